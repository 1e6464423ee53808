/** Moves of xiangqi in the notations of their players, read and written in positions of any game on such a board. */

export type { MoveDialect } from './move-text.js';
export { readMove, safeReadMove } from './moves/read-move.js';
export { writeMove } from './moves/write-move.js';
