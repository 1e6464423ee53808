import { all, is } from '@x/core/build';
import { stands } from './cast.js';
import { type Contributions, hook, type Lowering } from './contribution.js';
import { ARRIVED, reached, reachesOf } from './influence.js';
import type { Influenced } from './steps.js';

/** Pieces within whose reach an enemy that stops is removed, after its own capture (decision D12). */
export const BURNER: Lowering<Influenced> = { rules: { burner: [] }, lower: burners };

/** After conversions (FBR.md §3). */
const ORDER = 600;

function* burners(game: Influenced): Contributions {
	for (const reach of reachesOf(game, 'burner'))
		yield hook(ORDER, {
			id: reach.id,
			if: all(
				ARRIVED,
				reach.rule.set === undefined ? is('at', { who: 'friend' }) : stands(game, reach.rule.set, 'at', 'friend'),
				reached(game, reach, 'at'),
			),
			do: [{ set: 'at', to: 'none' }],
		});
}
