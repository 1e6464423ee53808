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

/** The game of the first worker. Its plan is built ahead, so that the compiler is not loaded. */
export const firstGame = (id: string): PlayableGame | undefined => (id === FIRST ? playable : undefined);
