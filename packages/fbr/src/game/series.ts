import type { Phase } from '@x/core';
import { all, compare, not, variable } from '@x/core/build';
import type { Draft } from './draft.js';
import { otherSide, type TurnPhase } from './turn-plan.js';

export function seriesPhase(_draft: Draft, phase: TurnPhase): Phase['next'] {
	return [{ to: otherSide(phase.side) }];
}
