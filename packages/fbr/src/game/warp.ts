import { act, compare, pick, seq, set, store, test, variable } from '@x/core/build';
import { antiroyalTypes } from './antiroyal.js';
import { type Limited, typeOfKind } from './cast.js';
import type { Lowering } from './contribution.js';
import { HAND, hasHand } from './drop-rules.js';
import { PLIES } from './limits.js';
import { alsoOfTypes } from './options.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { hasAttribute } from './rule-list.js';
import type { Staged } from './steps.js';

/** A player may take an own piece off the board, into the hand where there is one. */
export const WARP: Lowering<Staged> = {
	rules: { warp: ['start'], promotion: ['warp'] },
	*lower(game) {
		const { rules } = game.model;
		if (!rules.has('warp')) return;
		const antiroyal = antiroyalTypes(game.model);
		const kinds = Object.keys(game.kinds).filter(
			(kind) => !game.royals.kinds.includes(kind) && !antiroyal.includes(typeOfKind(game, kind)),
		);
		const limits = rules.with('warp', 'start').map(({ attribute }) => attribute.number ?? 0);
		const late = limits.length === 0 ? [] : [test(compare(variable(PLIES), '>', Math.max(...limits) - 1))];
		const moves = kinds.map((kind) => ({
			type: typeOfKind(game, kind),
			path: seq(
				...late,
				pick({ who: 'friend', kind: [kind] }, { origin: true }),
				...(hasHand(game.model) ? [act(store(HAND, 'own', storedAs(game, kind), 1))] : []),
				act(set('at', 'none')),
			),
		}));
		yield* alsoOfTypes(game, 'warps', moves);
	},
};

/** A piece with a rule of promotion for it goes to the hand promoted. */
function storedAs(game: Limited, kind: string): string {
	const type = typeOfKind(game, kind);
	for (const rule of promotionRules(game)) {
		if (!hasAttribute(rule, 'warp')) continue;
		const [first] = choicesOf(game, rule.prefix ?? '+', type) ?? [];
		if (first !== undefined && first in game.kinds) return first;
	}
	return type;
}
