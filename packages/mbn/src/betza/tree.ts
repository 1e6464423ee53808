import type { Located } from '../tree.js';

/**
 * A kind of Betza notation.
 *
 * - `betza`: Ralph Betza's own notation, "funny notation", as the Chess Variant Pages describe it.
 * - `xbetza`: XBetza, the notation of XBoard and of the Interactive Diagrams, with moves of several legs.
 * - `fairy`: the part that Fairy-Stockfish reads from `variants.ini`.
 */
export type Dialect = 'betza' | 'xbetza' | 'fairy';

/** The moves of a piece: the union of its terms. A piece without terms does not move. */
export interface Betza extends Located {
	readonly dialect: Dialect;
	readonly terms: readonly Term[];
}

export type Term = Simple | Chain;

/** Modifiers, an atom and a range: `fmW`, `NN`, `mafsR4`. */
export interface Simple extends Located {
	readonly type: 'simple';
	/** In the order of the text. */
	readonly modifiers: readonly Modifier[];
	readonly atom: Atom;
	readonly range?: Range | undefined;
}

/** Legs with atoms of their own: `[W-F]` and `[F?R]` in XBetza, `t[FR]` in Betza's notation. */
export interface Chain extends Located {
	readonly type: 'chain';
	readonly legs: readonly [Simple, ...Simple[]];
	/** One link fewer than legs. After `?` the piece may also stop; `t[FR]` has no signs, and its links are `?`. */
	readonly links: readonly ('-' | '?')[];
}

export type Modifier =
	/** One letter, or two letters that name a direction together: `f`, `fr`, `ff`. */
	| (Located & { readonly type: 'direction'; readonly letters: string })
	/** A restriction or a possibility: `m`, `c`, `p`. */
	| (Located & { readonly type: 'mode'; readonly letter: string })
	/** `a`: the modifiers of the next leg follow. */
	| (Located & { readonly type: 'again' })
	/** `(az)`: these modifiers zero or more times. */
	| (Located & { readonly type: 'group'; readonly modifiers: readonly Modifier[] });

/** A letter, a letter with the suffix X or Y, or the sizes of a leap: `(1,4)`. */
export type Atom =
	| (Located & { readonly type: 'letter'; readonly letter: string })
	| (Located & { readonly type: 'leap'; readonly sizes: readonly [number, number] });

/** The number of steps. */
export type Range =
	/** `W3`; 0 means any number. The range of an O is the distance of castling, that of an @ the depth of the zone. */
	| { readonly type: 'number'; readonly count: number }
	/** `NN`: any number. */
	| { readonly type: 'doubled' };
