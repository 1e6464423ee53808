/**
 * Universal Infinite Chess Notation: positions and games on an unbounded plane, in the notation as first published (`seed`) and in the
 * current dialect of infinitechess.org (`site`).
 *
 * `parse`, `safeParse`, `isValid` and `stringify` convert texts, `parseMove` and `stringifyMove` single moves, `toLong` and `fromLong` the
 * JSON format. They do not need the engine. `@x/icn/play` plays games, and `@x/icn/chess` converts boards of chess.
 */
export { fromLong } from './from-long.js';
export type { Border, Coord, Dialect, Figure, IcnGame, IcnMove, Json, Piece, Player, Promotion, Ray, Square } from './game.js';
export { KINDS, type Kind, kindTitle } from './kinds.js';
export type { IcnLong, LegacyMove, LongRules } from './long-types.js';
export type { MoveStyle, ParseOptions, StringifyOptions } from './options.js';
export { isValid, parse, parseMove, safeParse, safeParseMove } from './parse.js';
export { type Preset, withPreset } from './preset.js';
export { annotated, positionAt, type ReplayOptions } from './replay.js';
export { sorted } from './sort.js';
export { stringify, stringifyMove } from './stringify.js';
export { type LongOptions, toLong } from './to-long.js';
