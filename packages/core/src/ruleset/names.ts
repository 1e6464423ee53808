/** Beside a ruleset, not in it: how notations name its parts. Without it no FEN knows which flag is `KQkq`. */
export interface Names {
	/** kind → its letter (upper case), and for a promoted kind what it was. */
	readonly kinds: Readonly<Record<string, { readonly letter: string; readonly promotedOf?: string }>>;
	readonly cells: 'a1' | 'shogi' | 'hex' | 'xy' | 'layers';
	/** side → its letter in a FEN (`w`, `b`). */
	readonly sides: Readonly<Record<string, string>>;
	readonly castling?: {
		/** The flag that a royal and its partners carry while they may castle with each other. */
		readonly flag: string;
		readonly royal: readonly string[];
		readonly partner: readonly string[];
		/** mark of a castling walk → how it is written. */
		readonly marks: Readonly<Record<string, string>>;
	};
	/** The point that a double step leaves behind. */
	readonly enPassant?: string;
	readonly clocks?: { readonly half?: string; readonly full?: string; readonly checks?: string };
	/** The store that is written as a pocket or hand. */
	readonly hand?: string;
	readonly gaps?: string;
	/** Kinds written without a letter in move text (the pawn). */
	readonly silent?: readonly string[];
}
