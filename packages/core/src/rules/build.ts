/**
 * Constructors for rulesets. They return plain data, independent of any game: kinds, flags, zones and points are named by the caller.
 *
 * Also `checkRuleset`, which finds every fault of a ruleset, and `extend`, which changes parts of a ruleset.
 */
export * from './build/castling.js';
export * from './build/clocks.js';
export * from './build/conditions.js';
export * from './build/effects.js';
export * from './build/filters.js';
export * from './build/game.js';
export * from './build/kinds.js';
export * from './build/moves.js';
export * from './build/names.js';
export * from './build/numbers.js';
export * from './build/paths.js';
export * from './build/recipes.js';
export * from './build/royals.js';
export * from './build/start.js';
export * from './build/zones.js';
export { hasTooManyWalks, type LoneRules } from './check/lone-walks.js';
export { checkRuleset } from './check.js';
export { extend, type Patch, type RulesetPatch } from './extend.js';
export type { Limits, RulesetOptions } from './limits.js';
export { migrate } from './migrate.js';
export { normalise } from './normalise.js';
export { isSame, mentions, type Node, nodesWith, someNode } from './structure.js';
