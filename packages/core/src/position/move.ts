import type { PieceData } from '../ruleset/types.js';
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
}
