import type { Path, Phase, Ruleset } from '../rules/types.js';
import { type Cell, gridOf, inZone } from './space.js';
import type { Interpreter, Rules } from './types.js';

/** The side of pieces that belong to nobody. */
export const NEUTRAL = 'neutral';

export const rulesOf = (ruleset: Ruleset, interpreter: Interpreter): Rules => ({
	ruleset,
	interpreter,
	grid: gridOf(ruleset),
	sides: ruleset.sideOrder,
	zones: new Map(),
});

/** The side that is not this one; for nobody's pieces the first. */
export const otherSide = ({ sides }: Rules, side: string): string => sides.find((name) => name !== side) ?? side;

/** Pieces of no side are their own team. */
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

/** The cells of a zone as a side means it. */
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
