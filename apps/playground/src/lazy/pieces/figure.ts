import type { BoardStyle, CellId, Geometry } from '@x/board';
import type { Way } from '@x/describe/diagram';

/** A part of a board around a piece, and the moves that end on it. */
export interface Figure {
	readonly geometry: Geometry;
	readonly ways: readonly Way[];
	/** Boards in one row. */
	readonly columns: number;
}

/** Cells on each side of the piece: the least and the most. Slides go on beyond the edge of the picture. */
const NEAR = 2;
const FAR = 3;

const cut = (style: BoardStyle | undefined, isInside: (x: number, y: number) => boolean, rows: readonly number[]): BoardStyle | undefined =>
	style && {
		...style,
		...(style.lines && { lines: style.lines.filter((line) => line.every(([x, y]) => isInside(x, y))) }),
		...(style.stars && { stars: style.stars.filter(([x, y]) => isInside(x, y)) }),
		...(style.rivers && { rivers: style.rivers.filter((y) => y > Math.min(...rows) && y < Math.max(...rows)) }),
	};

/** The part of a board that shows the moves of a piece. */
export const figureOf = (board: Geometry, at: CellId, ways: readonly Way[]): Figure => {
	const byId = new Map(board.cells.map((cell) => [cell.cell, cell]));
	const origin = byId.get(at)!;
	const slices = new Set([origin.slice, ...ways.flatMap(({ cell }) => byId.get(cell)?.slice ?? [])]);
	const far = (cell: CellId): number => {
		const { x, y } = byId.get(cell)!;
		return Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y));
	};
	const reach = Math.ceil(Math.max(NEAR, ...ways.map(({ cell }) => far(cell))));
	const radius = Math.min(reach, FAR);
	const isInside = (x: number, y: number): boolean => Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y)) <= radius + 0.01;
	const kept = [...slices].sort((a, b) => a - b);
	const cells = board.cells
		.filter(({ slice, x, y }) => slices.has(slice) && isInside(x, y))
		.map((cell) => ({ ...cell, slice: kept.indexOf(cell.slice), column: '', row: '' }));
	const ids = new Set(cells.map(({ cell }) => cell));
	const style = cut(
		board.style,
		isInside,
		cells.map(({ y }) => y),
	);
	const { wraps: _, ...plain } = board;
	return {
		geometry: {
			...plain,
			slices: kept.map((slice) => ({ title: board.slices[slice]?.title ?? '' })),
			cells,
			...(style && { style }),
		},
		ways: ways.filter(({ cell, to, over, hurdles, stops }) => [cell, to, ...over, ...hurdles, ...stops].every((one) => ids.has(one))),
		columns: Math.ceil(Math.sqrt(kept.length)),
	};
};
