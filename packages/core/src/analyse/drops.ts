import { isSame } from '../rules/structure.js';
import type { Cond, Path, Ruleset } from '../rules/types.js';
import { flatten } from './flatten.js';
import type { DropPlan } from './plan.js';

/** Whether a condition is "the own store holds at least one piece of this kind". */
function holds(cond: Cond, store: string, kind: string): boolean {
	if (!('compare' in cond)) return false;
	const [left, sign, right] = cond.compare;
	return (
		typeof left === 'object' &&
		'store' in left &&
		left.store === store &&
		left.of === 'own' &&
		left.kind === kind &&
		sign === '>' &&
		right === 0
	);
}

/**
 * A linear branch as a drop: a test that the piece is in the store, a pick of an empty cell, tests, and effects that move the piece there.
 *
 * A mark names the picked cell wherever it stands behind the tests, since the cursor stays there; a test behind a mark may read it.
 */
function dropOf(ruleset: Ruleset, path: readonly Path[]): DropPlan | undefined {
	const picked = path.slice(2);
	const marks = picked.flatMap((item) => ('mark' in item ? [item.mark] : []));
	const items = [...path.slice(0, 2), ...picked.filter((item) => !('mark' in item))];
	const [first, pick] = items;
	const [take, set] = items.slice(-2);
	if (first === undefined || pick === undefined || take === undefined || set === undefined || items.length < 4) return undefined;
	if (!('test' in first && 'pick' in pick && 'do' in take && 'store' in take.do && 'do' in set && 'set' in set.do)) return undefined;
	const { store, of, kind, add } = take.do;
	const { set: cell, to, flags } = set.do;
	const plain =
		(ruleset.stores[store]?.as?.[String(kind)] ?? kind) === kind &&
		of === 'own' &&
		typeof kind === 'string' &&
		add === -1 &&
		cell === 'at' &&
		flags === undefined;
	if (!plain || ruleset.stores[store]?.shared === true || !holds(first.test, store, kind)) return undefined;
	if (!isSame(to, { kind, side: 'own' }) || !isSame(pick.pick, { who: 'empty' }) || pick.origin === true) return undefined;
	const tests: Cond[] = [];
	for (const item of items.slice(2, -2)) {
		if (!('test' in item)) return undefined;
		tests.push(item.test);
	}
	if (picked.slice(0, tests.length).some((item) => 'mark' in item)) return undefined;
	const { zone } = pick;
	if (zone !== undefined && !Object.hasOwn(ruleset.zones, zone)) return undefined;
	return { kind, store, ...(zone === undefined ? {} : { zone }), tests, marks };
}

/** The first linear branch of a path. It usually shows that a path is not a drop, without unrolling the whole path. */
function first(ruleset: Ruleset, path: Path): readonly Path[] {
	if ('seq' in path) return path.seq.flatMap((part) => first(ruleset, part));
	if ('any' in path) return path.any.length === 0 ? [] : first(ruleset, path.any[0]!);
	return 'use' in path ? first(ruleset, ruleset.paths[path.use]!) : [path];
}

/** The drops of a path, if all of its branches are drops, each of another kind or store. */
export function dropsOf(ruleset: Ruleset, path: Path): DropPlan[] | undefined {
	if (dropOf(ruleset, first(ruleset, path)) === undefined) return undefined;
	const found = flatten(ruleset, path)?.map((items) => dropOf(ruleset, items)) ?? [];
	const drops = found.filter((drop) => drop !== undefined);
	const names = new Set(drops.map(({ kind, store }) => `${store} ${kind}`));
	return drops.length > 0 && drops.length === found.length && names.size === drops.length ? drops : undefined;
}
