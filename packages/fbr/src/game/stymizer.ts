import { not, same, some } from '@x/core/build';
import type { Draft } from './draft.js';
import { reached, reachesOf } from './influence.js';
import type { Lowering } from './lowering.js';
import { membersOf } from './types.js';

/** Pieces within whose reach enemies make only the first step of a ride, and the first leg of a move (decision D28). */
export const STYMIZER: Lowering = { rules: { stymizer: [] }, lower: stymizers };

function stymizers(draft: Draft): void {
	for (const reach of reachesOf(draft, 'stymizer')) {
		const { set } = reach.rule;
		const kinds = set === undefined ? undefined : draft.kindsOf(membersOf(set, draft.model.types).first);
		const here = reached(draft, reach, 'at');
		draft.guard('cross', not(some(here, reached(draft, reach, 'stand'))), kinds);
		draft.guard('leg', some(same('at', 'origin'), not(some(here, reached(draft, reach, 'origin')))), kinds);
	}
}
