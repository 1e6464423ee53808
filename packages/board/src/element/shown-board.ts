import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import type { BoardPiece, PieceLook } from '../model/piece.js';
import { cellOf } from './drag.js';
import { handPiece } from './hands.js';
import type { BoardMode, ShownState } from './interaction.js';
import type { Offer } from './offer.js';
import { Premoves } from './premoves.js';
import { type BoardProperties, wordsOf } from './properties.js';
import { Values } from './values.js';
import type { BoardWords } from './words.js';

/** The pieces of a board by their cells. */
export type PiecesByCell = ReadonlyMap<CellId, BoardPiece>;

const byCellOf = (pieces: readonly BoardPiece[] = []): PiecesByCell => new Map(pieces.map((piece) => [piece.cell, piece]));

/** A board as it is shown: the properties of the page, after the moves that the user has made ahead. */
export class ShownBoard implements ShownState {
	readonly values: Values = new Values();
	readonly premoves: Premoves = new Premoves(this.values);
	private cells: { readonly pieces: unknown; readonly map: PiecesByCell } = { pieces: undefined, map: new Map() };

	/** The properties, with the ids of cells. */
	get properties(): Partial<BoardProperties> {
		return this.premoves.view;
	}

	get offer(): Offer {
		return this.premoves.offer;
	}

	get byCell(): PiecesByCell {
		const { pieces = [] } = this.properties;
		if (pieces !== this.cells.pieces) this.cells = { pieces, map: byCellOf(pieces) };
		return this.cells.map;
	}

	/** The pieces without the moves made ahead. */
	get byCellNow(): PiecesByCell {
		return this.premoves.list.length === 0 ? this.byCell : byCellOf(this.values.shown.pieces);
	}

	get mode(): BoardMode {
		return this.isPicture ? 'view' : (this.values.shown.mode ?? 'play');
	}

	/** Whether the board is one labelled image. */
	get isPicture(): boolean {
		return this.values.shown.viewOnly === true;
	}

	/** Whether a mouse can drag pieces. */
	get isGrabbed(): boolean {
		return this.mode !== 'view' && this.properties.draggable !== false;
	}

	get words(): BoardWords {
		return wordsOf(this.properties.words);
	}

	get turn(): BoardProperties['turn'] {
		return this.properties.turn;
	}

	sideOn(cell: CellId): number | undefined {
		return this.byCell.get(cell)?.side;
	}

	/** The piece of a source. */
	lookOf(source: Source): PieceLook | undefined {
		return 'cell' in source ? this.byCell.get(source.cell) : handPiece(this.properties, source.drop);
	}

	/** Tells whether a piece can be moved by a drag: a finger on it drags it, and on any other it scrolls the page. */
	get canMove(): (source: Source) => boolean {
		const { isGrabbed, mode, byCell, offer } = this;
		return (source) =>
			isGrabbed && (mode === 'free' ? byCell.has(cellOf(source)!) : offer.from(source).length > 0 && this.lookOf(source) !== undefined);
	}
}
