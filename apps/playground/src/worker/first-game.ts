import { chess } from '@x/games/ready/chess';
import { type PlayableGame, plainName } from './playable-game.js';
import { FIRST } from './protocol.js';

/** Few of the names that `@x/pgn/games` knows: the first worker is small. With another name the page asks the second worker. */
const NAMES: readonly string[] = ['chess', 'standard', 'fromposition', 'normal'];

const playable: PlayableGame = {
	id: FIRST,
	title: 'Chess',
	game: chess,
	isNamed: (variant) => NAMES.includes(plainName(variant)),
	dialects: [{ id: 'fen', title: 'FEN', options: {} }],
};

/** The game of the first worker. Its plan is built ahead, so that the compiler is not loaded. */
export const firstGame = (id: string): PlayableGame | undefined => (id === FIRST ? playable : undefined);
