import type { Game } from '@x/core';
import type { KifGame } from '@x/kif';

/** The games whose files a record is of, the most usual ones first. */
const IDS = ['shogi', 'minishogi', 'judkins', 'gorogoro', 'euroshogi'] as const;

const compiled = new Map<string, Game>();

/**
 * The rules of a record of shogi: those of the game that the user names, if records can hold it, or else of the first game with a board of this size.
 * Records do not name their game.
 */
export const recordRules = async (game: KifGame, wished: Game): Promise<Game> => {
	const [{ canRecord }, { diagramOf }, { games }, { compile }] = await Promise.all([
		import('@x/kif/moves'),
		import('@x/kif'),
		import('@x/games'),
		import('@x/core/compile'),
	]);
	if (canRecord(wished)) return wished;
	const { ranks = [] } = diagramOf(game) ?? {};
	const size = `${ranks[0]?.length},${ranks.length}`;
	const isOfSize = (id: (typeof IDS)[number]): boolean =>
		games[id].rules.space.axes.map(({ extent: [low, high] }) => Number(high) - Number(low) + 1).join() === size;
	const id = IDS.find(isOfSize) ?? IDS[0];
	const known = compiled.get(id) ?? compile(games[id]);
	compiled.set(id, known);
	return known;
};
