/** The appearance and the name of a piece. */
export interface KindView {
	readonly kind: string;
	/** Index of its side, from 0; 2 for neutral pieces. */
	readonly tone: number;
	/** `white pawn` */
	readonly title: string;
	/** The unpromoted kind, by which a picture is found: `rook` for a promoted rook. */
	readonly picture: string;
	/** The text on the piece if there is no picture. */
	readonly letter: string;
	/** The piece was promoted. */
	readonly promoted: boolean;
}

/** A piece with its spoken names. */
export interface PieceView extends KindView {
	readonly cell: number;
	readonly side: string;
}

/** The pieces that a side may drop. */
export interface HandView {
	readonly side: string;
	readonly sideTitle: string;
	/** `count` is undefined for an unlimited supply. */
	readonly pieces: readonly (KindView & { readonly count: number | undefined })[];
}

export interface CellView {
	readonly cell: number;
	readonly name: string;
	/** Index of the board or level. */
	readonly slice: number;
	/** Position of its middle, in cell heights, right and up. */
	readonly x: number;
	readonly y: number;
	/** Its colour: 0 or 1, on hexagons also 2. */
	readonly tone: number;
	/** The labels of its column and row at the edges of the board. */
	readonly column: string;
	readonly row: string;
}

export interface BoardView {
	readonly shape: 'square' | 'hex';
	/** The title of each board or level. */
	readonly slices: readonly string[];
	readonly cells: readonly CellView[];
}
