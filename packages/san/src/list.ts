/**
 * `@x/san/moves`: lists of moves, as in PGN.
 */
export { canonicalQuery } from './canonical.js';
export type { Token, TokenType } from './lexer.js';
export { type Line, type LineMove, type Movetext, type MovetextOptions, readMoves, type Start } from './movetext.js';
export { applyNull } from './null.js';
export type { Comment, Tag } from './remarks.js';
export { replay } from './replay.js';
export { stringifyMoves } from './write.js';
