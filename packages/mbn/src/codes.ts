/** The faults of a text or a value; public codes begin with `mbn/`. `vectors/errors.json` has a failing example of each. */
export const CODES = ['too-long', 'empty', 'blank', 'word-form', 'inexpressible'] as const;

export type Code = (typeof CODES)[number];
