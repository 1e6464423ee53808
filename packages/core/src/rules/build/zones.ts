import type { Axis, Coord, Side, Space, Vec, Zone } from '../types.js';

type Range = readonly [Coord | null, Coord | null] | null;

/**
 * The cells between bounds, one pair per axis; null leaves an axis or an end open.
 *
 * @example
 * box([3, 5], [0, 2]) // { box: [[3, 5], [0, 2]] }
 */
export const box = (...ranges: readonly Range[]): Zone => ({ box: ranges });

/**
 * The cells of one row (or of several neighbouring ones) of a board with `axes` axes.
 *
 * @example
 * row(7) // { box: [null, [7, 7]] }
 */
export const row = (from: Coord, to: Coord = from, axes = 2): Zone => ({
	box: Array.from({ length: axes }, (_, axis): Range => (axis === 1 ? [from, to] : null)),
});

/**
 * A box-shaped space that starts at zero on every axis.
 *
 * @example
 * board(8, 8) // { axes: [{ extent: [0, 7] }, { extent: [0, 7] }] }
 */
export const board = (...sizes: readonly number[]): Space => ({ axes: sizes.map((size): Axis => ({ extent: [0, size - 1] })) });

/**
 * A side whose frame keeps the axes where `signs` is 1 and reverses them where it is -1.
 *
 * @example
 * side('black', [1, -1]).frame // { matrix: [[1, 0], [0, -1]] }
 */
export const side = (team: string, signs: readonly (1 | -1)[], threat: string = team): Side => ({
	team,
	frame: { matrix: signs.map((sign, row): Vec => signs.map((_, column) => (row === column ? sign : 0))) },
	threat,
});
