/** How a game writes the marks of castling and of pawns: see {@link detectConvention}. */
export type Convention = 'rights' | 'readiness';

/** What ties the pieces of a style to the kinds of a ruleset. Data only. */
export interface Binding {
	/** The letter of the style, in upper case. */
	readonly style: string;
	/** Files, ranks, levels … of the board. */
	readonly size: readonly number[];
	/** Kind → its EPIN as the first player writes it, without what the position says of it: `K^`, `+R`, `Q'`. */
	readonly pieces: Readonly<Record<string, string>>;
	/** Other EPINs, read and never written → kind. */
	readonly also?: Readonly<Record<string, string>>;
	/** A royal and its partners that may castle with each other carry this flag. They stand on the same rank, seen from their own side, from 0. */
	readonly castling?: { readonly flag: string; readonly royal: string; readonly partner: string; readonly rank: number };
	/**
	 * The kind that may step twice from this rank, seen from its own side, from 0; and the point that the step leaves behind. Where pieces
	 * lose that right one by one, those that have it carry the flag. It captures in passing diagonally unless said.
	 */
	readonly doubleStep?: {
		readonly kind: string;
		readonly rank: number;
		readonly point: string;
		readonly flag?: string;
		readonly captures?: 'diagonally' | 'sideways' | 'never';
	};
	/** The store that hands are, and the order of kinds in other notations' hands. `inert`: who captured a piece keeps it, but as the other's. */
	readonly hand?: { readonly store: string; readonly order: readonly string[]; readonly inert?: true };
	/** The point where the last move captured a lion with another piece, so that no lion may be captured elsewhere. */
	readonly lionCaptured?: string;
	/** Variables that count plies and moves, and the checks that each side still has to give. */
	readonly clocks?: { readonly half: string; readonly full: string; readonly checks?: string };
	/**
	 * Where `+` follows from the position: a kind on this rank or beyond, seen from its own side, from 0; a kind that sees its like of the
	 * other side along an open file. Read without ado where they are right, and never written.
	 */
	readonly derivable?: { readonly crossed?: readonly [kind: string, rank: number]; readonly facing?: string };
	/** Letters of FENs, read and never written → the letter they stand for. */
	readonly letters?: Readonly<Record<string, string>>;
}

/** One binding for both players, or one for each letter of a style, in upper case. */
export type Bindings = Binding | Readonly<Record<string, Binding>>;

/** The sides of rulesets, the first player's first. */
export const SIDES: readonly ['white', 'black'] = ['white', 'black'];

/** The binding of a style. */
export const bindingOf = (bindings: Bindings, style: string): Binding | undefined => {
	if (!('pieces' in bindings && 'style' in bindings)) return (bindings as Readonly<Record<string, Binding>>)[style];
	const one = bindings as Binding;
	return one.style === style ? one : undefined;
};

/** A rank as the side sees it. */
export const ownRank = (at: readonly number[], second: boolean, { size }: Binding): number => (second ? size[1]! - 1 - at[1]! : at[1]!);
