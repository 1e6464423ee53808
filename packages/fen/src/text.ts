/**
 * FEN as text: the fields of a line, the ranks of a board, pieces in hand, castling letters. These functions do not know a game and do not
 * report faults. Notations with FEN-like texts use them and report faults with their own codes. This entry does not need another package.
 */
export { castlingFile, castlingLetter } from './text/castling.js';
export { fieldsOf, type Part } from './text/fields.js';
export { type HeldPart, readHand, writeHand } from './text/hand.js';
export { letterAt, longestOf, type PieceAt } from './text/pieces.js';
export { boardEnd, type PlacedPart, type Rank, readPlacement, writePlacement, writeRank } from './text/placement.js';
