import { act, any, compare, count, mark, pick, seq, set, test } from '@x/core/build';
import { filtersOf } from './cast.js';
import type { Contributions, Lowering } from './contribution.js';
import { reached, reachesOf } from './influence.js';
import type { Influenced } from './steps.js';
import { rankZone } from './zones.js';

/** Pieces that put an enemy within reach back on its first rank, as a move (decision D27). */
export const PINCHER: Lowering<Influenced> = { rules: { pincher: [] }, lower: pinchers };

function* pinchers(game: Influenced): Contributions {
	const { size } = game.model;
	for (const [at, reach] of reachesOf(game, 'pincher').entries()) {
		// The first rank of the opponent is the own last one.
		const last = game.names.zone(rankZone(size[1]! - 1, size));
		const back = any(
			seq(pick({ who: 'empty' }, { zone: last }), act(set('at', { of: { mark: 'pinched' } })), act(set({ mark: 'pinched' }, 'none'))),
			seq(test(compare(count({ who: 'empty' }, { zone: last }), '=', 0)), act(set('at', 'none'))),
		);
		const paths = filtersOf(game, reach.rule.set, 'enemy').map((filter) =>
			seq(pick(filter), test(reached(game, reach, 'at', { by: 'own' })), mark('pinched'), back),
		);
		yield { also: [{ name: `pinches${at + 1}`, path: paths.length === 1 ? paths[0]! : any(...paths) }] };
	}
}
