import type { Game, Position } from '@x/core';
import { parsePosition } from '@x/fen';

/** The position of a FEN; `start` is the start of the game. */
export const fromFen = (game: Game, fen: string): Position =>
	fen === 'start' ? game.start : parsePosition(fen, game, { mode: 'lenient' });
