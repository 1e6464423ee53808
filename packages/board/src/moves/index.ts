/** The moves of a game as a tree, and the data of `<x-moves>`, which `@x/board/define-moves` registers. */
export type { GoDetail, MovesEventMap } from './events.js';
export type { MoveEvaluation, MoveId, MoveNode } from './node.js';
export { MoveTree } from './tree.js';
export { MOVES_ENGLISH, type MovesWords } from './words.js';
export type { XMoves } from './x-moves.js';
