import type { Game } from '@x/core';

/** The kinds that have names, in the order in which texts list them, the least first: `kindOrder` of the names, then as the rules have them. */
export const namedKinds = ({ names, ruleset }: Pick<Game, 'names' | 'ruleset'>): readonly string[] =>
	[...new Set([...(names?.kindOrder ?? []), ...Object.keys(ruleset.kinds)])].filter((kind) => names?.kinds[kind] !== undefined);
