import type { Listed } from '../../worker/protocol.js';
import { distance } from './distance.js';

/** Normalises a text for the search: accents, capitals, hyphens and apostrophes make no difference. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

const joined = (text: string): string => text.replaceAll(' ', '');

const namesOf = ({ id, title, also }: Listed): readonly string[] => [title, id, ...also].map(plain);

/** The most similar games that are shown for a mistyped name. */
const MOST_SIMILAR = 6;

/** Typing errors that are forgiven in a word: none in a short one, since most short words are similar. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The result of a search. */
export interface Found {
	/** The best match first. */
	readonly found: readonly Listed[];
	readonly best: Listed | undefined;
	/** No name fits, but these are similar. */
	readonly similar: boolean;
}

/** How well a game fits: 0 is an exact name. A complete name is better than a longer name that contains it: shogi is not chushogi. */
const rankOf = (game: Listed, sought: string): number => {
	const names = namesOf(game);
	const compact = joined(sought);
	if (names.includes(sought)) return 0;
	if (names.some((name) => joined(name) === compact)) return 1;
	if (names.some((name) => name.startsWith(sought))) return 2;
	if (names.some((name) => name.includes(` ${sought}`))) return 3;
	if (names.some((name) => joined(name).includes(compact))) return 4;
	const words = sought.split(' ');
	const text = [...names, plain(game.family)].join(' ');
	if (words.every((word) => text.includes(word))) return 5;
	const rules = [text, ...[game.says, game.tag ?? '', game.size, ...game.pieces].map(plain)].join(' ');
	return words.every((word) => ` ${rules}`.includes(` ${word}`)) ? 6 : Number.POSITIVE_INFINITY;
};

/** The typing errors between a game's nearest name and the search text. A whole name is better than a word of a longer name. */
const errorsIn = (game: Listed, sought: string): number => {
	const compact = joined(sought);
	const most = forgiven(compact);
	const errors = namesOf(game).flatMap((name) => [
		distance(joined(name), compact),
		...name.split(' ').map((word) => distance(word, compact) + (word === name ? 0 : 0.5)),
	]);
	return Math.min(...errors.filter((count) => count <= most + 0.5), Number.POSITIVE_INFINITY);
};

/** The games with a finite score, lowest first; equal ones keep their order. */
const sorted = (games: readonly Listed[], score: (game: Listed) => number): readonly Listed[] =>
	games
		.map((game) => ({ game, at: score(game) }))
		.filter(({ at }) => Number.isFinite(at))
		.sort((a, b) => a.at - b.at)
		.map(({ game }) => game);

/** The games whose names, sentences or pieces contain all the words, in any order; if there are none, games with a similar name. Without words, all games. */
export const findGames = (games: readonly Listed[], sought: string): Found => {
	const words = plain(sought);
	if (words === '') return { found: games, best: undefined, similar: false };
	const found = sorted(games, (game) => rankOf(game, words));
	if (found.length > 0) return { found, best: found[0], similar: false };
	const similar = sorted(games, (game) => errorsIn(game, words)).slice(0, MOST_SIMILAR);
	return { found: similar, best: similar[0], similar: similar.length > 0 };
};
