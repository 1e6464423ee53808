import type { BoardCell, CellId, Geometry, Orientation } from '../model/geometry.js';

/** A point of the drawing, in cell heights, from the top left corner of the board in the current view. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A cell with the position of its middle in the current view. */
export interface Place extends Point {
	readonly cell: BoardCell;
}

/** One of the boards in the current view. */
export interface LaidSlice extends Point {
	readonly title: string;
	readonly width: number;
	readonly height: number;
}

/** The arrangement of a board for one orientation, computed once. */
export interface Layout {
	readonly geometry: Geometry;
	readonly orientation: Orientation;
	readonly width: number;
	readonly height: number;
	readonly slices: readonly LaidSlice[];
	/** In view order: from the top row down, from left to right. */
	readonly rows: readonly (readonly Place[])[];
	readonly places: ReadonlyMap<CellId, Place>;
	/** A point of the geometry (in cell heights, right and up) in the current view of a slice. */
	readonly toView: (slice: number, x: number, y: number) => Point;
}

/** Half the width of a cell of height 1. Hexagons stand on a side. */
export const halfWidth = (shape: Geometry['shape']): number => (shape === 'hex' ? 1 / Math.sqrt(3) : 0.5);

/** Gap between boards, and height of the title above each. */
const GAP = 0.4;
const HEAD = 0.5;

interface Box {
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
	readonly top: number;
}

const boxOf = (cells: readonly BoardCell[]): Box => {
	let [left, bottom, right, top] = [0, 0, 0, 0];
	cells.forEach(({ x, y }, index) => {
		if (index === 0 || x < left) left = x;
		if (index === 0 || x > right) right = x;
		if (index === 0 || y < bottom) bottom = y;
		if (index === 0 || y > top) top = y;
	});
	return { left, right, bottom, top };
};

/**
 * Lays out the cells as seen from one end of the board. Several boards stand in rows of `columns`, unless they say where.
 *
 * @example
 * import { layout, rectangle } from '@x/board';
 * const seen = layout(rectangle(8, 8), 'first');
 * seen.places.get('a1')?.y // → 7.5
 */
export const layout = (geometry: Geometry, orientation: Orientation = 'first', columns: number = geometry.slices.length): Layout => {
	const { shape, slices, cells } = geometry;
	const half = halfWidth(shape);
	const { left, right, bottom, top } = boxOf(cells);
	const [width, height] = [right - left + 2 * half, top - bottom + 1];
	const head = slices.length > 1 ? HEAD : 0;
	const boards = slices.map(({ title, at }, index): LaidSlice => {
		const [column, line] = [index % columns, Math.floor(index / columns)];
		const [x, y] = at ?? [column * (width + GAP), line * (height + head) + head];
		return { title, x, y, width, height };
	});
	const toView = (slice: number, x: number, y: number): Point => {
		const board = boards[slice] ?? { x: 0, y: 0 };
		const [across, down] = orientation === 'first' ? [x - left, top - y] : [right - x, y - bottom];
		return { x: round(board.x + half + across), y: round(board.y + 0.5 + down) };
	};
	const places = new Map<CellId, Place>();
	const rows = new Map<number, Place[]>();
	for (const cell of cells) {
		const place = { cell, ...toView(cell.slice, cell.x, cell.y) };
		places.set(cell.cell, place);
		const row = rows.get(place.y);
		if (row === undefined) rows.set(place.y, [place]);
		else row.push(place);
	}
	return {
		geometry,
		orientation,
		width: Math.max(...boards.map((board) => board.x + width), 0),
		height: Math.max(...boards.map((board) => board.y + height), 0),
		slices: boards,
		rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x)),
		places,
		toView,
	};
};

const shared = new WeakMap<Geometry, Map<string, Layout>>();

/** The layout that all boards share that show the same geometry in the same way. */
export const sharedLayout = (geometry: Geometry, orientation: Orientation, columns: number): Layout => {
	const key = `${orientation} ${columns}`;
	const known = shared.get(geometry) ?? new Map<string, Layout>();
	const found = known.get(key) ?? layout(geometry, orientation, columns);
	shared.set(geometry, known.set(key, found));
	return found;
};

/** The number of columns in which several boards stand: one row of two, two rows of more, half as many columns where there is little room. */
export const columnsOf = (slices: number, narrow: boolean): number =>
	Math.max(1, Math.ceil(slices / (slices > 2 ? 2 : 1) / (narrow && slices > 1 ? 2 : 1)));

/** Rounds a coordinate, so that sums of the same lengths in another order are equal. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * The middle of a cell.
 *
 * @example
 * import { centre, layout, rectangle } from '@x/board';
 * const { x, y } = centre(layout(rectangle(8, 8)), 'h8');
 * [x, y] // → [ 7.5, 0.5 ]
 */
export const centre = (board: Layout, cell: CellId): Point => board.places.get(cell) ?? { x: 0, y: 0 };

/**
 * The cell under a point, if any. Cells of one shape tile the plane, so it is the nearest cell.
 *
 * @example
 * import { cellUnder, layout, rectangle } from '@x/board';
 * cellUnder(layout(rectangle(8, 8)), { x: 0.2, y: 7.9 }) // → 'a1'
 */
export const cellUnder = (board: Layout, point: Point): CellId | undefined => {
	let found: CellId | undefined;
	let least = Number.POSITIVE_INFINITY;
	const half = halfWidth(board.geometry.shape);
	for (const { cell, x, y } of board.places.values()) {
		const distance = Math.hypot(x - point.x, y - point.y);
		if (distance >= least || Math.abs(x - point.x) > half || Math.abs(y - point.y) > 0.5) continue;
		[least, found] = [distance, cell.cell];
	}
	return found;
};

/**
 * The outline of a cell around its middle, in hundredths of its height, `inset` inside its edge, as an SVG path.
 *
 * @example
 * import { outline } from '@x/board';
 * outline('square') // → 'M-50 -50h100v100h-100z'
 */
export const outline = (shape: Geometry['shape'], inset = 0): string => {
	const side = 50 - inset;
	if (shape === 'square') return `M${-side} ${-side}h${2 * side}v${2 * side}h${-2 * side}z`;
	const [near, far] = [(side / Math.sqrt(3)).toFixed(2), ((2 * side) / Math.sqrt(3)).toFixed(2)];
	return `M-${near} ${-side}L${near} ${-side}L${far} 0L${near} ${side}L-${near} ${side}L-${far} 0z`;
};
