import type { Path } from '@x/core';
import { act, any, compare, count, mark, pick, seq, set, test } from '@x/core/build';
import type { Draft } from './draft.js';
import { reached, reachesOf } from './influence.js';
import type { Lowering } from './lowering.js';
import { rankZone } from './zones.js';

/** Pieces that put an enemy within reach back on its first rank, as a move (decision D27). */
export const PINCHER: Lowering = { rules: { pincher: [] }, lower: pinchers };

function pinchers(draft: Draft): void {
	const { size } = draft.model;
	// The first rank of the opponent is the own last one.
	const last = draft.zone(rankZone(size[1]! - 1, size));
	for (const [at, reach] of reachesOf(draft, 'pincher').entries()) {
		const paths = draft
			.filters(reach.rule.set, 'enemy')
			.map(
				(filter): Path =>
					seq(
						pick(filter),
						test(reached(draft, reach, 'at', { by: 'own' })),
						mark('pinched'),
						any(
							seq(
								pick({ who: 'empty' }, { zone: last }),
								act(set('at', { of: { mark: 'pinched' } })),
								act(set({ mark: 'pinched' }, 'none')),
							),
							seq(test(compare(count({ who: 'empty' }, { zone: last }), '=', 0)), act(set('at', 'none'))),
						),
					),
			);
		draft.also.push({ name: `pinches${at + 1}`, path: paths.length === 1 ? paths[0]! : any(...paths) });
	}
}
