import { captured, compare } from '../../ruleset/build.js';
import type { Choice } from '../../ruleset/types.js';

/** Who can capture must. */
export const mustCapture = (stage: Choice['stage'] = 'candidates'): Choice => ({
	id: 'captures',
	stage,
	keep: { if: compare(captured(), '>', 0) },
});
