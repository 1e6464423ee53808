import type { Ruleset } from '../rules/types.js';

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<Ruleset, ReadonlySet<string>>();

/** Finds the points that can be on several cells: an effect adds a cell, or the game starts so. `adds`: whether some effect adds a cell. */
export function findPointSets(ruleset: Ruleset, adds: boolean): ReadonlySet<string> {
	const { start, ...rules } = ruleset;
	const several = Object.entries(start.points ?? {}).flatMap(([name, cells]) => (cells.length > 1 ? [name] : []));
	const found = new Set([...several, ...(adds ? added(rules) : [])]);
	if (found.size > 0) known.set(ruleset, found);
	return found;
}

/** The points that `findPointSets` found for a ruleset. */
export const pointSets = (ruleset: Ruleset): ReadonlySet<string> => known.get(ruleset) ?? NONE;

function added(node: unknown): string[] {
	if (typeof node !== 'object' || node === null) return [];
	const own = 'point' in node && 'to' in node && 'add' in node && node.add === true && typeof node.point === 'string' ? [node.point] : [];
	return [...own, ...Object.values(node).flatMap(added)];
}
