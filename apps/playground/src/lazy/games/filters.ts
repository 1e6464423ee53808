import * as strings from '../../strings/game-list.js';
import type { GameFilter, Listed } from '../../worker/protocol.js';
import { ownGames } from './recent.js';

/** The games that the list shows: all, a group of them, or those of the user's own. */
export type Shown = 'all' | GameFilter | 'own';

/** The games of the user's own, as the list shows them. */
export const ownListed = (): readonly Listed[] =>
	ownGames().map(({ id, title }) => ({
		id,
		title,
		also: [],
		family: strings.own,
		says: strings.ownSays,
		size: '',
		filters: [],
		pieces: [],
		picture: {},
	}));

/** The games of a group. */
export const gamesOf = (all: readonly Listed[], shown: Shown): readonly Listed[] => {
	if (shown === 'all') return all;
	return shown === 'own' ? ownListed() : all.filter(({ filters }) => filters.includes(shown));
};
