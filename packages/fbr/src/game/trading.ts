import type { Cond, Path } from '@x/core';
import { all, attacked, before, captured, compare, each, is, matches, not, seq, step, test } from '@x/core/build';
import { type Crowned, kindsInSet, kindsOf } from './cast.js';
import { type Contributions, declare, hook, type Lowering, law } from './contribution.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { neighbours } from './zones.js';

/** The trade of lions: pieces that may hardly capture each other (decision D23). */
export const TRADING: Lowering<Crowned> = { rules: { difficulttrading: ['minor', 'royal'] }, lower: trading };

type Taken = { readonly who: 'enemy'; readonly kind?: readonly string[]; readonly notKind?: readonly string[] };

/** The cell where another piece has just taken a lion. */
const TRADED = 'traded';

function* trading(game: Crowned): Contributions {
	const { rules, types, size } = game.model;
	const [rule] = rules.all('difficulttrading');
	if (rule === undefined) return;
	const kinds = kindsOf(game, rule.set === undefined ? ['L'] : membersOf(rule.set, types).first);
	const lions = { who: 'enemy', kind: kinds } as const;
	const takes = compare(captured(lions), '>', 0);
	const lionMoves = before(is('origin', { kind: kinds }));
	yield declare({ points: { [TRADED]: 'reply' } });
	yield hook(700, { id: TRADED, if: all(takes, not(lionMoves)), do: [{ point: TRADED, to: 'at' }] });
	yield law({ id: 'lion-by-another', if: all(takes, not(lionMoves), before(is({ point: TRADED }, {}))) });
	const around = neighbours(size);
	const gone = (taken: Taken) => matches(takenNear(around, taken), 'origin');
	const minor = attributeOf(rule, 'minor')?.set;
	const counted = minor === undefined ? {} : { notKind: kindsInSet(game, minor) };
	const far: Cond = compare(captured(lions), '>', gone(lions));
	const unroyal = hasAttribute(rule, 'royal') && game.royals.kinds.length > 0 ? { if: is('at', { notKind: game.royals.kinds }) } : {};
	yield law({
		id: 'lion-far',
		if: all(
			takes,
			lionMoves,
			far,
			compare(gone({ who: 'enemy', ...counted }), '=', 0),
			is('stand', { who: 'friend' }),
			attacked('stand', unroyal),
		),
	});
}

/** The cells next to the cursor from which the move took an enemy. */
const takenNear = (around: Parameters<typeof each>[0], taken: Taken): Path =>
	each(around, 'd', seq(step('d'), test(before(is('at', taken))), test(not(is('at', { who: 'enemy' })))));
