import { asEffect } from '../rules/fold.js';
import type { Effect, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<Ruleset, ReadonlySet<string>>();

/** Finds the points that can be on several cells: an effect adds a cell, or the game starts so. `adds`: whether some effect adds a cell. */
export function findPointSets(ruleset: Ruleset, adds: boolean): ReadonlySet<string> {
	const several = Object.entries(ruleset.start.points ?? {}).flatMap(([name, cells]) => (cells.length > 1 ? [name] : []));
	const found = new Set(several);
	const effect = (node: Effect): void => {
		const change = asEffect('point', node);
		if (change?.add === true) found.add(change.point);
	};
	if (adds) new Inspection(ruleset, { effect, once: true }).all();
	if (found.size > 0) known.set(ruleset, found);
	return found;
}

/** The points that `findPointSets` found for a ruleset. */
export const pointSets = (ruleset: Ruleset): ReadonlySet<string> => known.get(ruleset) ?? NONE;

/** Whether a zone is the cell of a point, which is on one cell at most. */
export const isOneCell = (ruleset: Ruleset, zone: string): boolean =>
	!Object.hasOwn(ruleset.zones, zone) && Object.hasOwn(ruleset.points, zone) && !pointSets(ruleset).has(zone);
