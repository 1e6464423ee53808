/**
 * FEN, X-FEN and Shredder-FEN for any game of two sides on a board of files and ranks.
 *
 * The lenient mode accepts the following deviations, each with a warning: missing last fields; extra blanks and `_`; `\`, `|` or `,` instead
 * of `/`; runs such as `44` and `...`; the side in upper case or in full; castling rights in another order, repeated, or without king or rook;
 * an en passant cell in upper case or without a matching step; leading zeros of a clock; `-` for a clock; a full stop at the end.
 */
export type { FenCode, FenPositionProblem, FenProblem } from './codes.js';
export type { CastlingStyle, Dialect, EnPassantStyle, ParseOptions, StringifyOptions } from './options.js';
export { isValidPosition, isValidText, parse, parsePosition, safeParse, safeParsePosition } from './parse.js';
export type { Edit } from './report.js';
export { stringify, stringifySetup } from './stringify.js';
