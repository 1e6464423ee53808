/**
 * Games on an unbounded board: two axes, open on any side, coordinates of any size, exact legality.
 *
 * `plane(ruleset)` makes a game and `positionOf(game, setup)` a position, each from plain data. `legalFamilies` lists all legal moves as finitely
 * many points and rays; `find`, `isLegal` and `apply` take a move by its two cells; `outcome` decides mate and stalemate exactly.
 *
 * Coordinates are doubles while all pieces stand within ±2^50 (less if a royal piece rides), and bigints beyond. A game switches by itself, and back
 * when all pieces are within the range again. Results do not differ. `@x/core/compile` makes another type of game, for bounded boards; positions of one
 * type are not accepted by functions for the other.
 */
export { history, key, lastMove, previous } from './chain.js';
export type { MoveFamily, MoveText, PlaneMove, PlaneSeries, PointFamily, RayFamily } from './family.js';
export { type PlaneGame, plane } from './game.js';
export { apply, find, hasLegalMove, InfiniteMovesError, isLegal, legal, legalFamilies, legalFamiliesFrom, perft } from './moves.js';
export type { PlanePosition } from './position.js';
export { attackers, checkers, inCheck, outcome, pieceAt, pieces, setupOf, turn } from './queries.js';
export { restore } from './restore.js';
export { save } from './save.js';
export type { SavedPlaneGame } from './saved-game.js';
export { positionOf, setUp } from './setup.js';
