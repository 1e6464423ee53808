import { MOVES_ENGLISH, type MovesWords } from '../moves/words.js';

/** All words that a viewer says and shows. A page replaces some of them to translate the viewer. It has more than 15 members: one for each text. */
export interface GameWords extends MovesWords {
	/** The name of the viewer. */
	readonly viewer: string;
	/** How to use the viewer, for screen readers. */
	readonly viewerHelp: string;
	readonly controls: string;
	readonly first: string;
	readonly back: string;
	readonly next: string;
	readonly last: string;
	readonly play: string;
	readonly stop: string;
	readonly menu: string;
	readonly flip: string;
	readonly copyGame: string;
	/** The button that copies a position in a notation. */
	readonly copyPosition: (notation: string) => string;
	readonly source: string;
	readonly copied: string;
	/** The browser refuses to copy: the text is shown. */
	readonly notCopied: string;
	readonly tags: string;
	/** The choice of a game of the text. */
	readonly games: string;
	/** The start of the game is shown. */
	readonly start: string;
	/** A move is shown: `3… Nf6`, with annotations and the comment. */
	readonly shown: (move: string, more: readonly string[]) => string;
	readonly loading: string;
	readonly empty: string;
	/** The address cannot be read. */
	readonly unreachable: (address: string, reason: string) => string;
	/** Packages that a notation needs are missing. */
	readonly missing: (notation: string, packages: readonly string[]) => string;
	readonly unknownFormat: (format: string, known: readonly string[]) => string;
	readonly unreadable: (reason: string) => string;
	/** Moves that cannot be played. */
	readonly faults: (count: number) => string;
}

/** English. */
export const GAME_ENGLISH: GameWords = {
	...MOVES_ENGLISH,
	viewer: 'Game',
	viewerHelp: 'The left and right arrow keys step through the game. Space plays it, and f flips the board.',
	controls: 'Steps through the game',
	first: 'First position',
	back: 'One move back',
	next: 'One move forward',
	last: 'Last position',
	play: 'Play the moves',
	stop: 'Stop',
	menu: 'Menu',
	flip: 'Flip the board',
	copyGame: 'Copy the game',
	copyPosition: (notation) => `Copy the position (${notation})`,
	source: 'Open the source',
	copied: 'Copied.',
	notCopied: 'The browser does not allow copying. The text is selected in the menu.',
	tags: 'About the game',
	games: 'Game',
	start: 'Start of the game.',
	shown: (move, more) => [move, ...more].join(', '),
	loading: 'The game is loading…',
	empty: 'The text has no game.',
	unreachable: (address, reason) => `The game at ${address} cannot be loaded: ${reason}`,
	missing: (notation, packages) => `Games in ${notation} need ${packages.join(', ')}. A part of them is not installed.`,
	unknownFormat: (format, known) => `Expected one of ${known.join(', ')} as the format, found "${format}".`,
	unreadable: (reason) => `The game cannot be read. ${reason}`,
	faults: (count) => (count === 1 ? 'The text has a fault.' : `The text has ${count} faults.`),
};
