/** A board for every game, as a custom element. It contains no rules. */

export type * from './element/events.js';
export type { BoardMode } from './element/interaction.js';
export { type BoardWords, type CellWords, ENGLISH } from './element/words.js';
export { XBoard } from './element/x-board.js';
export { rectangle } from './layout/builders.js';
export { cellUnder, centre, type LaidSlice, type Layout, layout, outline, type Place, type Point } from './layout/layout.js';
export { type NamedDrawings, namedDrawings } from './model/drawings.js';
export type * from './model/geometry.js';
export type * from './model/mark.js';
export type * from './model/move.js';
export type * from './model/piece.js';
export type * from './model/set.js';
export type * from './model/state.js';
