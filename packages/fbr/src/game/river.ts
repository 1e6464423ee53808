import { all, forEach, not, pick, seq, set, test, within } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';

/** A piece that ends two of its side's turns in a river drowns. */
export const RIVER: Lowering = {
	rules: { zone: ['river'] },
	lower: (draft) => {
		for (const rule of draft.model.rules.all('zone')) {
			if (!hasAttribute(rule, 'river')) continue;
			const zone = draft.range(rule.range!);
			const kinds = rule.set === undefined ? {} : { kind: draft.kindsOf(membersOf(rule.set, draft.model.types).first) };
			draft.flags.wet = { onMove: 'keep' };
			const wet = { who: 'friend', flag: 'wet' } as const;
			drown(draft, zone, kinds, wet);
		}
	},
};

/** At the end of a turn: who is wet and still there drowns, who is out is dry, who is in is wet. */
function drown(
	draft: Draft,
	zone: string,
	kinds: { readonly kind?: readonly string[] },
	wet: { readonly who: 'friend'; readonly flag: string },
): void {
	const last = draft.turn.several ? { compare: [{ moves: 'next' }, '<', 0] } : undefined;
	if (last !== undefined)
		draft.refusals.add('A river in a game with several moves in a turn cannot be played.', draft.model.rules.all('zone')[0]!.span);
	const inside = test(within(zone));
	draft.hook(850, {
		id: 'river',
		do: [
			forEach(seq(pick({ ...wet, ...kinds }), inside), null, [set('at', 'none')]),
			forEach(seq(pick(wet), test(not(within(zone)))), null, [set('at', { of: 'at' }, { drop: ['wet'] })]),
			forEach(seq(pick({ who: 'friend', ...kinds, notFlag: 'wet' }), test(all(within(zone)))), null, [
				set('at', { of: 'at' }, { add: ['wet'] }),
			]),
		],
	});
}
