import type { Path } from '@x/core';
import { act, all, before, captured, compare, not, pick, same, seq, set, test } from '@x/core/build';
import { allOf, kindsInSet } from './cast.js';
import { castles } from './castling.js';
import { type Contributions, guard, type Lowering, law } from './contribution.js';
import { frozen, reachesOf } from './influence.js';
import { hasAttribute } from './rule-list.js';
import type { Influenced, Reach } from './steps.js';
import { WARPED, warpedKinds } from './warp.js';

/** Pieces that hold enemies within their reach. */
export const FREEZER: Lowering<Influenced> = {
	rules: { freezer: ['attackers', 'capture', 'checking', 'move', 'single', 'suicide'] },
	*lower(game) {
		for (const reach of reachesOf(game, 'freezer')) yield* game.origins.by(reach.rule, freezes(game, reach));
	},
};

/** A frozen piece leaves the board. */
const frozenSuicide = (game: Influenced, reach: Reach): Path =>
	seq(
		pick({ who: 'friend', ...(game.royals.kinds.length > 0 && { notKind: game.royals.kinds }) }),
		test(frozen(game, reach, 'at')),
		act(set('at', 'none')),
	);

/** The moves that a frozen piece may not make. */
function* freezes(game: Influenced, reach: Reach): Contributions {
	const { rule } = reach;
	const kinds = rule.set && kindsInSet(game, rule.set);
	// Where the set has no colours, it is known which kinds it concerns.
	const concerned = rule.set?.coloured ? undefined : kinds;
	const held = frozen(game, reach, 'origin');
	const named = concerned === undefined ? held : frozen(game, reach, 'origin', 'set');
	const partial = (['capture', 'move'] as const).filter((name) => hasAttribute(rule, name));
	const checks = hasAttribute(rule, 'checking');
	// A warp is like a capture of one's own piece, which a freezer does not forbid.
	const moves = warpedKinds(game).length > 0 ? [not(same({ mark: WARPED }, { mark: WARPED }))] : [];
	// Laws do not hold in attacks: a piece held by a law gives check.
	if (partial.length !== 1) {
		if (checks) yield law({ id: reach.id, if: allOf([before(held), ...moves]) });
		else yield guard('begin', not(named), concerned);
	} else if (partial[0] === 'move') yield law({ id: reach.id, if: all(before(held), compare(captured(), '=', 0), ...moves) });
	else if (checks) yield law({ id: reach.id, if: all(before(held), compare(captured(), '>', 0)) });
	else yield guard('capture', not(before(named)), concerned);
	if (castles(game)) yield law({ id: `${reach.id} partner`, if: before(frozen(game, reach, { mark: 'partner' })) });
	if (hasAttribute(rule, 'suicide')) yield { also: [{ name: `${reach.id} suicide`, path: frozenSuicide(game, reach) }] };
}
