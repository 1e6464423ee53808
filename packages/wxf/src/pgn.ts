/** Games of xiangqi as PGN with moves in SAN, and back. */

export { fromPgn, toPgn } from './pgn/convert.js';
