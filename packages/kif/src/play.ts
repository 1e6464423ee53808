/** Games of shogi with positions: played with the place of each fault, written from positions, completed for every format. */

export { complete, type GameOfOptions, gameOf } from './play/game-of.js';
export { type PlayedEnd, type PlayedLine, type PlayedMove, type PlayOptions, play, safePlay } from './play/play.js';
