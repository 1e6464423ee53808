import { unroll, type Way } from '../paths/unroll.js';
import { asCondition, asEffect, asNumber, asPath } from '../rules/fold.js';
import { isSame } from '../rules/structure.js';
import type { Cond, Path, Ruleset } from '../rules/types.js';
import type { DropPlan } from './plan.js';

/** Whether a condition is "the own store holds at least one piece of this kind". */
function holds(cond: Cond | undefined, store: string, kind: string): boolean {
	const [left, sign, right] = asCondition('compare', cond)?.compare ?? [];
	const held = asNumber('store', left);
	return held?.store === store && held.of === 'own' && held.kind === kind && sign === '>' && right === 0;
}

/**
 * A way as a drop: a test that the piece is in the store, a pick of an empty cell, tests, and effects that move the piece there.
 *
 * A mark names the picked cell wherever it stands behind the tests, since the cursor stays there; a test behind a mark may read it.
 */
function dropOf(ruleset: Ruleset, way: Way): DropPlan | undefined {
	const picked = way.slice(2);
	const marks = picked.flatMap((item) => asPath('mark', item)?.mark ?? []);
	const items = [...way.slice(0, 2), ...picked.filter((item) => asPath('mark', item) === undefined)];
	const pick = asPath('pick', items[1]);
	const [take, set] = items.slice(-2).map((item) => asPath('do', item)?.do);
	const taken = asEffect('store', take);
	const placed = asEffect('set', set);
	if (pick === undefined || taken === undefined || placed === undefined || items.length < 4) return undefined;
	const { store, of, kind, add } = taken;
	const { set: cell, to, flags } = placed;
	const plain =
		(ruleset.stores[store]?.as?.[String(kind)] ?? kind) === kind &&
		of === 'own' &&
		typeof kind === 'string' &&
		add === -1 &&
		cell === 'at' &&
		flags === undefined;
	if (!plain || ruleset.stores[store]?.shared === true || !holds(asPath('test', items[0])?.test, store, kind)) return undefined;
	if (!isSame(to, { kind, side: 'own' }) || !isSame(pick.pick, { who: 'empty' }) || pick.origin === true) return undefined;
	const tests = items.slice(2, -2).flatMap((item) => asPath('test', item)?.test ?? []);
	const isTested = items.length === tests.length + 4 && picked.slice(0, tests.length).every((item) => asPath('test', item) !== undefined);
	if (!isTested) return undefined;
	const { zone } = pick;
	if (zone !== undefined && !Object.hasOwn(ruleset.zones, zone)) return undefined;
	return { kind, store, ...(zone === undefined ? {} : { zone }), tests, marks };
}

/** The drops of a path, if all of its ways are drops, each of another kind or store. */
export function dropsOf(ruleset: Ruleset, path: Path): DropPlan[] | undefined {
	const drops: DropPlan[] = [];
	const accept = (way: Way): boolean => {
		const drop = dropOf(ruleset, way);
		if (drop !== undefined) drops.push(drop);
		return drop !== undefined;
	};
	if (unroll(path, ruleset.paths, { accept }) === undefined) return undefined;
	const names = new Set(drops.map(({ kind, store }) => `${store} ${kind}`));
	return drops.length > 0 && names.size === drops.length ? drops : undefined;
}
