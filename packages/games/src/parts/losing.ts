import type { Choice } from '@x/core';
import { captured, compare } from '@x/core/build';

/** Captures are compulsory. */
export const mustCapture = (stage: Choice['stage'] = 'candidates'): Choice => ({
	id: 'captures',
	stage,
	keep: { if: compare(captured(), '>', 0) },
});
