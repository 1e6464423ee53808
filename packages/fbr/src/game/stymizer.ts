import { not, same, some } from '@x/core/build';
import { kindsInSet } from './cast.js';
import { type Contributions, guard, type Lowering } from './contribution.js';
import { reached, reachesOf } from './influence.js';
import type { Influenced } from './steps.js';

/** Pieces within whose reach enemies make only the first step of a ride, and the first leg of a move (decision D28). */
export const STYMIZER: Lowering<Influenced> = { rules: { stymizer: [] }, lower: stymizers };

function* stymizers(game: Influenced): Contributions {
	for (const reach of reachesOf(game, 'stymizer')) {
		const { set } = reach.rule;
		const kinds = set && kindsInSet(game, set);
		const here = reached(game, reach, 'at');
		yield* game.origins.by(reach.rule, [
			guard('cross', not(some(here, reached(game, reach, 'stand'))), kinds),
			guard('leg', some(same('at', 'origin'), not(some(here, reached(game, reach, 'origin')))), kinds),
		]);
	}
}
