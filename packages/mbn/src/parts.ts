/** Readers of the parts of MBN, for notations that contain it. */
export type { Code } from './codes.js';
export { Printer } from './print.js';
export { Cursor, Unreadable } from './read/cursor.js';
export { readItem } from './read/item.js';
export { readBlank, readPart } from './read/parts.js';
export { isPieceStart, readPieceId, readPieceSet } from './read/pieces.js';
export { readRange } from './read/places.js';
export { type Edit, type Findings, type Note, Report } from './report.js';
