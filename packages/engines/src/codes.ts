/** The faults of engines and of their use; public codes begin with `engines/`. `vectors/errors.json` has an example of each. */
export const CODES = [
	'start',
	'start-slow',
	'protocol',
	'exit',
	'connection',
	'silent',
	'garbage',
	'closed',
	'option-unknown',
	'option-value',
	'option-refused',
	'variant',
	'unsupported',
	'refused',
	'complaint',
	'best-move',
	'long-line',
	'line',
	'value',
	'stray',
	'line-move',
] as const;

export type Code = (typeof CODES)[number];

/** The codes of this package. */
export type EngineCode = `engines/${Code}`;
