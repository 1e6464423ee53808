import * as strings from '../../strings/game-list.js';
import type { Listed } from '../../worker/protocol.js';
import type { Shown } from './filters.js';
import type { Found } from './find-game.js';
import { recentGames } from './recent.js';

/** Games under a heading. */
export interface Section {
	readonly title: string;
	readonly games: readonly Listed[];
	/** Its games are listed in another section too. */
	readonly again?: true;
}

/** The sections of the list: the results of a search, or the recent games and all games by their families. */
export const sectionsOf = (all: readonly Listed[], { found, best, similar }: Found, shown: Shown): readonly Section[] => {
	if (best !== undefined) return [{ title: similar ? strings.similarNames : strings.results, games: found }];
	const families = new Map<string, Listed[]>();
	for (const game of found) families.set(game.family, [...(families.get(game.family) ?? []), game]);
	const recent = shown === 'all' ? recentGames().flatMap((id) => all.find((game) => game.id === id) ?? []) : [];
	return [
		...(recent.length > 0 && found.length > 0 ? [{ title: strings.recent, games: recent, again: true as const }] : []),
		...[...families].map(([title, games]) => ({ title, games })),
	];
};

/** The first entries of sections. */
export const firstOf = (sections: readonly Section[], count: number): readonly Section[] => {
	let left = count;
	return sections.flatMap((section) => {
		const games = section.games.slice(0, Math.max(0, left));
		left -= section.games.length;
		return games.length > 0 ? [{ ...section, games }] : [];
	});
};
