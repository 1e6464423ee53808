import { chess } from '@x/games/ready/chess';
import type { Offer } from './offer.js';
import { FIRST } from './protocol.js';

const offer: Offer = {
	id: FIRST,
	title: 'Chess',
	game: chess,
	variant: ['chess', 'standard', 'fromposition', 'normal'],
	dialects: [{ id: 'fen', title: 'FEN', options: {} }],
};

/** What the worker of the first load can play: the game that comes with its plan built ahead, so that no compiler has to be loaded. */
export const firstOffer = (id: string): Offer | undefined => (id === FIRST ? offer : undefined);
