/** Rules of chess on the infinite board, as data: what `plane` of `@x/plane` plays. */
export { classicalPlane } from './classical.js';
export { type PlaneOptions, type PlaneWin, planeNames, planeRules } from './plane-rules.js';
