import { act, all, before, captured, compare, not, pick, seq, set, test } from '@x/core/build';
import { castles } from './castling.js';
import type { Draft } from './draft.js';
import { frozen, type Reach, reachesOf } from './influence.js';
import type { Lowering } from './lowering.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';

/** Pieces that hold enemies within their reach. */
export const FREEZER: Lowering = {
	rules: { freezer: ['attackers', 'capture', 'checking', 'move', 'single', 'suicide'] },
	lower: (draft) => {
		for (const reach of reachesOf(draft, 'freezer')) freezes(draft, reach);
	},
};

/** The moves that a frozen piece may not make. */
function freezes(draft: Draft, reach: Reach): void {
	const { rule } = reach;
	const kinds = rule.set === undefined ? undefined : draft.kindsOf(membersOf(rule.set, draft.model.types).first);
	// Where the set has no colours, it is known which kinds it concerns.
	const concerned = rule.set?.coloured ? undefined : kinds;
	const held = frozen(draft, reach, 'origin');
	const named = concerned === undefined ? held : frozen(draft, reach, 'origin', 'set');
	const partial = (['capture', 'move'] as const).filter((name) => hasAttribute(rule, name));
	const checks = hasAttribute(rule, 'checking');
	// Laws do not hold in attacks: a piece held by a law gives check.
	if (partial.length !== 1) {
		if (checks) draft.law({ id: reach.id, if: before(held) });
		else draft.begins(not(named), concerned);
	} else if (partial[0] === 'move') draft.law({ id: reach.id, if: all(before(held), compare(captured(), '=', 0)) });
	else if (checks) draft.law({ id: reach.id, if: all(before(held), compare(captured(), '>', 0)) });
	else draft.guard('capture', not(before(named)), concerned);
	if (castles(draft)) draft.law({ id: `${reach.id} partner`, if: before(frozen(draft, reach, { mark: 'partner' })) });
	if (hasAttribute(rule, 'suicide'))
		draft.also.push({
			name: `${reach.id} suicide`,
			path: seq(
				pick({ who: 'friend', ...(draft.royalKinds.length > 0 && { notKind: draft.royalKinds }) }),
				test(frozen(draft, reach, 'at')),
				act(set('at', 'none')),
			),
		});
}
