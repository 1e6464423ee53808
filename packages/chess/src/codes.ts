/** The faults of a PGN for one game of these rules; public codes begin with `chess/`. `vectors/errors.json` has a failing example of each. */
export const CODES = ['variant', 'several-games'] as const;

export type Code = (typeof CODES)[number];
