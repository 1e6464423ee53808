/** `@x/pgn/position`: from a position that was played to a game in PGN, and back. */
export { addPlayed } from './position/add-played.js';
export { endOf } from './position/end-of.js';
export { type PgnOfOptions, pgnOf, resultOf } from './position/pgn-of.js';
export { positionAtEnd } from './position/position-at-end.js';
export { positionsFrom } from './position/positions-from.js';
export type { TerminationDialect } from './position/termination.js';
