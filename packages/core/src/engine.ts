/**
 * The entry point for packages that extend core: loaders of plans built ahead, checks of arguments and of stored data, and parts of the
 * analysis. Programs that play games do not need it.
 */

export type { BitboardPlan } from './analyse/bitboard-plan.js';
export { bitboardPlanOf } from './analyse/bitboard-plan-of.js';
export { mentionsHistory } from './analyse/history.js';
export { Inspection } from './analyse/inspect.js';
export { negativeVariables } from './analyse/negative-variables.js';
export type { AnyEngine } from './position/any-board.js';
export { checkDepth, gameGiven, gameOf, moveGiven, positionGiven } from './position/arguments.js';
export { checkedDescription, hasProperties } from './position/find.js';
export { COPY } from './position/game.js';
export { kindsDenoted } from './position/kind-words.js';
export { isOneGame } from './position/one-game.js';
export { headOf, letterOf, printAsText } from './position/picture.js';
export { type Candidate, chosenMove, moveFault, movePartsOf } from './position/to-move.js';
export { type Standing, threatAfter } from './reference/threat.js';
export { checkParts, readByForm } from './rules/check/setup-form.js';
export { type Defined, definedBy, type GameDefinition } from './rules/game-definition.js';
export { namesGiven, rulesetGiven } from './rules/given.js';
export { hashRuleset } from './rules/hash.js';
export { type Names, sideTitle } from './rules/names.js';
export { type AnyFields, type Field, keyOf, type Thing } from './rules/nodes/field.js';
export { RULESET } from './rules/nodes/ruleset.js';
export { NODES, type Union } from './rules/nodes/table.js';
export { promotionOrder } from './rules/promotion-order.js';
export { Lattice } from './space/lattice.js';
export { namesBy } from './space/names.js';
export { zoneMaps } from './space/zones.js';
