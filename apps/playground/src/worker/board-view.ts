import type { Game } from '@x/core';
import type { BoardView, CellView } from './protocol.js';

/** Half the square root of three: the distance between columns of hexagons of height 1. */
const HEX = Math.sqrt(3) / 2;

/** The parts of a cell's name: its board or level, its column, its row. */
const partsOf = (name: string): readonly [layer: string, column: string, row: string] => {
	const [, layer = '', column = '', row = ''] = /^([A-Z]*)([a-z]+|\d+)?,?(.*)$/.exec(name) ?? [];
	return [layer, column, row];
};

/**
 * The cells of a game's board and their positions on the drawing, in cell heights, right and up.
 *
 * Boards of more than two axes are cut into slices of two. Hexagonal cells count along two of their three lines and stand on a side.
 */
export const boardView = (game: Game): BoardView => {
	const hex = game.names?.cells === 'hex';
	const slices = new Map<string, number>();
	const cells = Array.from({ length: game.cells }, (_, cell) => ({ cell, vec: game.vecOf(cell) }))
		.filter(({ vec }) => game.cellAt(vec) !== undefined)
		.map(({ cell, vec: [x = 0, y = 0, ...deeper] }): CellView => {
			const slice = deeper.join();
			if (!slices.has(slice)) slices.set(slice, slices.size);
			const name = game.cellName(cell);
			const [, column, row] = partsOf(name);
			const sum = deeper.reduce((a, b) => a + b, x + y);
			return {
				cell,
				name,
				slice: slices.get(slice)!,
				x: hex ? x * HEX : x,
				y: hex ? y + x / 2 : y,
				tone: hex ? (((x - y) % 3) + 3) % 3 : ((sum % 2) + 2) % 2,
				column,
				row,
			};
		});
	return {
		shape: hex ? 'hex' : 'square',
		slices: Array.from({ length: slices.size }, (_, slice) => partsOf(cells.find((cell) => cell.slice === slice)?.name ?? '')[0]),
		cells,
	};
};
