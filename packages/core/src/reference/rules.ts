import type { Path, Phase, Ruleset } from '../rules/types.js';
import { type Cell, gridOf, inZone } from './space.js';
import type { Interpreter, Rules } from './types.js';

/** The side of neutral pieces. */
export const NEUTRAL = 'neutral';

export const rulesOf = (ruleset: Ruleset, interpreter: Interpreter): Rules => ({
	ruleset,
	interpreter,
	grid: gridOf(ruleset),
	sides: ruleset.sideOrder,
	zones: new Map(),
});

/** The other side; for neutral pieces, the first side. */
export const otherSide = ({ sides }: Rules, side: string): string => sides.find((name) => name !== side) ?? side;

/** The team of a side. Neutral pieces are a team of their own. */
export const teamOf = ({ ruleset }: Rules, side: string): string =>
	side === NEUTRAL ? `${NEUTRAL} ` : (ruleset.sides[side]?.team ?? side);

export function phaseOf({ ruleset }: Rules, name: string): Phase {
	const phase = ruleset.turn.phases[name];
	if (phase === undefined) throw new RangeError(`There is no phase '${name}'.`);
	return phase;
}

export function pathOf({ ruleset }: Rules, name: string): Path {
	const path = ruleset.paths[name];
	if (path === undefined) throw new RangeError(`There is no path '${name}'.`);
	return path;
}

/** The cells of a zone in the frame of a side. */
export function zoneOf(rules: Rules, name: string, side: string): ReadonlySet<Cell> {
	const key = `${side} ${name}`;
	const known = rules.zones.get(key);
	if (known !== undefined) return known;
	const zone = rules.ruleset.zones[name];
	if (zone === undefined) throw new RangeError(`There is no zone '${name}'.`);
	const cells = new Set(rules.grid.cells.filter((cell) => inZone(rules.grid, zone, cell, side)));
	rules.zones.set(key, cells);
	return cells;
}
