import type { PieceData } from '../rules/types.js';
import type { Cell } from './game.js';
import type { Position } from './position.js';

export interface Captured {
	readonly cell: number;
	readonly side: string;
	readonly kind: string;
}

export interface Write {
	readonly cell: number;
	readonly piece: PieceData | undefined;
}

/** What names a move among the others of its position. */
export interface MoveNameParts {
	/**
	 * Its origin, the cells on which it captures before its end where that tells moves apart, its target; where it castles and puts a piece
	 * on the partner's cell, that cell and the origin.
	 */
	readonly cells: readonly [Cell | undefined, ...Cell[]];
	/** What the mover becomes, or else what is put on a cell that is left. */
	readonly becomes: string | undefined;
	/** The cell on which a piece is put from the hand as a piece leaves it. */
	readonly gate?: Cell | undefined;
}

/** A legal move of a position: an immutable value. Dearer facts are found when first asked. */
export interface Move {
	/** Where it starts; undefined for drops and passes. */
	readonly from: number | undefined;
	/** Where it ends, as the rules name it: castling may name the royal's target or the partner's cell. -1 for a pass. */
	readonly to: number;
	readonly side: string;
	/** The mover as it stood; for a drop the kind dropped. */
	readonly kind: string;
	/** The kind the mover becomes, where it differs. */
	readonly promotion: string | undefined;
	readonly captured: readonly Captured[];
	/** Names that the walk set, sorted. */
	readonly marks: readonly string[];
	/** Net changes of cells, in cell order. */
	readonly writes: readonly Write[];
	/** The phase it is made in. */
	readonly phase: string;
	/** The position in which it is legal. */
	readonly position: Position;
	/** What `JSON.stringify` writes of a move: its name, which `toMove` reads. */
	toJSON?(): string;
}
