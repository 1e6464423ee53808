import type { Cond } from '@x/core';
import { all, not, within } from '@x/core/build';
import { type Cast, kindsInSet } from './cast.js';
import { type Contributions, guard, type Lowering, law } from './contribution.js';
import { closedHoles } from './holes.js';
import type { Model } from './model.js';
import { SWAPPED } from './promotion.js';
import { hasAttribute } from './rule-list.js';
import { zoneOf } from './zones.js';

/** The board: axes that close on themselves, holes, and zones that are hard to enter or to cross. */
export const BOARD: Lowering<Cast> = {
	rules: { cylindric: [], torus: [], zone: ['hole', 'dontcross', 'captureonly'], mirror: ['horizontal', 'vertical'] },
	lower: board,
};

function* board(game: Cast): Contributions {
	const { rules, size } = game.model;
	for (const { rule, open, kinds } of closedHoles(game))
		yield* game.origins.by(rule, [guard('enter', open, kinds), guard('cross', open, kinds)], 'hole');
	for (const rule of rules.all('zone')) {
		const zone = zoneOf(rule.range!, size);
		const kinds = rule.set === undefined ? undefined : kindsInSet(game, rule.set);
		const name = game.names.zone(zone, 'area');
		if (hasAttribute(rule, 'dontcross'))
			yield* game.origins.by(rule, [guard('cross', not(all(within(name), not(within(name, 'stand')))), kinds)], 'dontcross');
		if (hasAttribute(rule, 'captureonly'))
			yield* game.origins.by(rule, [law({ id: 'captureonly', if: quietEntry(name, kinds) })], 'captureonly');
	}
}

/** A piece of some kinds enters a zone without a capture and without a swap. */
const quietEntry = (zone: string, kinds: readonly string[] | undefined): Cond =>
	all(
		within(zone),
		not(within(zone, 'origin')),
		{ compare: [{ captured: {} }, '=', 0] },
		not(SWAPPED),
		...(kinds === undefined ? [] : [{ mover: { kind: kinds } }]),
	);

/** The axes that close on themselves. */
export const wrapsOf = ({ rules, size }: Model): readonly boolean[] =>
	size.map((_, axis) => axis < 2 && (rules.has('torus') || (axis === 0 && rules.has('cylindric'))));
