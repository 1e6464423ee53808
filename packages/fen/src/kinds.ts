import type { Game } from '@x/core';

/** The kinds that have names, in the order of texts, the least valuable first: those of `kindOrder`, then the others in the order of the rules. */
export const namedKinds = ({ names, ruleset }: Pick<Game, 'names' | 'ruleset'>): readonly string[] =>
	[...new Set([...(names?.kindOrder ?? []), ...Object.keys(ruleset.kinds)])].filter((kind) => names?.kinds[kind] !== undefined);
