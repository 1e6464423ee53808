import type { Look } from './look.js';

/** How a kind is written. */
export interface KindName {
	/**
	 * Its letter in upper case; the second side writes it in lower case. A promoted kind may have a `+` before the letter of its unpromoted kind
	 * (`+P`). The letter of a neutral piece is a sign without case (`*`).
	 */
	readonly letter: string;
	/** Other letters in upper case that readers accept and writers never write. */
	readonly also?: readonly string[];
	/** The unpromoted kind. Where the letter has no `+`, a placement marks the piece with `~` after its letter (`Q~`). */
	readonly promotedOf?: string;
}

/** The names of a ruleset's parts in notations, such as the flag that a FEN writes as `KQkq`. They are separate from the ruleset. */
export interface Names {
	/** kind → its letter, and for a promoted kind the unpromoted kind. A kind that is not listed has no letter. */
	readonly kinds: Readonly<Record<string, KindName>>;
	/** Kinds in the order of texts, the lowest in value first (`PNBRQK`); kinds left out follow in the order of the ruleset. */
	readonly kindOrder?: readonly string[];
	/** The scheme of cell names: by letter and number, from the far corner (shogi), by hexagonal files, by coordinates, by layers. */
	readonly cells: 'a1' | 'shogi' | 'hex' | 'xy' | 'layers';
	/** side → its letter in a FEN (`w`, `b`). */
	readonly sides: Readonly<Record<string, string>>;
	/** side → its name for readers, as in the middle of a sentence (`red`, `Sente`); by default the name of the side. */
	readonly sideTitles?: Readonly<Record<string, string>>;
	readonly castling?: {
		/** The flag of a royal and its partners while they have the right to castle with each other. */
		readonly flag: string;
		readonly royal: readonly string[];
		readonly partner: readonly string[];
		/** mark of a castling walk → its notation (`O-O`). */
		readonly marks: Readonly<Record<string, string>>;
	};
	/** A flag that the castling field writes, next to castling rights, as the files of the pieces that carry it (`KQBCDFG`, `DEde`). */
	readonly files?: {
		readonly flag: string;
		/**
		 * Signs that stand for a castling right and for files at once. `letters`: `K` and `Q` also stand for the king's file and the partner's.
		 * `files`: the file of a partner also stands for its right, and the king's file does if a partner has the flag.
		 */
		readonly rights?: 'letters' | 'files';
	};
	/** The point that a double step leaves behind. */
	readonly enPassant?: string;
	/** Kinds that make double steps, from any row. By default the kinds of `silent`, from the rows on which they start. */
	readonly passers?: readonly string[];
	/** The point of the piece that can be captured en passant, where the rules do not imply it; written before the other point (`d5c6`). */
	readonly enPassantVictim?: string;
	/**
	 * Variables that a FEN writes as numbers. `half`: plies since the last capture or advance. `full`: number of the move. `checks`, per side: the
	 * checks that it still has to give (`3+3`, the first side first; `+0+0` counts checks given, which is the start value minus the variable).
	 * `limit`: the plies up to which moves are counted, 0 while they are not counted; `half` is then the count, and a dialect may write the limit
	 * before it.
	 */
	readonly clocks?: { readonly half?: string; readonly full?: string; readonly checks?: string; readonly limit?: string };
	/** The store that notations write as a pocket or hand. */
	readonly hand?: string;
	/** Kinds in the order of a pocket after a placement (`[QBNP]`); by default `kindOrder` in reverse. */
	readonly handOrder?: readonly string[];
	/** The store from which a side may put a piece on a cell that one of its pieces leaves (`e1g1h`). */
	readonly gate?: string;
	/** The sign for a hole in a placement (`*`). Absent: holes are left out. */
	readonly gaps?: string;
	/** Kinds written without a letter in move text (the pawn). */
	readonly silent?: readonly string[];
	/** The appearance of the board and the pieces. */
	readonly look?: Look;
	/** Sentences for players about rules that have no short words by their structure. */
	readonly notes?: {
		/** Id of a law, a choice, an outcome or a hook → its sentences. */
		readonly rules?: Readonly<Record<string, Note>>;
		/** Path → the sentences about the moves of the kinds that have it, or about the moves next to those of pieces. */
		readonly moves?: Readonly<Record<string, readonly string[]>>;
	};
}

/** A rule in the words of players. */
export interface Note {
	/** The name of the rule: `Aimed rook`. */
	readonly title: string;
	readonly texts: readonly string[];
	/** The aim of the game by this rule, as a verb phrase: `capture the enemy king`. */
	readonly goal?: string;
}

/**
 * The name of a side for readers: its title, or its name in the ruleset.
 *
 * @example
 * import { sideTitle } from '@x/core/engine';
 * import { shogi } from '@x/games/shogi';
 * sideTitle(shogi.names, 'white') // → 'Sente'
 */
export const sideTitle = (names: Names | undefined, side: string): string => names?.sideTitles?.[side] ?? side;
