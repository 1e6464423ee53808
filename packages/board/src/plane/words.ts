import type { PlaneCell } from './data.js';
import { spokenSquare } from './numbers.js';
import type { Direction } from './rim.js';

/** The state of a cell, for its spoken name. */
export interface PlaneCellWords {
	/** The result of `square`. */
	readonly square: string;
	/** The title of its piece. */
	readonly piece: string | undefined;
	readonly picked: boolean;
	/** The picked-up piece can go there. */
	readonly target: boolean;
	readonly checked: boolean;
}

/** The number of targets: single squares, rays with an end, and rays without end. */
export interface PlaneReachWords {
	readonly squares: number;
	readonly lines: number;
	readonly rays: number;
}

/**
 * The texts that `<x-plane>` shows and announces. A page replaces some of them to translate the board.
 *
 * It has more than 15 members: each is a text of its own, and a page gives them together.
 */
export interface PlaneWords {
	/** The name of the board; the focused cell follows it. */
	readonly board: string;
	/** The kind of the board, for screen readers. */
	readonly role: string;
	/** A square, as spoken. */
	readonly square: (cell: PlaneCell) => string;
	/** `4, 2, white pawn, picked up` */
	readonly cell: (cell: PlaneCellWords) => string;
	/** A piece was picked up; `reach` is the text of its targets. */
	readonly picked: (square: string, piece: string, reach: string) => string;
	readonly reach: (count: PlaneReachWords) => string;
	readonly putBack: string;
	/** There is no piece in the direction of a leap. */
	readonly noPiece: string;
	/** There is nothing to show: no piece is picked up, and there is no last move. */
	readonly nothing: string;
	/** The title of a question about the result of a promotion. */
	readonly promote: string;
	readonly tools: string;
	readonly zoomOut: string;
	readonly zoomIn: string;
	readonly showAll: string;
	readonly showPicked: string;
	readonly previous: string;
	readonly next: string;
	/** The label of the field, an example, and its button. */
	readonly go: string;
	readonly goExample: string;
	readonly goButton: string;
	/** The middle of the view; `pixels` is the width of a cell, or undefined below one. */
	readonly place: (square: string, pixels: number | undefined) => string;
	/** The title of the list of pieces out of view. */
	readonly far: (count: number) => string;
	readonly direction: Readonly<Record<Direction, string>>;
	/** The title of one direction in this list, and its last line if it is not complete. */
	readonly farGroup: (direction: string, count: number) => string;
	readonly farMore: (count: number) => string;
	/** The title of the list of all pieces. */
	readonly pieces: (count: number) => string;
	readonly find: string;
	readonly findExample: string;
	/** The last line of a list that is not complete. */
	readonly firstOf: (count: number) => string;
	/** The description of the keys, which are in brackets: `[Esc]`. */
	readonly help: string;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const cellWords = ({ square, piece, picked, target, checked }: PlaneCellWords): string =>
	[
		square,
		piece ?? 'empty',
		...(checked ? ['in check'] : []),
		...(picked ? ['picked up'] : target ? [piece === undefined ? 'can go here' : 'can be captured'] : []),
	].join(', ');

const reachWords = ({ squares, lines, rays }: PlaneReachWords): string => {
	const words = [
		...(squares > 0 ? [counted(squares, 'square')] : []),
		...(lines > 0 ? [counted(lines, 'line')] : []),
		...(rays > 0 ? [`${counted(rays, 'ray')} without end`] : []),
	];
	return words.length === 0 ? 'It cannot move.' : `${words.join(', ')} to go to.`;
};

/** The words in English. */
export const PLANE_WORDS: PlaneWords = {
	board: 'Board',
	role: 'unbounded board',
	square: spokenSquare,
	cell: cellWords,
	picked: (square, piece, reach) => `${square}, ${piece}, picked up. ${reach}`,
	reach: reachWords,
	putBack: 'Put back.',
	noPiece: 'There is no piece in this direction.',
	nothing: 'Nothing is selected.',
	promote: 'Promote to',
	tools: 'View',
	zoomOut: 'Zoom out',
	zoomIn: 'Zoom in',
	showAll: 'Show all pieces',
	showPicked: 'Show what is picked up',
	previous: 'Previous piece',
	next: 'Next piece',
	go: 'Square or move',
	goExample: '4,-12 or 4,2>4,4',
	goButton: 'Go',
	place: (square, pixels) =>
		`The middle is ${square}. ${pixels === undefined ? 'Squares are narrower than a pixel.' : `A square is ${counted(pixels, 'pixel')} wide.`}`,
	far: (count) => (count === 0 ? 'All pieces are in sight' : `Out of sight: ${count}`),
	direction: {
		'up left': 'Up left',
		up: 'Up',
		'up right': 'Up right',
		left: 'Left',
		right: 'Right',
		'down left': 'Down left',
		down: 'Down',
		'down right': 'Down right',
	},
	farGroup: (direction, count) => `${direction}: ${count}`,
	farMore: (count) => `and ${count} more, farther away`,
	pieces: (count) => counted(count, 'piece'),
	find: 'Find a piece',
	findExample: 'black king',
	firstOf: (count) => `The first ${count} are listed. Write a name or a coordinate to find others.`,
	help:
		'Arrow keys go from square to square, with [Shift] to the next piece that way; [Enter] picks up and puts down, [Esc] lets go. ' +
		'[N] and [P] go to the next and the previous piece, a digit or [G] to a square or move that you type. ' +
		'[W] [A] [S] [D] move the view, [+] and [-] zoom, [F] shows all, [V] what is picked up.',
};
