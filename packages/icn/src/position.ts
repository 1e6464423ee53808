/** `@x/icn/position`: from a position of the plane that was played to a game in ICN, and back. */
export { type IcnOfOptions, type IcnResult, icnOf, safeIcnOf } from './icn-of.js';
export { positionAtEnd } from './position-at-end.js';
