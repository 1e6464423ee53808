/**
 * `@x/san/moves`: whole lines of moves, the moves that led to a position, and null moves.
 */
export { canonicalQuery } from './canonical.js';
export { historyOf, type PlayedMove } from './history.js';
export { applyNull } from './null.js';
export { replay } from './replay.js';
export { stringifyMoves } from './write.js';
