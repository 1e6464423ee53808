import { all, not, within } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { SWAPPED } from './promotion.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** The board: axes that close on themselves, holes, and zones that are hard to enter or to cross. */
export const BOARD: Lowering = {
	rules: { cylindric: [], torus: [], zone: ['hole', 'dontcross', 'captureonly'], mirror: ['horizontal', 'vertical'] },
	lower: board,
};

function board(draft: Draft): void {
	const { rules, size, types } = draft.model;
	if (rules.has('cylindric') || rules.has('torus')) draft.wraps[0] = true;
	if (rules.has('torus')) draft.wraps[1] = true;
	for (const rule of rules.all('zone')) {
		const zone = zoneOf(rule.range!, size);
		const kinds = rule.set === undefined ? undefined : draft.kindsOf(membersOf(rule.set, types).first);
		const name = draft.zone(zone, 'area');
		if (hasAttribute(rule, 'hole')) {
			const holes = cellsOf(size).filter((cell) => contains(zone, cell));
			// A range that both sides see alike has no cells; another one is closed to each side in its own view.
			if (kinds === undefined && holes.every((cell) => contains(zone, draft.seen(cell)))) draft.holes.push(...holes);
			else {
				draft.guard('enter', not(within(name)), kinds);
				draft.guard('cross', not(within(name)), kinds);
			}
		}
		if (hasAttribute(rule, 'dontcross')) draft.guard('cross', not(all(within(name), not(within(name, 'stand')))), kinds);
		if (hasAttribute(rule, 'captureonly'))
			draft.law({
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
