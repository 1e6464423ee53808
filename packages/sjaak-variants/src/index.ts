/**
 * The `variants.txt` language of Sjaak II: read, checked, played, written.
 */

export type { RulesetOptions } from './convert.js';
export { parseFen, toGame, toRuleset } from './convert.js';
export { fromFairy, safeFromFairy } from './fairy/read.js';
export { toFairy } from './fairy/write.js';
export { stringifyFen } from './fen/stringify.js';
export type { FromRulesetOptions } from './from-ruleset.js';
export { fromRuleset } from './from-ruleset.js';
export type { Converted } from './losses.js';
export type { MoveOptions } from './moves.js';
export { parseMove, stringifyMove } from './moves.js';
export type { ParseOptions } from './parse.js';
export { isValid, parse, parseLines, safeParse } from './parse.js';
export type { Edit } from './report.js';
export { shortName } from './short-name.js';
export type { StringifyOptions } from './stringify.js';
export { stringify } from './stringify.js';
export type * from './syntax.js';
export type { XBoardGame } from './xboard.js';
export { toXBoard } from './xboard.js';
