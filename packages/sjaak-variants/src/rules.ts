/**
 * `@x/sjaak-variants/rules`: converts variants to games of `@x/core` with their positions and moves, and rulesets to variants.
 */

export type { RulesetOptions } from './convert.js';
export { parseFen, toGame, toRuleset } from './convert.js';
export { stringifyFen } from './fen/stringify.js';
export type { FromRulesetOptions } from './from-ruleset.js';
export { fromRuleset } from './from-ruleset.js';
export type { Converted } from './losses.js';
export type { MoveOptions } from './moves.js';
export { parseMove, stringifyMove } from './moves.js';
