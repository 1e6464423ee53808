import type { Ruleset } from '../ruleset/types.js';

const known = new WeakMap<Ruleset, ReadonlySet<string>>();

/** Points that may be on several cells: one is added somewhere, or the game begins so. */
export function pointSets(ruleset: Ruleset): ReadonlySet<string> {
	let found = known.get(ruleset);
	if (found === undefined) {
		const { start, ...rules } = ruleset;
		const several = Object.entries(start.points ?? {}).flatMap(([name, cells]) => (cells.length > 1 ? [name] : []));
		// Few rulesets add any; the text of the others is enough.
		const adds = Object.keys(ruleset.points).length > 0 && JSON.stringify(rules).includes('"add":true') ? added(rules) : [];
		found = new Set([...several, ...adds]);
		known.set(ruleset, found);
	}
	return found;
}

function added(node: unknown): string[] {
	if (typeof node !== 'object' || node === null) return [];
	const own = 'point' in node && 'to' in node && 'add' in node && node.add === true && typeof node.point === 'string' ? [node.point] : [];
	return [...own, ...Object.values(node).flatMap(added)];
}
