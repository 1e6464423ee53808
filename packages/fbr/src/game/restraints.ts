import type { Crowned } from './cast.js';
import { guard, type Lowering } from './contribution.js';

/** Declarations before a move, and moves that must end with a check. The words of declarations act in `promotion.ts` and `pieces.ts`. */
export const RESTRAINTS: Lowering<Crowned> = {
	rules: { announcement: ['pieces'], stopifchecking: [] },
	*lower(game) {
		// A piece may not go on after a leg that checks.
		const [stops] = game.model.rules.all('stopifchecking');
		if (stops !== undefined && game.royals.kinds.length > 0)
			yield* game.origins.by(stops, [guard('onward', { not: { royalAttacked: 'other' } })]);
	},
};
