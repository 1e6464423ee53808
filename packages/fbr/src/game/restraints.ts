import type { Crowned } from './cast.js';
import { guard, type Lowering } from './contribution.js';

/** Declarations before a move, and moves that must end with a check. The words of declarations act in `promotion.ts`. */
export const RESTRAINTS: Lowering<Crowned> = {
	rules: { announcement: ['pieces'], stopifchecking: [] },
	*lower(game) {
		for (const item of game.model.value.pieces.items)
			if (item.type === 'definition' && item.word !== undefined)
				game.refusals.add('Moves that a declaration allows cannot be played.', item.span, 'Use the word in a promotion: *W/Word/==Q.');
		// A piece may not go on after a leg that checks.
		if (game.model.rules.has('stopifchecking') && game.royals.kinds.length > 0) yield guard('onward', { not: { royalAttacked: 'other' } });
	},
};
