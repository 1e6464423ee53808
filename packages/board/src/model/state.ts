import type { CellId, Geometry, Orientation } from './geometry.js';
import type { Arrow, Drawings, Mark } from './mark.js';
import type { BoardMove, Destinations, Premoves, Turn } from './move.js';
import type { BoardPiece, BoardSide, Hand } from './piece.js';
import type { PieceSet } from './set.js';

/**
 * The place of the names of columns and rows: in the corners of their cells, outside of the board, or nowhere. Hexagons have room for them outside
 * only.
 */
export type Coordinates = 'inside' | 'edge' | 'none';

/** How rows are numbered: as the geometry names them, or in the characters of shogi (一, 二, 三 …). */
export type Numerals = 'arabic' | 'kanji';

/** The content of a board, as plain data. */
export interface BoardView {
	readonly geometry: Geometry;
	readonly pieces: readonly BoardPiece[];
	/** One for each side that has one, in the order of the sides. */
	readonly hands?: readonly Hand[];
	readonly sides?: readonly BoardSide[];
	/** The sets to draw pieces from: the first that has a picture. A piece without a picture is a disc with its letter. */
	readonly sets?: readonly PieceSet[];
	readonly orientation?: Orientation;
	/** The cells of the last move. */
	readonly lastMove?: readonly CellId[];
	/** The cells of pieces in check. */
	readonly checks?: readonly CellId[];
	readonly marks?: readonly Mark[];
	readonly arrows?: readonly Arrow[];
	/** The arrows and circles of the user. */
	readonly drawings?: Drawings;
	readonly turn?: Turn;
}

/** The moves that the user may make on a board. */
export interface BoardOffer {
	readonly moves?: readonly BoardMove[];
	readonly destinations?: Destinations;
	readonly premoves?: Premoves | undefined;
}
