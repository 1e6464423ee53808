/**
 * The `variants.txt` language of Sjaak II: read, checked, written, and written for other programs. None of it needs the engine: variants are
 * played, and rules are turned into variants, by `@x/sjaak-variants/rules`.
 */

export { toFairy } from './fairy/write.js';
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
