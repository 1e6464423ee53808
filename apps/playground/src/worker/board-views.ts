/** How a piece is drawn and called. */
export interface KindView {
	readonly kind: string;
	/** Which of the sides, counted from 0; 2 for pieces of nobody. */
	readonly tone: number;
	/** `white pawn` */
	readonly title: string;
	/** What the piece is called whatever became of it, by which a picture is found: `rook` of a promoted rook. */
	readonly picture: string;
	/** What is written on it when there is no picture. */
	readonly letter: string;
	/** It was another piece before. */
	readonly promoted: boolean;
}

/** A piece with the words to speak of it. */
export interface PieceView extends KindView {
	readonly cell: number;
	readonly side: string;
}

/** What a side may put on the board. */
export interface HandView {
	readonly side: string;
	readonly sideTitle: string;
	/** `count` is undefined where there is no end of them. */
	readonly pieces: readonly (KindView & { readonly count: number | undefined })[];
}

export interface CellView {
	readonly cell: number;
	readonly name: string;
	/** Which of the boards or levels. */
	readonly slice: number;
	/** Where its middle lies, in heights of a cell, right and up. */
	readonly x: number;
	readonly y: number;
	/** Its colour: 0 or 1, on hexagons also 2. */
	readonly tone: number;
	/** What the edges of the board call its column and row. */
	readonly column: string;
	readonly row: string;
}

export interface BoardView {
	readonly shape: 'square' | 'hex';
	/** What each board or level is called. */
	readonly slices: readonly string[];
	readonly cells: readonly CellView[];
}
