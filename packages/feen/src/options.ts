import { checkOptions } from '@x/diagnostics';

/** Limits of reading. `Infinity` removes a limit; numbers above 2^53 − 1 in the text are still refused. */
export interface Limits {
	/** UTF-16 units of the text. */
	readonly length?: number;
	/** Dimensions of the board: the longest run of slashes plus one. */
	readonly dimensions?: number;
	/** Squares of a segment, and blocks of a block. */
	readonly size?: number;
	/** Squares of the board. */
	readonly squares?: number;
	/** Pieces of each hand, if `cardinality` does not limit them. */
	readonly hand?: number;
}

/** The rules for texts in addition to the grammar. */
export interface ParseOptions {
	/**
	 * The defaults of the other options. `seed` (default): any separators, any hands; limits of 65 536 characters, 16 dimensions, 2^20
	 * squares and 2^20 pieces in a hand. `spec`, the edition of 2026: canonical hands, coherent separators, not more pieces than squares;
	 * limits of 4 096 characters, 3 dimensions of 255, 65 025 squares.
	 */
	readonly profile?: 'seed' | 'spec';
	/** Whether hands in another order and with repeated pieces are accepted (`accept`), or must be canonical (`require`). */
	readonly canonical?: 'accept' | 'require';
	/**
	 * `any` separators; `hierarchical`: the parts between `//` are themselves divided by `/`, and so on; `regular`: additionally all blocks
	 * of a level have equal sizes.
	 */
	readonly coherence?: 'any' | 'hierarchical' | 'regular';
	/** Whether the pieces on the board and in both hands may not outnumber the squares. */
	readonly cardinality?: boolean;
	readonly limits?: Limits;
}

/** All rules of a reading. Rules without a value are not checked. */
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
