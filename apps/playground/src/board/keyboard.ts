import type { Layout } from './geometry.js';

/** What a key means on the board. */
export type KeyMeaning =
	| { readonly type: 'focus'; readonly cell: number }
	| { readonly type: 'select' }
	| { readonly type: 'cancel' }
	| { readonly type: 'name'; readonly character: string };

export interface Key {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly altKey: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** The next cell in a direction as seen, past places where there is none; the same cell at the edge. */
export const step = (board: Layout, from: number, rows: number, columns: number): number => {
	const place = board.places.get(from);
	if (place === undefined) return from;
	let [row, column] = [place.row + rows, place.column + columns];
	while (row >= 0 && row < board.height && column >= 0 && column < board.width) {
		const found = board.rows[row]?.[column];
		if (found !== undefined) return found.cell;
		row += rows;
		column += columns;
	}
	return from;
};

/** The farthest cell in a direction as seen. */
export const edge = (board: Layout, from: number, rows: number, columns: number): number => {
	let at = from;
	for (let next = step(board, at, rows, columns); next !== at; next = step(board, at, rows, columns)) at = next;
	return at;
};

/** Reads a key pressed while `focus` has the focus; undefined leaves the key to the browser. */
export const keyMeaning = (board: Layout, focus: number, event: Key): KeyMeaning | undefined => {
	if (event.altKey) return undefined;
	const control = event.ctrlKey || event.metaKey;
	const to = (cell: number): KeyMeaning => ({ type: 'focus', cell });
	const direction = STEPS[event.key];
	if (direction !== undefined) return to(control ? edge(board, focus, ...direction) : step(board, focus, ...direction));
	switch (event.key) {
		case 'Home':
			return to(edge(board, control ? edge(board, focus, -1, 0) : focus, 0, -1));
		case 'End':
			return to(edge(board, control ? edge(board, focus, 1, 0) : focus, 0, 1));
		case 'PageUp':
			return to(edge(board, focus, -1, 0));
		case 'PageDown':
			return to(edge(board, focus, 1, 0));
		case 'Enter':
		case ' ':
			return control ? undefined : { type: 'select' };
		case 'Escape':
			return { type: 'cancel' };
		default:
			return !control && /^[a-zA-Z0-9]$/.test(event.key) ? { type: 'name', character: event.key.toLowerCase() } : undefined;
	}
};

/** Letters typed on the board so far, and the cell they name, if any: `e`, then `4`, is e4. */
export const typeAhead = (
	board: Layout,
	typed: string,
	character: string,
): { readonly typed: string; readonly cell: number | undefined } => {
	const find = (text: string): { readonly exact: number | undefined; readonly begins: boolean } => {
		let [exact, begins]: [number | undefined, boolean] = [undefined, false];
		for (const { cell } of board.places.values()) {
			if (cell.name === text) exact = cell.cell;
			if (cell.name.startsWith(text)) begins = true;
		}
		return { exact, begins };
	};
	const longer = find(typed + character);
	if (longer.begins) return { typed: typed + character, cell: longer.exact };
	const anew = find(character);
	return { typed: anew.begins ? character : '', cell: anew.exact };
};
