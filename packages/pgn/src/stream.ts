/** PGN of any size: bytes in pieces, with constant memory. */
export type { Limits } from './events/limits.js';
export type { GamePlace, GameRead, PgnVisitor, TextToken } from './events/visitor.js';
export type { ReadOptions, StopSignal } from './stream/options.js';
export { read, readGames } from './stream/read.js';
export { PgnReader } from './stream/reader.js';
export type { PgnSource, PieceStream } from './stream/source.js';
