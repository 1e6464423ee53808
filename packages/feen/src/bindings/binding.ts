/** The convention for the marks of castling and pawns: see {@link detectConvention}. */
export type Convention = (typeof CONVENTIONS)[number];

export const CONVENTIONS = ['rights', 'readiness'] as const;

/** The relation between the pieces of a style and the kinds of a ruleset, as data. */
export interface Binding {
	/** The letter of the style, in upper case. */
	readonly style: string;
	/** Files, ranks, levels … of the board. */
	readonly size: readonly number[];
	/** Kind → its EPIN for the first player without marks that depend on the position: `K^`, `+R`, `Q'`. */
	readonly pieces: Readonly<Record<string, string>>;
	/** Other EPINs, which are read but never written → kind. */
	readonly also?: Readonly<Record<string, string>>;
	/**
	 * A royal piece and its partners that may castle with each other have this flag. They are on the same rank, seen from their own side,
	 * from 0.
	 */
	readonly castling?: { readonly flag: string; readonly royal: string; readonly partner: string; readonly rank: number };
	/**
	 * The kind that may make a double step from this rank, seen from its own side, from 0, and the point of the cell that the step passes.
	 * If pieces lose that right individually, those that have it have the flag. En passant captures are diagonal by default.
	 */
	readonly doubleStep?: {
		readonly kind: string;
		readonly rank: number;
		readonly point: string;
		readonly flag?: string;
		readonly captures?: 'diagonally' | 'sideways' | 'never';
	};
	/**
	 * The store of hands, and the order of kinds in hands of other notations. `inert`: the captor keeps a captured piece, which remains the
	 * opponent's.
	 */
	readonly hand?: { readonly store: string; readonly order: readonly string[]; readonly inert?: true };
	/** The point where the last move captured a lion with another piece, so that no lion may be captured elsewhere. */
	readonly lionCaptured?: string;
	/** The variables that count plies and moves, and the remaining checks of each side. */
	readonly clocks?: { readonly half: string; readonly full: string; readonly checks?: string };
	/**
	 * The cases in which `+` follows from the position: a kind on this rank or beyond, seen from its own side, from 0; a kind that faces
	 * the same kind of the other side on an open file. The mark is accepted if it is correct and never written.
	 */
	readonly derivable?: { readonly crossed?: readonly [kind: string, rank: number]; readonly facing?: string };
	/** Letters of FENs that are read but never written → the letter that they mean. */
	readonly letters?: Readonly<Record<string, string>>;
}

/** One binding for both players, or one for each letter of a style, in upper case. */
export type Bindings = Binding | Readonly<Record<string, Binding>>;

/** The sides of the ruleset, the first player's first. */
export const SIDES: readonly ['white', 'black'] = ['white', 'black'];

/** The binding of a style. */
export const bindingOf = (bindings: Bindings, style: string): Binding | undefined => {
	if (!('pieces' in bindings && 'style' in bindings)) return (bindings as Readonly<Record<string, Binding>>)[style];
	const one = bindings as Binding;
	return one.style === style ? one : undefined;
};

/** The number of a rank from the side's point of view. */
export const ownRank = (at: readonly number[], second: boolean, { size }: Binding): number => (second ? size[1]! - 1 - at[1]! : at[1]!);
