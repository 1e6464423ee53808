import { not, some, within } from '@x/core/build';
import type { Compass } from '../tree.js';
import { type Cast, type Crowned, someOf } from './cast.js';
import type { Lowering, Toward } from './contribution.js';
import { hasAttribute } from './rule-list.js';
import { SIDES } from './turn-plan.js';

/** Cells that can be left in some directions only, and diagonals that are closed. */
export const DIRECTIONS: Lowering<Crowned> = {
	rules: { direction: [], diagonals: ['dark', 'light'] },
	lower: (game) => [{ towards: [...directions(game), ...diagonals(game)] }],
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
function directions(game: Cast): readonly Toward[] {
	const rules = game.model.rules
		.all('direction')
		.map((rule) => ({ rule, way: COMPASS[rule.direction!], zone: game.names.range(rule.range!) }));
	if (rules.length === 0) return [];
	const bound = not(someOf(rules.map(({ zone }) => within(zone))));
	const towards: Toward = ([x, y]) => {
		const allowed = rules.filter(({ way }) => way === `${Math.sign(x)},${Math.sign(y)}`).map(({ zone }) => within(zone));
		const open = some(...allowed, bound);
		for (const { rule } of rules) game.origins.mark(open, rule);
		return open;
	};
	return [towards];
}

/** Diagonal steps only from cells of one colour: that of a1 is dark. */
function diagonals(game: Cast): readonly Toward[] {
	const rules = game.model.rules.all('diagonals');
	const [dark, light] = (['dark', 'light'] as const).map((name) => rules.some((rule) => hasAttribute(rule, name)));
	if (dark === light) return [];
	const zone = { perSide: Object.fromEntries(SIDES.map((side) => [side, { parity: dark ? 0 : 1 } as const])) };
	const name = dark ? 'dark' : 'light';
	const open = game.origins.mark(within(game.names.zone(zone, 'colour')), rules.find((rule) => hasAttribute(rule, name))!, name);
	return [([x, y]) => (Math.abs(x) === Math.abs(y) ? open : undefined)];
}
