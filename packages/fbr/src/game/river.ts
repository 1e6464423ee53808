import { all, forEach, not, pick, seq, set, test, within } from '@x/core/build';
import { type Crowned, kindsInSet } from './cast.js';
import { type Contributions, declare, hook, type Lowering } from './contribution.js';
import { hasAttribute } from './rule-list.js';

/** A piece that ends two of its side's turns in a river drowns. */
export const RIVER: Lowering<Crowned> = {
	rules: { zone: ['river'] },
	*lower(game) {
		for (const rule of game.model.rules.all('zone')) {
			if (!hasAttribute(rule, 'river')) continue;
			const zone = game.names.range(rule.range!);
			const kinds = rule.set === undefined ? {} : { kind: kindsInSet(game, rule.set) };
			yield declare({ flags: { wet: { onMove: 'keep' } } });
			const wet = { who: 'friend', flag: 'wet' } as const;
			yield* drown(game, zone, kinds, wet);
		}
	},
};

/** At the end of a turn: who is wet and still there drowns, who is out is dry, who is in is wet. */
function* drown(
	game: Crowned,
	zone: string,
	kinds: { readonly kind?: readonly string[] },
	wet: { readonly who: 'friend'; readonly flag: string },
): Contributions {
	const last = game.turn.several ? { compare: [{ moves: 'next' }, '<', 0] } : undefined;
	if (last !== undefined)
		game.refusals.add('A river in a game with several moves in a turn cannot be played.', game.model.rules.all('zone')[0]!.span);
	const inside = test(within(zone));
	yield hook(850, {
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
