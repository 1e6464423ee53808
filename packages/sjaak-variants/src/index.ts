/**
 * The `variants.txt` language of Sjaak II: reads, checks and writes it, and converts it for other programs. It does not need the engine.
 * `@x/sjaak-variants/rules` plays variants and converts rulesets to variants.
 */

export type { Converted } from './losses.js';
export type { ParseOptions } from './parse.js';
export { isValid, parse, parseLines, safeParse } from './parse.js';
export type { Edit } from './report.js';
export { shortName } from './short-name.js';
export type { StringifyOptions } from './stringify.js';
export { stringify } from './stringify.js';
export type * from './syntax.js';
export type { XBoardGame } from './xboard.js';
export { toXBoard } from './xboard.js';
