/** Moves of shogi in KIF, KI2 and CSA, read and written in positions of any game with its pieces. */

export { type MoveOptions, readMove, safeReadMove } from './moves/read-move.js';
export { resolve, safeResolve } from './moves/resolve.js';
export { canRecord, type MoveDialect, toKifMove, writeMove } from './moves/write-move.js';
