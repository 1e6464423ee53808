import type { Lexicon } from './lexicon.js';

/** Who speaks of what: how the references of the language are called where a rule is told. */
export interface Teller {
	readonly lexicon: Lexicon;
	readonly at: string;
	readonly origin: string;
	readonly stand: string;
	/** The piece that moves. */
	readonly mover: string;
	readonly own: string;
	readonly other: string;
	/** A legal move of the phase that a count of moves is asked for. */
	readonly next: string;
}

/** In a walk: the piece is told of as it goes. */
export const walking = (lexicon: Lexicon): Teller => ({
	lexicon,
	at: 'that cell',
	origin: 'the cell it starts from',
	stand: 'the cell it stands on',
	mover: 'it',
	own: 'the player',
	other: 'the opponent',
	next: 'legal next move',
});

/** After a move: in laws, hooks, choices and outcomes of a move. */
export const moved = (lexicon: Lexicon): Teller => ({
	lexicon,
	at: 'the cell where the move ends',
	origin: 'the cell where it began',
	stand: 'the cell where the moved piece stands',
	mover: 'the moved piece',
	own: 'the player',
	other: 'the opponent',
	next: 'legal next move',
});

/** Of one piece on its cell: royalty, flags, traces. */
export const standing = (lexicon: Lexicon, who: string): Teller => ({
	lexicon,
	at: 'its cell',
	origin: 'its cell',
	stand: 'its cell',
	mover: who,
	own: 'its side',
	other: 'the other side',
	next: 'legal next move',
});

/** Before a choice: at the start of a turn, or where there is none. */
export const choosing = (lexicon: Lexicon): Teller => ({ ...moved(lexicon), next: 'legal move' });

/** The same teller in a walk of its own, that starts on a cell of the outer one. */
export const inner = (teller: Teller): Teller => ({
	...teller,
	at: 'the cell reached',
	origin: 'the cell where that way starts',
	stand: 'the cell where that way starts',
});
