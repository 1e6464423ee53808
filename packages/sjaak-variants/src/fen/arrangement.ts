import type { Definition } from '../definition.js';
import type { SideIndex } from '../geometry.js';

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
	readonly men: readonly Man[];
	/** Type → how many, per side. */
	readonly hands: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
	readonly side: SideIndex;
	/** The castling field was there; without it everything counts as unmoved. */
	readonly hasRights: boolean;
	readonly rights: readonly Right[];
	/** Squares whose pieces the field names as unmoved. */
	readonly unmoved: ReadonlySet<number>;
	readonly passed?: number;
	readonly victim?: number;
	readonly half?: number;
	readonly full?: number;
}

/** The wing of a castling: the king's is the half of the board with the higher files. */
export const wingOf = ({ files }: Pick<Definition, 'files'>, target: number): 0 | 1 => (target % files >= Math.floor(files / 2) ? 0 : 1);
