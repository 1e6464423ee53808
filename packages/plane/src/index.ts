/**
 * Games on an unbounded board: two axes, open on any side, coordinates of any size, exact legality.
 *
 * `plane(ruleset)` makes a game, `positionOf(game, setup)` a position; both are plain data in. `legalFamilies` lists all legal moves as finitely
 * many points and rays, `find`, `isLegal` and `apply` take a move by its ends, `outcome` decides mate and stalemate exactly.
 *
 * Positions are kept in doubles while everything stands within ±2^50 (nearer where a royal rides), in bigints beyond: a game changes over by
 * itself, and back when nobody is far out any more. Answers do not differ. What one compiles with `@x/core/compile` has another `Game`: the two do
 * not mix.
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
