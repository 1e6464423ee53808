/** The faults of a text or a value; public codes begin with `pgn/`. `vectors/errors.json` has a failing example of each. */
export const CODES = [
	'unexpected',
	'too-long',
	'tag-form',
	'tag-repeated',
	'result-tag',
	'nag-form',
	'nag-first',
	'comment-unclosed',
	'comment-unopened',
	'variation-unclosed',
	'variation-unopened',
	'variation-first',
	'variation-deep',
	'variation-result',
	'escape',
	'remark',
	'encoding',
	'wide-encoding',
	'surrogate',
	'more',
] as const;

export type Code = (typeof CODES)[number];

/** The codes of this package for games. */
export type PgnCode = `pgn/${Code}` | 'pgn/variant-unknown' | 'pgn/inexpressible';
