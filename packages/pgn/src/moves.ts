/**
 * `@x/pgn/moves`: the moves of one game, each with its place in the text, its position and its faults. It is for pages in which games are typed.
 */
export { readMoves } from './moves/read.js';
export type { Comment, Line, LineMove, Movetext, MovetextOptions, Start, Tag, Token, TokenType } from './moves/types.js';
export type { Command } from './tree/game.js';
