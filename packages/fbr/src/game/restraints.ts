import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';

/** Declarations before a move, and moves that must end with a check. The words of declarations act in `promotion.ts`. */
export const RESTRAINTS: Lowering = {
	rules: { announcement: ['pieces'], stopifchecking: [] },
	lower: (draft: Draft) => {
		for (const item of draft.model.value.pieces.items)
			if (item.type === 'definition' && item.word !== undefined)
				draft.refusals.add('Moves that a declaration allows cannot be played.', item.span, 'Use the word in a promotion: *W/Word/==Q.');
		// A piece may not go on after a leg that checks.
		if (draft.model.rules.has('stopifchecking') && draft.royalKinds.length > 0) draft.guard('onward', { not: { royalAttacked: 'other' } });
	},
};
