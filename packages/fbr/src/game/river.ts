import { forEach, not, pick, seq, set, test, within } from '@x/core/build';
import { type Crowned, kindsInSet } from './cast.js';
import { type Contribution, declare, entering, hook, type Lowering } from './contribution.js';
import { mirroredZone } from './frames.js';
import { hasAttribute } from './rule-list.js';
import { zoneOf } from './zones.js';

/** A piece that ends two of its side's turns in a river drowns. */
export const RIVER: Lowering<Crowned> = {
	rules: { zone: ['river'] },
	*lower(game) {
		for (const rule of game.model.rules.all('zone')) {
			if (!hasAttribute(rule, 'river')) continue;
			const kinds = rule.set === undefined ? {} : { kind: kindsInSet(game, rule.set) };
			yield declare({ flags: { wet: { onMove: 'keep' } } });
			const zone = zoneOf(rule.range!, game.model.size);
			yield drown(game, zone, kinds);
		}
	},
};

/** At the end of a turn: a wet piece that is still there drowns, one that is out is dry, one that is in is wet. */
function drown(game: Crowned, zone: ReturnType<typeof zoneOf>, kinds: { readonly kind?: readonly string[] }): Contribution {
	// Only the turn of the opponent shows that a turn of several moves has ended. The opponent sees the river from the other side.
	const { several, firsts } = game.turn;
	const who = several ? 'enemy' : 'friend';
	const inside = within(game.names.zone(several ? mirroredZone(game.model, zone) : zone));
	const wet = { who, flag: 'wet' } as const;
	const ends = {
		id: 'river',
		do: [
			forEach(seq(pick({ ...wet, ...kinds }), test(inside)), null, [set('at', 'none')]),
			forEach(seq(pick(wet), test(not(inside))), null, [set('at', { of: 'at' }, { drop: ['wet'] })]),
			forEach(seq(pick({ who, ...kinds, notFlag: 'wet' }), test(inside)), null, [set('at', { of: 'at' }, { add: ['wet'] })]),
		],
	} as const;
	return several ? entering(ends, firsts) : hook(850, ends);
}
