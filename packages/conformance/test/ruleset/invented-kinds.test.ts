import type { Cond, Path, Ruleset } from '@x/core';
import { mentions } from '@x/core/build';
import { plan } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/rules';
import { dropsOf } from '@x/core/src/analyse/drops';
import { factsOf } from '@x/core/src/analyse/facts';
import { safetyLaws } from '@x/core/src/analyse/settled';
import { shapeOf } from '@x/core/src/analyse/shapes';
import { split } from '@x/core/src/analyse/split';
import { pathOfWay, type Way } from '@x/core/src/paths/unroll';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';

/** A node of a kind that no table has. */
const INVENTED = { invented: true } as never;

/** The value of a call; undefined where it refuses the kind. */
function unlessRefused<Result>(call: () => Result): Result | undefined {
	try {
		return call();
	} catch (error) {
		expect(error).toBeInstanceOf(RangeError);
		return undefined;
	}
}

/** Copies of a value, in each of which one node that passes a test is an invented one. */
function* inventedIn<Value>(value: Value, isNode: (node: object) => boolean): Generator<Value> {
	if (typeof value !== 'object' || value === null) return;
	// The scope of an `each` in a way is empty: what follows is its scope.
	if ('seq' in value && Array.isArray(value.seq) && value.seq.length === 0) return;
	if (!Array.isArray(value) && isNode(value)) yield INVENTED;
	for (const key of Object.keys(value) as (keyof Value)[])
		for (const inner of inventedIn(value[key], isNode))
			yield Array.isArray(value) ? (value.with(Number(key), inner) as Value) : { ...value, [key]: inner };
}

const KINDS = [
	'is',
	'in',
	'same',
	'mover',
	'attacked',
	'compare',
	'phase',
	'not',
	'all',
	'some',
	'land',
	'capture',
	'set',
	'point',
	'store',
];
const WALKS = ['step', 'each', 'loop', 'test', 'do', 'go', 'mark', 'pick', 'seq'];
const isNode = (node: object): boolean => [...KINDS, ...WALKS, 'cell', 'from', 'of'].some((kind) => kind in node);

const presets = Object.entries(games);

describe('a node of an invented kind', () => {
	test.each(presets)('gives no way of %s a shape', (_, { rules }) => {
		const ways = Object.values(rules.kinds).flatMap(({ moves }): readonly Way[] => split(rules, rules.paths[moves]!)?.shaped ?? []);
		for (const way of new Set(ways))
			for (const changed of inventedIn(way, isNode)) expect(unlessRefused(() => shapeOf(rules, changed)) ?? 'none').toBe('none');
	});

	test.each(presets)('gives no path of %s drops', (_, { rules }) => {
		for (const path of Object.values(rules.paths))
			if (dropsOf(rules, path) !== undefined)
				for (const changed of inventedIn(path, isNode)) {
					const drops = unlessRefused(() => dropsOf(rules, changed)) ?? [];
					// A test of a drop is kept as it is: the engine evaluates it, or refuses its kind.
					expect(drops.length === 0 || mentions(drops, 'invented')).toBe(true);
				}
	});

	test.each(presets)('takes the facts from %s that rely on knowing it', (_, { rules }) => {
		const facts = (more: Partial<Ruleset>) => unlessRefused(() => factsOf({ ...rules, ...more }, Object.keys(rules.paths).slice(0, 1)));
		const law = { id: 'invented', if: INVENTED as Cond };
		const [name] = Object.keys(rules.paths);
		expect(facts({ royal: INVENTED })?.staticRoyal ?? false).toBe(false);
		expect(facts({ forbid: [...rules.forbid, law] })?.onlyRoyalLaw ?? false).toBe(false);
		expect(facts({ after: [{ id: 'invented', do: [INVENTED] }] })?.offBoardHooks ?? false).toBe(false);
		for (const part of [{ test: INVENTED }, { do: INVENTED }, INVENTED] as Path[])
			expect(facts({ paths: { ...rules.paths, [name!]: part } })?.plainCaptures ?? false).toBe(false);
		expect(unlessRefused(() => safetyLaws({ ...rules, forbid: [law] })) ?? []).toEqual([]);
	});

	test.each(presets)('leaves %s no bitboards', (_, game) => {
		const made = plan(game);
		if (bitboardPlanOf(made) === undefined) return;
		const { ruleset, kinds } = made;
		const changed = [
			{ ...made, ruleset: { ...ruleset, royal: INVENTED } },
			{ ...made, ruleset: { ...ruleset, outcomes: [{ id: 'invented', when: 'turn', if: INVENTED, result: 'draw' }] } },
			{ ...made, ruleset: { ...ruleset, after: [{ id: 'invented', if: INVENTED, do: [] }] } },
			{ ...made, ruleset: { ...ruleset, after: [{ id: 'invented', do: [INVENTED] }] } },
			...Object.keys(kinds).map((kind) => ({
				...made,
				kinds: { ...kinds, [kind]: { branches: [], programs: [{ path: pathOfWay([INVENTED]), captures: true }] } },
			})),
		] as (typeof made)[];
		for (const one of changed) expect(unlessRefused(() => bitboardPlanOf(one))).toBeUndefined();
		for (const [kind, { branches }] of Object.entries(kinds))
			for (const [index, branch] of branches.entries())
				if ('items' in branch)
					for (const items of inventedIn(branch.items, isNode)) {
						const plan = {
							...made,
							kinds: { ...kinds, [kind]: { ...kinds[kind]!, branches: branches.with(index, { ...branch, items }) } },
						};
						expect(unlessRefused(() => bitboardPlanOf(plan))).toBeUndefined();
					}
	});
});
