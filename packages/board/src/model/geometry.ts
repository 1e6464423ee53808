/**
 * A cell: its id in the geometry, a text or the number that a rules engine gives it; or its name (`e4`). If its id is a text, the place of the cell
 * in the geometry's list is a name of it, too. Events contain the id.
 */
export type CellId = string | number;

/** A cell and the position of its middle on the drawing. */
export interface BoardCell {
	/** Its id, which no other cell has. */
	readonly cell: CellId;
	/** The spoken and typed name: `e4`. */
	readonly name: string;
	/** Index of the board or level that the cell belongs to. */
	readonly slice: number;
	/** The position of its middle, in cell heights: to the right, and up. */
	readonly x: number;
	readonly y: number;
	/** Its colour: 0 dark, 1 light, 2 between them. */
	readonly tone: number;
	/** The labels of its column and row at the edges of the board; empty for none. */
	readonly column: string;
	readonly row: string;
}

/** One of several boards or levels. */
export interface BoardSlice {
	readonly title: string;
	/** Its top left corner, in cell heights, to the right and down. By default the boards stand in rows. */
	readonly at?: readonly [x: number, y: number];
}

/** A point of the drawing, in cell heights: to the right, and up. */
export type Spot = readonly [x: number, y: number];

/** How the cells are drawn. */
export interface BoardStyle {
	/** `checkered` by default; `plain` cells have one colour and lines between them; pieces on `points` stand where lines cross. */
	readonly cells?: 'checkered' | 'plain' | 'points';
	/** Lines between the middles of two cells, as the diagonals of a palace. */
	readonly lines?: readonly (readonly [from: Spot, to: Spot])[];
	/** Heights of gaps that vertical lines do not cross, in cell heights, as a river between two rows. */
	readonly rivers?: readonly number[];
	/** Dots on the board, as the star points of shogi. */
	readonly stars?: readonly Spot[];
	/** The colour of the board: `wood`, `green`, or that of a chess board. */
	readonly ground?: 'wood' | 'green';
}

/** The cells of a game's board. */
export interface Geometry {
	readonly shape: 'square' | 'hex';
	readonly slices: readonly BoardSlice[];
	readonly cells: readonly BoardCell[];
	readonly style?: BoardStyle;
	/** Edges that are joined, as on a cylinder: `columns` joins left and right, `rows` joins bottom and top. They are drawn open. */
	readonly wraps?: readonly ('columns' | 'rows')[];
}

/** The end of the board that is at the bottom: that of the first side, or of the second. */
export type Orientation = 'first' | 'second';
