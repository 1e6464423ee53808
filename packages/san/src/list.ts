/**
 * `@x/san/moves`: whole lines of moves, and null moves.
 */
export { canonicalQuery } from './canonical.js';
export { applyNull } from './null.js';
export { replay } from './replay.js';
export { stringifyMoves } from './write.js';
