/** How a kind is written. */
export interface KindName {
	/**
	 * Its letter, upper case; small for the second side. A promoted kind may have a `+` before the letter of what it was (`+P`). The letter of a
	 * piece of no side is a sign that has no case (`*`).
	 */
	readonly letter: string;
	/** Other letters in use, upper case: read, never written. */
	readonly also?: readonly string[];
	/** What a promoted kind was. Where the letter has no `+`, a placement marks the piece with `~` after its letter (`Q~`). */
	readonly promotedOf?: string;
}

/** Beside a ruleset, not in it: how notations name its parts. Without it no FEN knows which flag is `KQkq`. */
export interface Names {
	/** kind → its letter, and for a promoted kind what it was. A kind that is not listed has no letter. */
	readonly kinds: Readonly<Record<string, KindName>>;
	/** Kinds in the order in which texts list them, the least first (`PNBRQK`); those it leaves out follow in the order of the ruleset. */
	readonly kindOrder?: readonly string[];
	/** How cells are called: by letter and number, from the far corner (shogi), by hexagonal files, by coordinates, by layers. */
	readonly cells: 'a1' | 'shogi' | 'hex' | 'xy' | 'layers';
	/** side → its letter in a FEN (`w`, `b`). */
	readonly sides: Readonly<Record<string, string>>;
	/** side → what players call it, written as in the middle of a sentence (`red`, `Sente`); its own name where none is given. */
	readonly sideTitles?: Readonly<Record<string, string>>;
	readonly castling?: {
		/** The flag that a royal and its partners carry while they may castle with each other. */
		readonly flag: string;
		readonly royal: readonly string[];
		readonly partner: readonly string[];
		/** mark of a castling walk → how it is written. */
		readonly marks: Readonly<Record<string, string>>;
	};
	/** A flag that the castling field writes as the files of the pieces that carry it, beside the rights to castle (`KQBCDFG`, `DEde`). */
	readonly files?: {
		readonly flag: string;
		/**
		 * Which signs stand for a right to castle as well as for files: `letters`, `K` and `Q` for the king's file and the partner's; `files`, the
		 * file of a partner (and the king's, if a partner has it).
		 */
		readonly rights?: 'letters' | 'files';
	};
	/** The point that a double step leaves behind. */
	readonly enPassant?: string;
	/** Kinds that stand beyond that point, wherever they step; unless said, those of `silent`, from the rows on which they start. */
	readonly passers?: readonly string[];
	/** The point on which the piece stands that may be captured so, where that does not follow; written beside the other (`d5c6`). */
	readonly enPassantVictim?: string;
	/**
	 * Variables that a FEN writes as numbers: plies since the last capture or advance, number of the move, and, one per side, the checks that
	 * it still has to give (`3+3`, the first side's first; `+0+0` counts those given, which the start value lacks). `limit`: the plies that
	 * are counted at most, 0 where none are; `half` is the count then, and a dialect may write the limit before it.
	 */
	readonly clocks?: { readonly half?: string; readonly full?: string; readonly checks?: string; readonly limit?: string };
	/** The store that is written as a pocket or hand. */
	readonly hand?: string;
	/** Kinds in the order in which a pocket behind a placement lists them (`[QBNP]`); unless said, from the last of `kindOrder` to the first. */
	readonly handOrder?: readonly string[];
	/** The store from which a side may put a piece on a cell that one of its pieces leaves (`e1g1h`). */
	readonly gate?: string;
	/** The sign that a placement writes for a cell that does not exist (`*`); absent: such cells are left out. */
	readonly gaps?: string;
	/** Kinds written without a letter in move text (the pawn). */
	readonly silent?: readonly string[];
}

/**
 * What players call a side: its title, or its name where it has none.
 *
 * @example
 * import { sideTitle } from '@x/core/engine';
 * import { shogi } from '@x/games/shogi';
 * sideTitle(shogi.names, 'white') // → 'Sente'
 */
export const sideTitle = (names: Names | undefined, side: string): string => names?.sideTitles?.[side] ?? side;
