/** The faults of the text of an Interactive Diagram; public codes begin with `diagram/`. `vectors/diagram-errors.json` has an example of each. */
export const CODES = [
	'too-long',
	'empty',
	'line',
	'setting',
	'duplicate',
	'value',
	'fields',
	'name',
	'moves',
	'default-moves',
	'hand',
	'square',
	'off-board',
	'occupied',
	'unknown-piece',
	'lost',
] as const;

export type Code = (typeof CODES)[number];
