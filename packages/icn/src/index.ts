/**
 * Universal Infinite Chess Notation: positions and games on an unbounded plane, in the notation as first published (`seed`) and in the dialect
 * that infinitechess.org writes today (`site`).
 *
 * `parse`, `safeParse`, `isValid` and `stringify` do texts, `parseMove` and `stringifyMove` single moves, `toLong` and `fromLong` the JSON format.
 * None of it needs the engine: games are played by `@x/icn/play`, and boards of chess are converted by `@x/icn/chess`.
 */
export { fromLong } from './from-long.js';
export type { Border, Coord, Dialect, Figure, IcnGame, IcnMove, Json, Piece, Player, Promotion, Ray, Square } from './game.js';
export type { Kind } from './kinds.js';
export type { IcnLong, LegacyMove, LongRules } from './long-types.js';
export type { MoveStyle, ParseOptions, StringifyOptions } from './options.js';
export { isValid, parse, parseMove, safeParse, safeParseMove } from './parse.js';
export { type Preset, withPreset } from './preset.js';
export { annotated, positionAt, type ReplayOptions } from './replay.js';
export { sorted } from './sort.js';
export { stringify, stringifyMove } from './stringify.js';
export { type LongOptions, toLong } from './to-long.js';
