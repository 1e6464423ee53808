/** Pieces by their cells, as tokens. */
export type Pieces = Readonly<Record<string, string>>;

/** How a region is turned: left and right change places, top and bottom, or both. */
export type Turning = 'across' | 'up' | 'around';

/**
 * The cells of a board, for tools that work on sets of them. A bounded board numbers its cells; the unbounded one writes their coordinates.
 * `B` is a box of cells.
 */
export interface CellGrid<B> {
	/** The smallest box around two cells. */
	box(one: string, other: string): B;
	/** The box around the whole board, or around all pieces of an unbounded one. */
	whole(pieces: Pieces): B | undefined;
	/** The cells in a box; undefined if there are too many to be changed one by one. */
	cells(box: B): readonly string[] | undefined;
	/** The cell that lies to `to` as `cell` lies to `from`; undefined off the board. */
	moved(cell: string, from: string, to: string): string | undefined;
	/** The cell that changes places with a cell when a box is turned. */
	turned(cell: string, box: B, turning: Turning): string | undefined;
}

/** The pieces on some of the cells. */
export const among = (pieces: Pieces, cells: Iterable<string>): Pieces => {
	const found: Record<string, string> = {};
	for (const cell of cells) if (pieces[cell] !== undefined) found[cell] = pieces[cell];
	return found;
};

const without = (pieces: Pieces, cells: Iterable<string>): Record<string, string> => {
	const left = { ...pieces };
	for (const cell of cells) delete left[cell];
	return left;
};

/** The same piece without the flags that belong to the square on which it stood. */
export const kindOf = (token: string): string => token.split(' ').slice(0, 2).join(' ');

/** The pieces with one piece on each of the cells, or none. */
export const filled = (pieces: Pieces, cells: readonly string[], token: string | undefined): Pieces =>
	token === undefined ? without(pieces, cells) : { ...pieces, ...Object.fromEntries(cells.map((cell) => [cell, token])) };

/** One piece moved, or copied. */
export const carried = (pieces: Pieces, from: string, to: string): Pieces => {
	const token = pieces[from];
	return token === undefined || from === to ? pieces : { ...without(pieces, [from]), [to]: kindOf(token) };
};

/** Pieces put elsewhere, as `to` lies to `from`; those that would leave the board are lost. */
export const pasted = <B>(pieces: Pieces, taken: Pieces, grid: CellGrid<B>, from: string, to: string): Pieces => {
	const next: Record<string, string> = { ...pieces };
	for (const [cell, token] of Object.entries(taken)) {
		const target = grid.moved(cell, from, to);
		if (target !== undefined) next[target] = target === cell ? token : kindOf(token);
	}
	return next;
};

/** The pieces of a box turned in it. Pieces whose new cell is not on the board stay. */
export const turned = <B>(pieces: Pieces, grid: CellGrid<B>, box: B, turning: Turning): Pieces => {
	const inside = among(pieces, grid.cells(box) ?? Object.keys(pieces));
	const next = without(pieces, Object.keys(inside));
	for (const [cell, token] of Object.entries(inside)) {
		const target = grid.turned(cell, box, turning) ?? cell;
		next[target] = target === cell ? token : kindOf(token);
	}
	return next;
};

/** The pieces with the other side's on the cells; `other` is the token of a piece for the other side. */
export const swapped = (pieces: Pieces, cells: Iterable<string>, other: (token: string) => string): Pieces => {
	const next = { ...pieces };
	for (const cell of cells) if (next[cell] !== undefined) next[cell] = other(next[cell]);
	return next;
};
