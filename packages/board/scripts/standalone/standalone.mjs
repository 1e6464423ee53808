/** `<x-board>`, the six pieces of chess and the data for a board without rules. */
export { rectangle, XBoard } from '../../dist/index.js';
export { orthodox } from '../../dist/sets/orthodox.js';
export { piecesOf } from './pieces.mjs';

import '../../dist/define.js';
