/** Games of shogi as PGN with moves in SAN, and back. */

export { type FromPgnOptions, fromPgn } from './pgn/from-pgn.js';
export type { Converted } from './pgn/losses.js';
export { type ToPgnOptions, toPgn } from './pgn/to-pgn.js';
