/**
 * The entry point for packages that read rulesets: checks of rules and of stored data, the table of all nodes, hashes, cells and zones, and parts
 * of the analysis. Programs that play games do not need it.
 */

export { bitboardPlanOf } from './analyse/bitboard-plan-of.js';
export { mentionsHistory } from './analyse/history.js';
export { Inspection } from './analyse/inspect.js';
export { negativeVariables } from './analyse/negative-variables.js';
export { replaceCells } from './paths/cells.js';
export { pathOfWay, type UnrollOptions, unroll, type Way } from './paths/unroll.js';
export { type Standing, threatAfter } from './reference/threat.js';
export { checkParts, readByForm } from './rules/check/setup-form.js';
export {
	asCell,
	asChoice,
	asCondition,
	asEffect,
	asNumber,
	asPath,
	asPiece,
	asResult,
	asZone,
	fold,
	foldSome,
	forKinds,
	type Handlers,
	type Pass,
	type SomeHandlers,
} from './rules/fold.js';
export { type Defined, definedBy } from './rules/game-definition.js';
export { namesGiven, rulesetGiven } from './rules/given.js';
export { hashRuleset } from './rules/hash.js';
export { type AnyFields, type Field, keyOf, type Thing } from './rules/nodes/field.js';
export { RULESET } from './rules/nodes/ruleset.js';
export { type Kinds, NODES, type NodeOf, type Union } from './rules/nodes/table.js';
export { type Nodes, nodesIn } from './rules/nodes-in.js';
export { promotionOrder } from './rules/promotion-order.js';
export { reasonsOf } from './rules/reasons.js';
export { placeOf, type Source, SourceMap, type Sources, sourcesOf } from './rules/sources.js';
export { Structures } from './rules/structures.js';
export { Lattice } from './space/lattice.js';
export { zoneMaps } from './space/zones.js';
