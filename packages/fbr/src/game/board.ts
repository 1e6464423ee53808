import { all, not, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { type Cast, kindsInSet, seen } from './cast.js';
import { type Contributions, guard, type Lowering, law } from './contribution.js';
import type { Model } from './model.js';
import { SWAPPED } from './promotion.js';
import { hasAttribute } from './rule-list.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** The board: axes that close on themselves, holes, and zones that are hard to enter or to cross. */
export const BOARD: Lowering<Cast> = {
	rules: { cylindric: [], torus: [], zone: ['hole', 'dontcross', 'captureonly'], mirror: ['horizontal', 'vertical'] },
	lower: board,
};

function* board(game: Cast): Contributions {
	const { rules, size } = game.model;
	for (const rule of rules.all('zone')) {
		const zone = zoneOf(rule.range!, size);
		const kinds = rule.set === undefined ? undefined : kindsInSet(game, rule.set);
		const name = game.names.zone(zone, 'area');
		if (hasAttribute(rule, 'hole')) {
			// A range that both sides see alike has no cells; another one is closed to each side in its own view.
			if (holesOf(game, rule) === undefined) {
				yield guard('enter', not(within(name)), kinds);
				yield guard('cross', not(within(name)), kinds);
			}
		}
		if (hasAttribute(rule, 'dontcross')) yield guard('cross', not(all(within(name), not(within(name, 'stand')))), kinds);
		if (hasAttribute(rule, 'captureonly'))
			yield law({
				id: 'captureonly',
				if: all(
					within(name),
					not(within(name, 'origin')),
					{ compare: [{ captured: {} }, '=', 0] },
					not(SWAPPED),
					...(kinds === undefined ? [] : [{ mover: { kind: kinds } }]),
				),
			});
	}
}

/** The axes that close on themselves. */
export const wrapsOf = ({ rules, size }: Model): readonly boolean[] =>
	size.map((_, axis) => axis < 2 && (rules.has('torus') || (axis === 0 && rules.has('cylindric'))));

/** The cells that a rule takes from the board; `undefined`: it takes none. */
export function holesOf(game: Cast, rule: Rule): readonly (readonly number[])[] | undefined {
	if (rule.set !== undefined || !hasAttribute(rule, 'hole')) return undefined;
	const zone = zoneOf(rule.range!, game.model.size);
	const holes = cellsOf(game.model.size).filter((cell) => contains(zone, cell));
	return holes.every((cell) => contains(zone, seen(game, cell))) ? holes : undefined;
}
