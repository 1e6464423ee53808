/** A place of the board: where it lies on the paper, first column and lowest row being 0. */
export interface BoardCell {
	readonly cell: number;
	readonly name: string;
	readonly x: number;
	readonly y: number;
}

export type Orientation = 'first' | 'second';

/** A point of the drawing in cell units, from the top left corner of the board as it is seen. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Everything about where things are, worked out once for a board and a direction of view. */
export interface Layout {
	readonly width: number;
	readonly height: number;
	/** As seen, from the top row down and from left to right; undefined where there is no cell. */
	readonly rows: readonly (readonly (BoardCell | undefined)[])[];
	readonly places: ReadonlyMap<number, { readonly row: number; readonly column: number; readonly cell: BoardCell }>;
}

/** Lays the cells out as seen from one end of the board. */
export const layout = (cells: readonly BoardCell[], orientation: Orientation): Layout => {
	const width = Math.max(0, ...cells.map((cell) => cell.x + 1));
	const height = Math.max(0, ...cells.map((cell) => cell.y + 1));
	const rows: (BoardCell | undefined)[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => undefined));
	const places = new Map<number, { row: number; column: number; cell: BoardCell }>();
	for (const cell of cells) {
		const row = orientation === 'first' ? height - 1 - cell.y : cell.y;
		const column = orientation === 'first' ? cell.x : width - 1 - cell.x;
		rows[row]![column] = cell;
		places.set(cell.cell, { row, column, cell });
	}
	return { width, height, rows, places };
};

/** The middle of a cell. */
export const centre = (board: Layout, cell: number): Point => {
	const place = board.places.get(cell);
	return place === undefined ? { x: 0, y: 0 } : { x: place.column + 0.5, y: place.row + 0.5 };
};

/** The cell under a point, if any. */
export const cellUnder = (board: Layout, point: Point): number | undefined => board.rows[Math.floor(point.y)]?.[Math.floor(point.x)]?.cell;

/** Whether a cell is of the darker colour. */
export const isDark = (cell: BoardCell): boolean => (cell.x + cell.y) % 2 === 0;

/** An arrow from cell to cell that ends short of the middle of its target, as an SVG path. */
export const arrow = (from: Point, to: Point): string => {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	if (length === 0) return '';
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
	const at = (along: number, aside: number): string =>
		`${(from.x + dx * along - dy * aside).toFixed(3)} ${(from.y + dy * along + dx * aside).toFixed(3)}`;
	const [start, tip, neck] = [0.36, length - 0.12, length - 0.46];
	return `M${at(start, 0.065)}L${at(neck, 0.065)}L${at(neck, 0.2)}L${at(tip, 0)}L${at(neck, -0.2)}L${at(neck, -0.065)}L${at(start, -0.065)}Z`;
};
