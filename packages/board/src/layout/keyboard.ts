import type { CellId } from '../model/geometry.js';
import { halfWidth, type Layout } from './layout.js';

/** The effect of a key on the board. */
export type KeyMeaning =
	| { readonly type: 'focus'; readonly cell: CellId }
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

/**
 * The next cell in a direction of the view. It skips gaps and continues on the next board, and prefers cells straight ahead. At the edge it is the same
 * cell.
 *
 * Adjacent columns of hexagons are half a cell higher or lower. Moving between columns alternates up and down, so that it keeps its height
 * and can be reversed.
 */
export const step = (board: Layout, from: CellId, rows: number, columns: number): CellId => {
	const place = board.places.get(from);
	if (place === undefined) return from;
	const half = halfWidth(board.geometry.shape);
	const zigzag = board.geometry.shape === 'hex' && columns !== 0;
	const turn = zigzag && Math.round((place.x - half) / (half * 1.5)) % 2 === 0 ? -1 : 1;
	let found = from;
	let least = Number.POSITIVE_INFINITY;
	for (const { cell, x, y } of board.places.values()) {
		const [dx, dy] = [x - place.x, y - place.y];
		const [along, aside] = columns === 0 ? [dy * rows, dx] : [dx * columns, dy];
		if (along < 0.1 || Math.abs(aside) > Math.max(along, 0.6)) continue;
		const straight = Math.abs(aside) < (zigzag ? 0.6 : 0.1);
		const distance = (straight ? along : along + 3 * Math.abs(aside)) + (aside * turn < -0.1 ? 0.01 : 0);
		if (distance < least) [least, found] = [distance, cell.cell];
	}
	return found;
};

/** The farthest cell in a direction of the view. */
export const edge = (board: Layout, from: CellId, rows: number, columns: number): CellId => {
	let at = from;
	for (let next = step(board, at, rows, columns); next !== at; next = step(board, at, rows, columns)) at = next;
	return at;
};

/** Reads a key pressed while `focus` has the focus. Undefined leaves the key to the browser. */
export const keyMeaning = (board: Layout, focus: CellId, event: Key): KeyMeaning | undefined => {
	if (event.altKey) return undefined;
	const control = event.ctrlKey || event.metaKey;
	const to = (cell: CellId): KeyMeaning => ({ type: 'focus', cell });
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

/** The letters typed on the board, and the cell that they name, if any: `e`, then `4`, is e4. */
export const typeAhead = (
	board: Layout,
	typed: string,
	character: string,
): { readonly typed: string; readonly cell: CellId | undefined } => {
	const find = (text: string): { readonly exact: CellId | undefined; readonly begins: boolean } => {
		let [exact, begins]: [CellId | undefined, boolean] = [undefined, false];
		for (const { cell } of board.places.values()) {
			const name = cell.name.toLowerCase();
			if (name === text) exact = cell.cell;
			if (name.startsWith(text)) begins = true;
		}
		return { exact, begins };
	};
	const longer = find(typed + character);
	if (longer.begins) return { typed: typed + character, cell: longer.exact };
	const anew = find(character);
	return { typed: anew.begins ? character : '', cell: anew.exact };
};
