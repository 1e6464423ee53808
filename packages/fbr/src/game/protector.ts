import type { Cond } from '@x/core';
import { all, is, not, some } from '@x/core/build';
import type { Draft } from './draft.js';
import { hasOwnCaptures, ofSet, reached, reachesOf } from './influence.js';
import type { Lowering } from './lowering.js';

/** Pieces whose friends within reach cannot be captured or checked. */
export const PROTECTOR: Lowering = { rules: { protector: [] }, lower: protectors };

function protectors(draft: Draft): void {
	for (const reach of reachesOf(draft, 'protector')) {
		const of = (by: 'own' | 'other'): Cond => ofSet(draft, reach.rule, 'at', reached(draft, reach, 'at', { by, friend: true }));
		// The protectors are on the side of the victim.
		const safe = hasOwnCaptures(draft)
			? some(all(is('at', { who: 'enemy' }), of('other')), all(is('at', { who: 'friend' }), of('own')))
			: of('other');
		draft.guard('capture', not(safe));
	}
}
