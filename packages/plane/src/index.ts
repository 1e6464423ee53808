/**
 * Games on an unbounded board: two axes, open on any side, coordinates of any size, exact legality.
 *
 * `plane(ruleset)` makes a game. The functions of `@x/core` set it up and play it: `position`, `apply`, `legal`, `find`, `isLegal`, `outcome`, … On
 * the plane a cell is a pair of coordinates, and `toMove`, `apply` and `isLegal` read `'5,2>5,4'` and `{ from: [5, 2], to: [5, 4] }`. `legalFamilies` lists all legal moves as
 * finitely many points and rays; `outcome` decides mate and stalemate exactly.
 *
 * Coordinates are doubles while all pieces stand within ±2^50 (less if a royal piece rides), and bigints beyond. A game switches by itself, and back
 * when all pieces are within the range again. Results do not differ.
 */
export { legalFamilies, legalFamiliesFrom } from './families.js';
export type { MoveFamily, MoveText, PlaneSeries, PointFamily, RayFamily } from './family.js';
export { plane } from './game.js';
export type { PlaneDescription, PlaneGame, PlaneMove, PlanePosition, PlaneTypes } from './model.js';
export { InfiniteMovesError } from './moves.js';
