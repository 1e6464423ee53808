import type { SideIndex } from './sides.js';

export interface PlacedPiece {
	readonly cell: number;
	/** The index of the piece type. */
	readonly type: number;
	readonly side: SideIndex;
}

/** A castling right: the side, the wing, the square of the king and that of its partner. */
export interface Right {
	readonly side: SideIndex;
	/** 0 is the king's wing, towards the last file. */
	readonly wing: 0 | 1;
	readonly from: number;
	readonly partner: number;
}

/** The content of a FEN, before the rules are applied. */
export interface Arrangement {
	readonly placed: readonly PlacedPiece[];
	/** Type → count, for each side. */
	readonly hands: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
	readonly side: SideIndex;
	/** Whether the castling field is present; without it all pieces count as unmoved. */
	readonly hasRights: boolean;
	readonly rights: readonly Right[];
	/** The squares whose pieces the field marks as unmoved. */
	readonly unmoved: ReadonlySet<number>;
	readonly passed?: number | undefined;
	readonly victim?: number | undefined;
	readonly half?: number | undefined;
	readonly full?: number | undefined;
}
