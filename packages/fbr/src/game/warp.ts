import { act, compare, mark, pick, seq, set, store, test, variable } from '@x/core/build';
import { antiroyalTypes } from './antiroyal.js';
import { type Crowned, type Limited, typeOfKind } from './cast.js';
import type { Lowering } from './contribution.js';
import { HAND, hasHand } from './drop-rules.js';
import { PLIES } from './limits.js';
import { alsoOfTypes } from './options.js';
import { refusedBy } from './permissive.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { hasAttribute } from './rule-list.js';
import type { Staged } from './steps.js';

/** The mark on the cell of a piece that is warped. */
export const WARPED = 'warped';

/** The kinds that can be warped. */
export function warpedKinds(game: Crowned): readonly string[] {
	if (!game.model.rules.has('warp')) return [];
	const antiroyal = antiroyalTypes(game.model);
	return Object.keys(game.kinds).filter((kind) => !game.royals.kinds.includes(kind) && !antiroyal.includes(typeOfKind(game, kind)));
}

/** A player may take an own piece off the board, into the hand where there is one. */
export const WARP: Lowering<Staged> = {
	rules: { warp: ['start'], promotion: ['warp'] },
	*lower(game) {
		const { rules } = game.model;
		const kinds = warpedKinds(game);
		if (kinds.length === 0) return;
		const limits = rules.with('warp', 'start');
		const most = Math.max(...limits.map(({ attribute }) => attribute.number ?? 0));
		const late = limits.slice(0, 1).map(({ rule }) => test(game.origins.mark(compare(variable(PLIES), '>', most - 1), rule, 'start')));
		const royal = game.model.rules.all('royal')[0];
		const refused = game.rewritten === undefined || royal === undefined ? [] : game.royals.kinds;
		const moves = [...kinds, ...refused].map((kind) => ({
			type: typeOfKind(game, kind),
			path: seq(
				...late,
				...(refused.includes(kind) ? [refusedBy(game, royal!, null)] : []),
				pick({ who: 'friend', kind: [kind] }, { origin: true }),
				...(rules.has('freezer') ? [mark(WARPED)] : []),
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
