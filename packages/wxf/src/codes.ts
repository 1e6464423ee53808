/** The faults of a text or a value; public codes begin with `wxf/`. `vectors/errors.json` has a failing example of each. */
export const CODES = [
	'too-long',
	'empty',
	'unexpected',
	'spelling',
	'move-form',
	'tag-form',
	'tag-repeated',
	'result',
	'comment-unclosed',
	'comment-unopened',
	'comment-place',
	'variation-unclosed',
	'variation-unopened',
	'variation-first',
	'variation-deep',
	'start-missing',
	'unclosed',
	'coordinates',
	'setup',
	'branch',
	'inexpressible',
	'board',
	'start',
	'illegal',
	'ambiguous',
] as const;

export type Code = (typeof CODES)[number];

/** The codes of this package. */
export type WxfCode = `wxf/${Code}`;
