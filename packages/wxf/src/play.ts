/** Games of xiangqi with positions: played with the place of each fault, written from positions, and translated between notations. */

export { type GameOfOptions, gameOf, rewrite } from './play/game-of.js';
export { type PlayedLine, type PlayedMove, play, safePlay } from './play/play.js';
