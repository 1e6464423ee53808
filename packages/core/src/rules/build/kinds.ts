import type { Kind, Path, Ruleset } from '../types.js';

/**
 * Kinds and their paths from a table of letters, for `ruleset`. Each path has the title of its kind as its name.
 *
 * @example
 * kindsOf({ N: ['knight', leap(oblique(1, 2))] }).kinds // → { N: { title: 'knight', moves: 'knight' } }
 */
export const kindsOf = (table: Readonly<Record<string, readonly [title: string, path: Path]>>): Pick<Ruleset, 'kinds' | 'paths'> => ({
	kinds: Object.fromEntries(Object.entries(table).map(([letter, [title]]): [string, Kind] => [letter, { title, moves: title }])),
	paths: Object.fromEntries(Object.values(table)),
});
