import { checkOptions } from '@x/diagnostics';

/** How much is read. `Infinity` lifts a limit; numbers above 2^53 − 1 are refused all the same. */
export interface Limits {
	/** UTF-16 units of the text. */
	readonly length?: number;
	/** Dimensions of the board: the longest run of slashes, and one. */
	readonly dimensions?: number;
	/** Squares of a segment, and blocks of a block. */
	readonly size?: number;
	/** Squares of the board. */
	readonly squares?: number;
	/** Pieces of each hand, where `cardinality` does not limit them. */
	readonly hand?: number;
}

/** Which rules a text has to keep beyond the grammar. */
export interface ParseOptions {
	/**
	 * Sets what the other options do not. `seed` (default): any separators, any hands; limits of 65 536 characters, 16 dimensions, 2^20
	 * squares and 2^20 pieces a hand. `spec`, the edition of 2026: canonical hands, coherent separators, no more pieces than squares; limits
	 * of 4 096 characters, 3 dimensions of 255, 65 025 squares.
	 */
	readonly profile?: 'seed' | 'spec';
	/** Hands in any order, pieces counted in parts: `accept` them (they are put in order), or `require` the canonical form. */
	readonly canonical?: 'accept' | 'require';
	/**
	 * `any` separators; `hierarchical`: what `//` divides is itself divided by `/`, and so on; `regular`: moreover all blocks of a level have
	 * the same size.
	 */
	readonly coherence?: 'any' | 'hierarchical' | 'regular';
	/** No more pieces, on the board and in both hands, than squares? */
	readonly cardinality?: boolean;
	readonly limits?: Limits;
}

/** All rules of a reading; a rule that is not said is not asked for. */
export type Rules = ParseOptions & { readonly limits: Required<Limits> };

const SEED: Rules = { limits: { length: 65_536, dimensions: 16, size: Number.POSITIVE_INFINITY, squares: 2 ** 20, hand: 2 ** 20 } };

const SPEC: Rules = {
	canonical: 'require',
	coherence: 'hierarchical',
	cardinality: true,
	limits: { length: 4096, dimensions: 3, size: 255, squares: 65_025, hand: 2 ** 20 },
};

const RULES = {
	profile: ['seed', 'spec'],
	canonical: ['accept', 'require'],
	coherence: ['any', 'hierarchical', 'regular'],
	cardinality: 'boolean',
	limits: 'object',
} as const;

const LIMITS = { length: 'number', dimensions: 'number', size: 'number', squares: 'number', hand: 'number' } as const;

export const rulesOf = (options: ParseOptions | undefined): Rules => {
	if (options === undefined) return SEED;
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMITS, 'options.limits');
	const base = options.profile === 'spec' ? SPEC : SEED;
	return { ...base, ...options, limits: { ...base.limits, ...options.limits } };
};
