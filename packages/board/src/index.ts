/** A board for every game, as a custom element. It contains no rules. */
export { rectangle } from './layout/builders.js';
export { cellUnder, centre, type LaidSlice, type Layout, layout, outline, type Place, type Point } from './layout/layout.js';
export type * from './model/geometry.js';
export type * from './model/mark.js';
export type * from './model/move.js';
export type * from './model/piece.js';
export type * from './model/set.js';
export type * from './model/state.js';
