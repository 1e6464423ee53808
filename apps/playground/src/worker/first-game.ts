import { chess } from '@x/games/ready/chess';
import type { PlayableGame } from './playable-game.js';
import { FIRST } from './protocol.js';

const playable: PlayableGame = {
	id: FIRST,
	title: 'Chess',
	game: chess,
	variant: ['chess', 'standard', 'fromposition', 'normal'],
	dialects: [{ id: 'fen', title: 'FEN', options: {} }],
};

/** What the worker of the first load can play: the game that comes with its plan built ahead, so that no compiler has to be loaded. */
export const firstGame = (id: string): PlayableGame | undefined => (id === FIRST ? playable : undefined);
