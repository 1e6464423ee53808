import type { Doc } from './doc.js';

/** A piece in the hand of a side, by the index of the side. */
export interface HeldPiece {
	readonly side: number;
	readonly kind: string;
}

/** The reach of one piece, whichever side it belongs to. */
export interface SightView {
	/** Its cell; undefined for a piece in a hand. */
	readonly at: number | undefined;
	/** Empty cells that it can go to. */
	readonly moves: readonly number[];
	/** Cells of pieces that it can capture. */
	readonly captures: readonly number[];
	/** Cells that it attacks and cannot go to now. */
	readonly attacks: readonly number[];
	/** Cells of pieces of its own side that it defends. */
	readonly guards: readonly number[];
	/** The same in one sentence. */
	readonly text: string;
}

/** A piece that may not leave its line, and the piece that holds it there. */
export interface PinView {
	readonly cell: number;
	readonly by: number;
}

/** The squares that the sides attack, and the pieces that are attacked or held. */
export interface LayersView {
	/** One list for each side, in the order of the sides. */
	readonly attacked: readonly (readonly number[])[];
	/** Pieces that the other side attacks and their own side does not defend. */
	readonly hanging: readonly number[];
	/** Pieces that their own side defends. */
	readonly defended: readonly number[];
	readonly pins: readonly PinView[];
}

export interface SightQuestions {
	/** The reach of the piece on a cell, or in a hand. */
	readonly sight: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly at: number | HeldPiece };
		readonly answer: SightView;
	};
	readonly layers: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: LayersView };
}
