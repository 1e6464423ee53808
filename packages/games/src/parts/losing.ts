import type { Choice, Outcome } from '@x/core';
import { captured, compare, count } from '@x/core/build';

/** Captures are compulsory. */
export const mustCapture = (stage: Choice['stage'] = 'candidates'): Choice => ({
	id: 'captures',
	stage,
	keep: { if: compare(captured(), '>', 0) },
});

/** A side that has no piece left wins, whichever side is to move: without a piece it has no move either. */
export const nothingLeft: readonly Outcome[] = [
	{ id: 'nothing-left', when: 'turn', if: compare(count({ who: 'enemy' }), '=', 0), result: 'loss' },
	{ id: 'nothing-left', when: 'stuck', if: compare(count({ who: 'friend' }), '=', 0), result: 'win' },
];
