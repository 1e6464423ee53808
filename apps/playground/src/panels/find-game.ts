import type { Listed } from '../worker/protocol.js';

/** Normalises a text for the search: accents, capitals, hyphens and apostrophes make no difference. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** The games whose names contain all the words, in order, and the best match. */
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
	// A complete name is the best match although longer names contain it: shogi is not chushogi.
	const best = by((name) => name === words) ?? by((name) => name.startsWith(words)) ?? by((name) => name.includes(words)) ?? found[0];
	return { found, best };
};
