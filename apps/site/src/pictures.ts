import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { toSvg } from '@x/board/svg';
import { chess } from '@x/games/ready/chess';
import { play } from '@x/san';
import { HOME_GAME } from './home-game.js';

/** The board of the first page, which stands there until its code has come. */
export const homePicture = (): string =>
	toSvg(
		{ ...viewOf(play(chess.start, HOME_GAME.moves)), sets: [pictures], arrows: [{ ...HOME_GAME.refused, color: 'red' }] },
		{ width: 420 },
	);
