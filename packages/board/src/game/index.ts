/** What a board shows of a game and of a position of `@x/core`. */
export { geometryOf } from './geometry-of.js';
export { familyOf, lookOf, sidesOf } from './look-of.js';
export { type GameView, type ViewOptions, viewOf } from './view-of.js';
