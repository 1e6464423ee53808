/** Games and positions of `@x/core` as the data of a board. */
export { geometryOf } from './geometry-of.js';
export { familyOf, lookOf, sidesOf } from './look-of.js';
export { premovesOf } from './premoves.js';
export { type GameView, type ViewOptions, viewOf } from './view-of.js';
