import type { Listed } from '../worker/protocol.js';

/** Letters and digits as they are typed: accents, capitals, hyphens and apostrophes make no difference. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** The games whose names hold all the words, in their order, and the one that is meant if no more is said. */
export const findGames = (
	games: readonly Listed[],
	sought: string,
): { readonly found: readonly Listed[]; readonly best: Listed | undefined } => {
	const words = plain(sought);
	if (words === '') return { found: games, best: undefined };
	const found = games.filter(({ id, title, also, family }) => {
		const text = plain([id, title, ...also, family].join(' '));
		return words.split(' ').every((word) => text.includes(word));
	});
	const by = (fits: (name: string) => boolean): Listed | undefined =>
		found.find(({ id, title, also }) => [title, id, ...also].some((called) => fits(plain(called))));
	// Who types all of a name means it, though others hold it, too: shogi is not chushogi.
	const best = by((name) => name === words) ?? by((name) => name.startsWith(words)) ?? by((name) => name.includes(words)) ?? found[0];
	return { found, best };
};
