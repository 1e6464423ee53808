/** The faults of a text or a tree; public codes begin with `betza/`. `vectors/betza-errors.json` has an example of each. */
export const CODES = [
	'too-long',
	'too-many-legs',
	'character',
	'blank',
	'modifier',
	'direction',
	'group',
	'no-atom',
	'atom',
	'ambiguous-atom',
	'leap',
	'range',
	'no-effect',
	'chain',
	'inexpressible',
	'lost',
] as const;

export type Code = (typeof CODES)[number];
