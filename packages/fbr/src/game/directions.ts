import type { Cond } from '@x/core';
import { not, some, within } from '@x/core/build';
import type { Compass } from '../tree.js';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { hasAttribute } from './rule-list.js';
import { SIDES } from './turn-plan.js';

/** Cells that can be left in some directions only, and diagonals that are closed. */
export const DIRECTIONS: Lowering = {
	rules: { direction: [], diagonals: ['dark', 'light'] },
	lower: (draft) => {
		directions(draft);
		diagonals(draft);
	},
};

const COMPASS: Readonly<Record<Compass, string>> = {
	n: '0,1',
	s: '0,-1',
	e: '1,0',
	w: '-1,0',
	ne: '1,1',
	nw: '-1,1',
	se: '1,-1',
	sw: '-1,-1',
};

/** The directions of several rules add up; a leap counts by the sign of its offset. */
function directions(draft: Draft): void {
	const rules = draft.model.rules.all('direction').map((rule) => ({ way: COMPASS[rule.direction!], zone: draft.range(rule.range!) }));
	if (rules.length === 0) return;
	draft.towards.push(([x, y]) => {
		const allowed = rules.filter(({ way }) => way === `${Math.sign(x)},${Math.sign(y)}`).map(({ zone }) => within(zone));
		const bound = rules.map(({ zone }) => within(zone));
		return some(...allowed, not(bound.length === 1 ? bound[0]! : some(...bound)));
	});
}

/** Diagonal steps only from cells of one colour: that of a1 is dark. */
function diagonals(draft: Draft): void {
	const rules = draft.model.rules.all('diagonals');
	const [dark, light] = (['dark', 'light'] as const).map((name) => rules.some((rule) => hasAttribute(rule, name)));
	if (dark === light) return;
	const open: Cond = within(draft.zone({ perSide: Object.fromEntries(SIDES.map((side) => [side, { parity: dark ? 0 : 1 }])) }, 'colour'));
	draft.towards.push(([x, y]) => (Math.abs(x) === Math.abs(y) ? open : undefined));
}
