/** Rules of chess on the infinite board, as data for `plane` of `@x/plane`. */
export { classicalPlane } from './classical.js';
export { planeOptionsOf } from './options-of.js';
export { type PlaneOptions, type PlaneWin, planeNames, planeRules } from './plane-rules.js';
