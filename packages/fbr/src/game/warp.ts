import { act, compare, pick, seq, set, store, test, variable } from '@x/core/build';
import type { Draft } from './draft.js';
import { HAND } from './drop-rules.js';
import { plies } from './limits.js';
import type { Lowering } from './lowering.js';
import { alsoOfTypes } from './options.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';

/** A player may take an own piece off the board, into the hand where there is one. */
export const WARP: Lowering = {
	rules: { warp: ['start'], promotion: ['warp'] },
	lower: (draft) => {
		const { rules, types } = draft.model;
		if (!rules.has('warp')) return;
		const antiroyal = rules.all('antiroyal').flatMap((rule) => membersOf(rule.set, types).first);
		const kinds = Object.keys(draft.kinds).filter((kind) => !draft.royalKinds.includes(kind) && !antiroyal.includes(draft.typeOf(kind)));
		const limits = rules.with('warp', 'start').map(({ attribute }) => attribute.number ?? 0);
		const late = limits.length === 0 ? [] : [test(compare(variable(plies(draft)), '>', Math.max(...limits) - 1))];
		const moves = kinds.map((kind) => ({
			type: draft.typeOf(kind),
			path: seq(
				...late,
				pick({ who: 'friend', kind: [kind] }, { origin: true }),
				...(HAND in draft.stores ? [act(store(HAND, 'own', storedAs(draft, kind), 1))] : []),
				act(set('at', 'none')),
			),
		}));
		alsoOfTypes(draft, 'warps', moves);
	},
};

/** A piece with a rule of promotion for it goes to the hand promoted. */
function storedAs(draft: Draft, kind: string): string {
	const type = draft.typeOf(kind);
	for (const rule of promotionRules(draft)) {
		if (!hasAttribute(rule, 'warp')) continue;
		const [first] = choicesOf(draft, rule.prefix ?? '+', type) ?? [];
		if (first !== undefined && first in draft.kinds) return first;
	}
	return type;
}
