import { all, is } from '@x/core/build';
import type { Draft } from './draft.js';
import { ARRIVED, reached, reachesOf } from './influence.js';
import type { Lowering } from './lowering.js';

/** Pieces within whose reach an enemy that stops is removed, after its own capture (decision D12). */
export const BURNER: Lowering = { rules: { burner: [] }, lower: burners };

/** After conversions (FBR.md §3). */
const ORDER = 600;

function burners(draft: Draft): void {
	for (const reach of reachesOf(draft, 'burner'))
		draft.hook(ORDER, {
			id: reach.id,
			if: all(
				ARRIVED,
				reach.rule.set === undefined ? is('at', { who: 'friend' }) : draft.stands(reach.rule.set, 'at', 'friend'),
				reached(draft, reach, 'at'),
			),
			do: [{ set: 'at', to: 'none' }],
		});
}
