import { keep, kept } from '../../state/kept.js';
import { isOwn } from '../../worker/protocol.js';

const KEY = 'x-recent';
const MOST = 6;

/** The games that were opened last, the newest first. The kept text may be any text. */
export const recentGames = (): readonly string[] => {
	try {
		const ids: unknown = JSON.parse(kept(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : [];
	} catch {
		return [];
	}
};

/** A game by rules of the user's own. Its id contains the rules. */
export interface OwnGame {
	readonly id: string;
	readonly title: string;
}

const OWN_KEY = 'x-own';
const MOST_OWN = 12;
/** The most letters of all rules together: a browser keeps a few millions. */
const MOST_LETTERS = 200_000;

const isOwnGame = (value: unknown): value is OwnGame => {
	const { id, title } = (value ?? {}) as Partial<Record<keyof OwnGame, unknown>>;
	return typeof id === 'string' && isOwn(id) && typeof title === 'string';
};

/** The games of the user's own that were on the board, the newest first. The kept text may be any text. */
export const ownGames = (): readonly OwnGame[] => {
	try {
		const games: unknown = JSON.parse(kept(OWN_KEY) ?? '[]');
		return Array.isArray(games) ? games.filter(isOwnGame) : [];
	} catch {
		return [];
	}
};

/** Keeps a game of the user's own, in place of an earlier one with its title. */
export const keepOwnGame = (game: OwnGame): void => {
	let letters = 0;
	const games = [game, ...ownGames().filter(({ title }) => title !== game.title)].slice(0, MOST_OWN).filter(({ id }) => {
		letters += id.length;
		return letters <= MOST_LETTERS;
	});
	keep(OWN_KEY, JSON.stringify(games));
};

/** Puts a game first. Rules of the user's own have no place in the list. */
export const rememberGame = (id: string): void => {
	if (isOwn(id)) return;
	keep(KEY, JSON.stringify([id, ...recentGames().filter((other) => other !== id)].slice(0, MOST)));
};
