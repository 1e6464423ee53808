import type { MarkColor } from '../model/mark.js';

/** The state of a cell, for its spoken name. */
export interface CellWords {
	readonly name: string;
	/** The title of its piece. */
	readonly piece: string | undefined;
	readonly picked: boolean;
	readonly canMove: boolean;
	readonly target: boolean;
	readonly capture: boolean;
	readonly checked: boolean;
	/** Moves are made ahead, and one begins or ends here. */
	readonly premoving: boolean;
	readonly premoved: boolean;
	/** The arrows and circles of the user on it. */
	readonly drawings: readonly string[];
}

/** All words that a board says and shows. A page replaces some of them to translate the board. It has more than 15 members: one for each text. */
export interface BoardWords {
	/** The spoken name of a cell: `g8, black knight, can move`. */
	readonly cell: (cell: CellWords) => string;
	/** A piece was picked up: the name of its cell, undefined from a hand; the number of cells that it can go to. */
	readonly picked: (piece: string, cell: string | undefined, targets: number) => string;
	readonly putBack: string;
	/** A piece arrived on a cell: `white knight to f3`. An empty text says nothing. */
	readonly moved: (piece: string, cell: string) => string;
	/** A move was made ahead; the number of such moves. They were taken back, or are no longer possible. */
	readonly premoved: (piece: string, cell: string, count: number) => string;
	readonly takenBack: string;
	readonly premovesDropped: string;
	/** A move that is not possible. An empty text says nothing. */
	readonly refused: (cell: string) => string;
	/** The name of a hand, what is written on it if it is empty, and the name of a piece in it. */
	readonly hand: (side: string) => string;
	readonly emptyHand: (side: string) => string;
	readonly inHand: (piece: string, count: number | undefined) => string;
	/** The questions of several moves to one cell: `Which move?`, `Promote to`, `Promote?` */
	readonly which: string;
	readonly promoteTo: string;
	readonly promote: string;
	/** The answer to keep a piece as it is. */
	readonly unpromoted: (piece: string) => string;
	/** The name of the board; `side` is at the bottom. */
	readonly board: (side: string) => string;
	/** How to use the board, for screen readers. */
	readonly help: string;
	/** The same for drawing, where it is possible. */
	readonly drawHelp: string;
	/** An arrow, or a circle around a cell: `green arrow from e2 to e4`. */
	readonly drawing: (color: MarkColor, from: string, to: string | undefined) => string;
	/** A drawing begins. */
	readonly drawFrom: (cell: string) => string;
	/** A drawing was erased, or all. */
	readonly erased: (drawing: string | undefined) => string;
	/** The button of a move without a target and without a label. */
	readonly pass: string;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const cellWords = ({ name, piece, picked, canMove, target, capture, checked, premoving, premoved, drawings }: CellWords): string => {
	const words = [name, piece ?? 'empty'];
	if (premoved) words.push('premove');
	if (checked) words.push('in check');
	if (picked) words.push('picked up');
	else if (capture) words.push('can be captured');
	else if (target) words.push('can go here');
	else if (canMove) words.push(premoving ? 'can premove' : 'can move');
	return [...words, ...drawings].join(', ');
};

/** English. */
export const ENGLISH: BoardWords = {
	cell: cellWords,
	picked: (piece, cell, targets) =>
		`${cell ?? 'In hand'}, ${piece}, picked up. ${targets === 0 ? 'It cannot move.' : `${targets} ${targets === 1 ? 'square' : 'squares'} to go to.`}`,
	putBack: 'Put back.',
	moved: (piece, cell) => `${capital(piece)} to ${cell}.`,
	premoved: (piece, cell, count) => `Premove${count > 1 ? ` ${count}` : ''}: ${piece} to ${cell}.`,
	takenBack: 'Premoves taken back.',
	premovesDropped: 'Premoves dropped.',
	refused: (cell) => `It cannot go to ${cell}.`,
	hand: (side) => `${capital(side)} in hand`,
	emptyHand: (side) => `${capital(side)} has nothing in hand`,
	inHand: (piece, count) => `${count ?? 'any number of'} ${piece}`,
	which: 'Which move?',
	promoteTo: 'Promote to',
	promote: 'Promote?',
	unpromoted: (piece) => `${piece}, unpromoted`,
	board: (side) => (side === '' ? 'Board' : `Board, ${side} below`),
	help: 'Arrow keys go from cell to cell. Enter picks up a piece and puts it down, Escape puts it back. Type the name of a cell to go to it.',
	drawHelp: 'Shift and Enter begin an arrow, Enter ends it, on the same cell as a circle. Delete erases all.',
	drawing: (color, from, to) => (to === undefined ? `${color} circle on ${from}` : `${color} arrow from ${from} to ${to}`),
	drawFrom: (cell) => `Drawing from ${cell}.`,
	erased: (drawing) => `Erased ${drawing ?? 'all drawings'}.`,
	pass: 'Pass',
};
