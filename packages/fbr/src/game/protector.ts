import type { Cond } from '@x/core';
import { all, is, not, some } from '@x/core/build';
import { type Contributions, guard, type Lowering } from './contribution.js';
import { hasOwnCaptures, ofSet, reached, reachesOf } from './influence.js';
import type { Influenced } from './steps.js';

/** Pieces whose friends within reach cannot be captured or checked. */
export const PROTECTOR: Lowering<Influenced> = { rules: { protector: [] }, lower: protectors };

function* protectors(game: Influenced): Contributions {
	for (const reach of reachesOf(game, 'protector')) {
		const of = (by: 'own' | 'other'): Cond => ofSet(game, reach.rule, 'at', reached(game, reach, 'at', { by, friend: true }));
		// The protectors are on the side of the victim.
		const safe = hasOwnCaptures(game)
			? some(all(is('at', { who: 'enemy' }), of('other')), all(is('at', { who: 'friend' }), of('own')))
			: of('other');
		yield* game.origins.by(reach.rule, [guard('capture', not(safe))]);
	}
}
