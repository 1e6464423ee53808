import type { Cond, Effect, Filter, Path, Vec } from '@x/core';
import { isSame } from '@x/core/build';
import { asEffect, asPath } from '@x/core/rules';
import { isBoundStep } from './cells-in-directions.js';
import { conjuncts, effectOf, filterOf, isEmptyFilter, isTest, pathItems, testsOf } from './parts.js';

/** The pattern by which a piece reaches its cell, recognised from the structure of the path. */
export type MovePattern =
	| { readonly form: 'leap'; readonly vectors: readonly Vec[] }
	| { readonly form: 'slide'; readonly vectors: readonly Vec[]; readonly most: number | undefined }
	| { readonly form: 'hop'; readonly vectors: readonly Vec[]; readonly hurdle: Filter; readonly close: boolean }
	/** `times` equal steps, each but the last onto a cell that passes the filter. */
	| {
			readonly form: 'steps';
			readonly vectors: readonly Vec[];
			readonly times: number;
			readonly over: Filter;
			readonly effects: readonly Effect[];
	  }
	/** One step onto a cell that passes the filter, then `steps` equal steps in another direction, each but the last onto such a cell. */
	| {
			readonly form: 'lame';
			readonly legs: readonly Vec[];
			readonly vectors: readonly Vec[];
			readonly over: Filter;
			readonly steps: number;
	  }
	| { readonly form: 'pick'; readonly filter: Filter; readonly zone: string | undefined; readonly lifts: boolean };

/** One alternative of a path: its first tests, the pattern, and the items that follow. */
export interface PathAlternative {
	readonly tests: readonly Cond[];
	readonly pattern: MovePattern;
	readonly rest: readonly Path[];
}

/** The alternatives at the head of a path, expanded if only tests precede them. */
export function alternativesOf(path: Path): readonly (readonly Path[])[] {
	const items = pathItems(path);
	const { tests, rest } = withoutTests(items);
	const alternatives = rest.length === 1 ? asPath('any', rest[0]) : undefined;
	return alternatives?.any.flatMap((part) => alternativesOf({ seq: [...tests, ...pathItems(part)] })) ?? [items];
}

/** The tests before the first item of another kind, and the items from there on. */
function withoutTests(items: readonly Path[]): { readonly tests: readonly Path[]; readonly rest: readonly Path[] } {
	const index = items.findIndex((item) => !isTest(item));
	return index < 0 ? { tests: items, rest: [] } : { tests: items.slice(0, index), rest: items.slice(index) };
}

/** The most steps of a loop over empty cells; null if it has no limit, undefined if the item is not such a loop. */
function slideLimit(item: Path | undefined, name: string): number | null | undefined {
	const loop = asPath('loop', item);
	if (loop === undefined || (loop.min ?? 0) !== 0 || loop.greedy === true || typeof loop.max === 'string') return undefined;
	const [step, empty, ...more] = pathItems(loop.loop);
	return isBoundStep(step, name) && isEmptyFilter(filterOf(empty)) && more.length === 0 ? (loop.max ?? null) : undefined;
}

/** The pattern of a path in bound directions. */
function boundPattern(
	vectors: readonly Vec[],
	name: string,
	items: readonly Path[],
): { pattern: MovePattern; rest: readonly Path[] } | undefined {
	const run = slideLimit(items[0], name);
	if (run !== undefined) {
		if (!isBoundStep(items[1], name)) return undefined;
		const hurdle = filterOf(items[2]);
		if (run === null && hurdle !== undefined && slideLimit(items[3], name) === null && isBoundStep(items[4], name))
			return { pattern: { form: 'hop', vectors, hurdle, close: false }, rest: items.slice(5) };
		if (run === null && hurdle !== undefined && isBoundStep(items[3], name))
			return { pattern: { form: 'hop', vectors, hurdle, close: true }, rest: items.slice(4) };
		return { pattern: { form: 'slide', vectors, most: run === null ? undefined : run + 1 }, rest: items.slice(2) };
	}
	if (!isBoundStep(items[0], name)) return undefined;
	let [times, at] = [1, 1];
	let over: Filter = {};
	while (isEmptyFilter(filterOf(items[at])) && isBoundStep(items[at + 1], name)) {
		over = filterOf(items[at]) ?? {};
		times++;
		at += 2;
	}
	const rest = items.slice(at);
	return { pattern: times === 1 ? { form: 'leap', vectors } : { form: 'steps', vectors, times, over, effects: [] }, rest };
}

/** The pattern of literal steps: a pawn push, or a lame leap. */
function literalPattern(items: readonly Path[]): { pattern: MovePattern; rest: readonly Path[] } | undefined {
	const first = vectorOf(items[0]);
	if (first === undefined) return undefined;
	const over = filterOf(items[1]);
	const next = asPath('each', items[2]);
	if (over !== undefined && next !== undefined && !('bound' in next.each) && next.series === undefined) {
		const inside = pathItems(next.path);
		let steps = 1;
		while (isSame(filterOf(inside[2 * steps - 1]) ?? {}, over) && isBoundStep(inside[2 * steps], next.as)) steps++;
		const vectors = next.each.map((vector) =>
			sum(
				first,
				vector.map((value) => Number(value) * steps),
			),
		);
		if (isBoundStep(inside[0], next.as) && items.length === 3)
			return { pattern: { form: 'lame', legs: [first], vectors, over, steps }, rest: inside.slice(2 * steps - 1) };
	}
	let [times, at] = [1, 1];
	const effects: Effect[] = [];
	while (isEmptyFilter(filterOf(items[at]))) {
		let ahead = at + 1;
		const passing: Effect[] = [];
		for (let point = pointOf(items[ahead]); point !== undefined; point = pointOf(items[++ahead])) passing.push(point);
		if (String(vectorOf(items[ahead])) !== String(first)) break;
		effects.push(...passing);
		times++;
		at = ahead + 1;
	}
	const vectors = [first];
	return {
		pattern: times === 1 ? { form: 'leap', vectors } : { form: 'steps', vectors, times, over: { who: 'empty' }, effects },
		rest: items.slice(at),
	};
}

/** The vector of a literal step. */
const vectorOf = (item: Path | undefined): Vec | undefined => {
	const step = asPath('step', item);
	return step === undefined || step.wraps !== undefined || 'bound' in step.step ? undefined : step.step;
};

const pointOf = (item: Path | undefined): Effect | undefined => asEffect('point', effectOf(item));

const sum = (a: Vec, b: Vec): Vec => a.map((value, axis) => Number(value) + Number(b[axis] ?? 0));

/** The conditions of tests, one by one. */
const conditionsOf = (tests: readonly Path[]): readonly Cond[] => testsOf(tests).flatMap(conjuncts);

/** Recognises an alternative; undefined if it must be described step by step. */
export function alternativeOf(items: readonly Path[]): PathAlternative | undefined {
	const { tests: first, rest: all } = withoutTests(items);
	const tests = conditionsOf(first);
	const [head, ...rest] = all;
	const each = asPath('each', head);
	if (each !== undefined) {
		if ('bound' in each.each || each.series !== undefined) return undefined;
		const inside = withoutTests([...pathItems(each.path), ...rest]);
		const found = boundPattern(each.each, each.as, inside.rest);
		return found && { tests: [...tests, ...conditionsOf(inside.tests)], ...found };
	}
	const pick = asPath('pick', head);
	if (pick !== undefined)
		return { tests, pattern: { form: 'pick', filter: pick.pick, zone: pick.zone, lifts: pick.origin === true }, rest };
	const found = literalPattern(all);
	return found && { tests, ...found };
}
