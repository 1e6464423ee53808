/** A cell and the position of its middle on the drawing, in cell heights, right and up. */
export interface BoardCell {
	readonly cell: number;
	readonly name: string;
	/** Index of the board or level that the cell belongs to. */
	readonly slice: number;
	readonly x: number;
	readonly y: number;
	readonly tone: number;
	readonly column: string;
	readonly row: string;
}

export interface BoardShape {
	readonly shape: 'square' | 'hex';
	/** The title of each board. */
	readonly slices: readonly string[];
	readonly cells: readonly BoardCell[];
}

export type Orientation = 'first' | 'second';

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
export interface Slice {
	readonly label: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The layout of a board for one orientation, computed once. */
export interface Layout {
	readonly width: number;
	readonly height: number;
	readonly shape: BoardShape['shape'];
	readonly slices: readonly Slice[];
	/** In view order: from the top row down, from left to right. */
	readonly rows: readonly (readonly Place[])[];
	readonly places: ReadonlyMap<number, Place>;
}

/** Half the width of a cell of height 1. Hexagons stand on a side. */
export const halfWidth = (shape: BoardShape['shape']): number => (shape === 'hex' ? 1 / Math.sqrt(3) : 0.5);

/** Gap between boards, and height of the title above each. */
const GAP = 0.4;
const HEAD = 0.5;

/** Lays out the cells as seen from one end of the board. Several boards stand in rows of `columns`. */
export const layout = ({ shape, slices, cells }: BoardShape, orientation: Orientation, columns: number = slices.length): Layout => {
	const half = halfWidth(shape);
	const low = (pick: (cell: BoardCell) => number): number => Math.min(...cells.map(pick));
	const high = (pick: (cell: BoardCell) => number): number => Math.max(...cells.map(pick));
	const [left, right, bottom, top] = [low(({ x }) => x), high(({ x }) => x), low(({ y }) => y), high(({ y }) => y)];
	const [width, height] = [right - left + 2 * half, top - bottom + 1];
	const head = slices.length > 1 ? HEAD : 0;
	const boards = slices.map((label, index): Slice => {
		const [column, line] = [index % columns, Math.floor(index / columns)];
		return { label, x: column * (width + GAP), y: line * (height + head) + head, width, height };
	});
	const places = new Map<number, Place>();
	const rows = new Map<number, Place[]>();
	for (const cell of cells) {
		const board = boards[cell.slice]!;
		const [across, down] = orientation === 'first' ? [cell.x - left, top - cell.y] : [right - cell.x, cell.y - bottom];
		const place = { cell, x: round(board.x + half + across), y: round(board.y + 0.5 + down) };
		places.set(cell.cell, place);
		rows.set(place.y, [...(rows.get(place.y) ?? []), place]);
	}
	return {
		width: Math.max(...boards.map((board) => board.x + width), 0),
		height: Math.max(...boards.map((board) => board.y + height), 0),
		shape,
		slices: boards,
		rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x)),
		places,
	};
};

/** Rounds a coordinate, so that sums of the same lengths in another order are equal. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The middle of a cell. */
export const centre = (board: Layout, cell: number): Point => board.places.get(cell) ?? { x: 0, y: 0 };

/** The cell under a point, if any. Cells of one shape tile the plane, so it is the nearest cell. */
export const cellUnder = (board: Layout, point: Point): number | undefined => {
	let found: number | undefined;
	let least = Number.POSITIVE_INFINITY;
	const half = halfWidth(board.shape);
	for (const { cell, x, y } of board.places.values()) {
		const distance = Math.hypot(x - point.x, y - point.y);
		if (distance >= least || Math.abs(x - point.x) > half || Math.abs(y - point.y) > 0.5) continue;
		[least, found] = [distance, cell.cell];
	}
	return found;
};

/** The outline of a cell around its middle, in hundredths of its height, `inset` inside its edge, as an SVG path. */
export const outline = (shape: BoardShape['shape'], inset = 0): string => {
	const side = 50 - inset;
	if (shape === 'square') return `M${-side} ${-side}h${2 * side}v${2 * side}h${-2 * side}z`;
	const [near, far] = [(side / Math.sqrt(3)).toFixed(2), ((2 * side) / Math.sqrt(3)).toFixed(2)];
	return `M-${near} ${-side}L${near} ${-side}L${far} 0L${near} ${side}L-${near} ${side}L-${far} 0z`;
};

/** An arrow between two cells as an SVG path. It ends short of the middle of its target. */
export const arrow = (from: Point, to: Point): string => {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	if (length === 0) return '';
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
	const at = (along: number, aside: number): string =>
		`${(from.x + dx * along - dy * aside).toFixed(3)} ${(from.y + dy * along + dx * aside).toFixed(3)}`;
	const [start, tip, neck] = [0.36, length - 0.12, length - 0.46];
	return `M${at(start, 0.065)}L${at(neck, 0.065)}L${at(neck, 0.2)}L${at(tip, 0)}L${at(neck, -0.2)}L${at(neck, -0.065)}L${at(start, -0.065)}Z`;
};
