import type { BoardPiece, BoardSide, CellId, Geometry } from '@x/board';
import type { Doc } from './doc.js';

/** Pictures of positions: answers of the second worker. */

/** A document and one of its moves. */
export interface PictureAsk {
	readonly doc: Doc;
	readonly node: number;
}

/** A position without its moves, for a picture. */
export interface PictureView {
	readonly board: Geometry;
	readonly sides: readonly BoardSide[];
	/** The family of its pieces' pictures. */
	readonly family: string;
	readonly pieces: readonly BoardPiece[];
	readonly lastMove: readonly CellId[];
	/** The first royal piece of the first side. */
	readonly royal?: CellId | undefined;
	/** A part of a board without edges. */
	readonly endless?: true;
}

export interface PictureQuestions {
	/** Answered in the same order; undefined if there is nothing to draw. */
	readonly pictures: { readonly ask: { readonly of: readonly PictureAsk[] }; readonly answer: readonly (PictureView | undefined)[] };
}
