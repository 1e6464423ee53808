/**
 * What packages that extend core stand on: loaders of plans built ahead, checks of arguments and of stored data, and parts of the analysis. Programs that
 * play games need none of it.
 */
export { mentionsHistory } from '../analyse/history.js';
export { Inspection } from '../analyse/inspect.js';
export { negativeVariables } from '../analyse/negative-variables.js';
export type { SetPlan } from '../analyse/set-plan.js';
export { setPlanOf } from '../analyse/sets.js';
export { checkDepth, gameGiven, moveGiven, positionGiven } from '../position/arguments.js';
export { savedFaults, under } from '../position/restore.js';
export { WalkPrograms } from '../program/programs.js';
export { type Standing, threatAfter } from '../reference/threat.js';
export { checkParts, readByForm } from '../ruleset/check/setup-form.js';
export { type Defined, definedBy, type GameDefinition } from '../ruleset/game-definition.js';
export { namesGiven, rulesetGiven } from '../ruleset/given.js';
export { hashRuleset } from '../ruleset/hash.js';
export { type Names, sideTitle } from '../ruleset/names.js';
export { loadSets } from '../sets/load.js';
export { Lattice } from '../space/lattice.js';
export { namesBy } from '../space/names.js';
