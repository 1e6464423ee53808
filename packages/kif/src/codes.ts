/** The faults of a text or a value; public codes begin with `kif/`. `vectors/errors.json` has a failing example of each. */
export const CODES = [
	'too-long',
	'empty',
	'dialect',
	'encoding',
	'unexpected',
	'header',
	'handicap',
	'board',
	'board-size',
	'hand',
	'turn',
	'move-number',
	'square',
	'same',
	'piece',
	'promotion',
	'origin',
	'no-piece',
	'drop',
	'side',
	'time',
	'end-word',
	'after-end',
	'result',
	'variation',
	'variation-deep',
	'json',
	'json-form',
	'inexpressible',
	'game',
	'start',
	'illegal',
	'ambiguous',
] as const;

export type Code = (typeof CODES)[number];

/** The codes of this package for texts and games. */
export type KifCode = `kif/${Code}`;
