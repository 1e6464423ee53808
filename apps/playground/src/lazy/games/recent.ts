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

/** Puts a game first. Rules of the user's own have no place in the list. */
export const rememberGame = (id: string): void => {
	if (isOwn(id)) return;
	keep(KEY, JSON.stringify([id, ...recentGames().filter((other) => other !== id)].slice(0, MOST)));
};
