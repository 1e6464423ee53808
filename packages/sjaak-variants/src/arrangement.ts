import type { SideIndex } from './sides.js';

export interface Man {
	readonly cell: number;
	/** Index of the piece type. */
	readonly type: number;
	readonly side: SideIndex;
}

/** A right to castle: who, to which wing, from where, with whom. */
export interface Right {
	readonly side: SideIndex;
	/** 0 is the king's wing, towards the last file. */
	readonly wing: 0 | 1;
	readonly from: number;
	readonly partner: number;
}

/** What a FEN says, before the rules look at it. */
export interface Arrangement {
	readonly placed: readonly Man[];
	/** Type → how many, per side. */
	readonly hands: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
	readonly side: SideIndex;
	/** The castling field was there; without it everything counts as unmoved. */
	readonly hasRights: boolean;
	readonly rights: readonly Right[];
	/** Squares whose pieces the field names as unmoved. */
	readonly unmoved: ReadonlySet<number>;
	readonly passed?: number | undefined;
	readonly victim?: number | undefined;
	readonly half?: number | undefined;
	readonly full?: number | undefined;
}
