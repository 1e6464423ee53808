/** The faults of a text or a value; public codes begin with `mbn/`. `vectors/errors.json` has a failing example of each. */
export const CODES = [
	'too-long',
	'too-deep',
	'empty',
	'rule',
	'identifier',
	'letter',
	'trailing',
	'unbalanced',
	'atom',
	'modifier',
	'steps',
	'turning',
	'link',
	'set',
	'range',
	'condition',
	'transition',
	'board',
	'word',
	'target',
	'html',
	'look-alike',
	'unplayable',
	'inexpressible',
] as const;

export type Code = (typeof CODES)[number];
