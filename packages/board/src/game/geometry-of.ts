import type { Game } from '@x/core';
import type { BoardCell, BoardStyle, Geometry } from '../model/geometry.js';

/** Half the square root of three: the distance between columns of hexagons of height 1. */
const HEX = Math.sqrt(3) / 2;

/** The parts of a cell's name: its board or level, its column, its row. */
const partsOf = (name: string): readonly [layer: string, column: string, row: string] => {
	const [, layer = '', column = '', row = ''] = /^([A-Z]*)([a-z]+|\d+)?,?(.*)$/.exec(name) ?? [];
	return [layer, column, row];
};

/** The remainder of a division, never negative. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

interface Slices {
	readonly cells: readonly BoardCell[];
	readonly titles: readonly string[];
}

/** The cells, cut into slices of the first two axes. Hexagonal cells count along two of their three lines and stand on a side. */
const slicesOf = (game: Game, hex: boolean): Slices => {
	const found = new Map<string, number>();
	const titles: string[] = [];
	const cells: BoardCell[] = [];
	for (let cell = 0; cell < game.cells; cell++) {
		if (!game.isCell(cell)) continue;
		const [x = 0, y = 0, ...deeper] = game.vecOf(cell);
		const name = game.cellName(cell);
		const [layer, column, row] = partsOf(name);
		const key = deeper.join();
		const slice = found.get(key) ?? found.size;
		if (slice === found.size) titles.push(layer);
		found.set(key, slice);
		const sum = deeper.reduce((a, b) => a + b, x + y);
		const tone = hex ? modulo(x - y, 3) : modulo(sum, 2);
		cells.push({ cell, name, slice, x: hex ? x * HEX : x, y: hex ? y + x / 2 : y, tone, column, row });
	}
	return { cells, titles };
};

const styleOf = (game: Game): BoardStyle => {
	const { pieces: _, colors: __, ...style } = game.names?.look ?? {};
	return style;
};

const known = new WeakMap<Game, Geometry>();

/**
 * The cells of a game's board, numbered as the game numbers them, in the style of its names. A game has one geometry: the result is the same
 * object every time.
 *
 * Boards of more than two axes are cut into slices of two.
 *
 * @example
 * import { geometryOf } from '@x/board/game';
 * import { chess } from '@x/games/ready/chess';
 * geometryOf(chess).cells.length // → 64
 */
export const geometryOf = (game: Game): Geometry => {
	const before = known.get(game);
	if (before !== undefined) return before;
	const hex = game.names?.cells === 'hex';
	const { cells, titles } = slicesOf(game, hex);
	const [column, row] = game.ruleset.space.axes;
	const wraps = [...(column?.wrap === true ? (['columns'] as const) : []), ...(row?.wrap === true ? (['rows'] as const) : [])];
	const geometry: Geometry = {
		shape: hex ? 'hex' : 'square',
		slices: titles.map((title) => ({ title })),
		cells,
		style: styleOf(game),
		...(wraps.length > 0 && { wraps }),
	};
	known.set(game, geometry);
	return geometry;
};
