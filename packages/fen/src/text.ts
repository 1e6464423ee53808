/**
 * FEN as text: the fields of a line, the ranks of a board, pieces in hand, letters of rights. No game gives them a meaning, and no faults are
 * reported: notations whose positions are written like FENs use it and report faults with their own codes. Needs no other package.
 */
export { castlingFile, castlingLetter } from './text/castling.js';
export { fieldsOf, type Part } from './text/fields.js';
export { type HeldPart, readHand, writeHand } from './text/hand.js';
export { letterAt, longestOf, type PieceAt } from './text/pieces.js';
export { boardEnd, type PlacedPart, type Rank, readPlacement, writePlacement, writeRank } from './text/placement.js';
