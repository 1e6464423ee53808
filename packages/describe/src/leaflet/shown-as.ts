import type { Lexicon } from '../lexicon.js';

/** The title of a kind; one that only remembers a promotion has the title of the kind that it moves as. */
export const shownAs = (lexicon: Lexicon, kind: string): string => {
	const title = lexicon.kind(kind);
	const { kinds } = lexicon.ruleset;
	const plain = Object.keys(kinds).find(
		(other) => title === `promoted ${lexicon.kind(other)}` && kinds[other]!.moves === kinds[kind]!.moves,
	);
	return plain === undefined ? title : lexicon.kind(plain);
};
