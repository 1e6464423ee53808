import type { Cond, Effect, Filter, Path, Vec } from '@x/core';
import { isSame } from '@x/core/build';
import { conjuncts, pathItems } from './parts.js';

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
	const index = items.findIndex((item) => !('test' in item));
	const head = items[index];
	if (head === undefined || !('any' in head) || index !== items.length - 1) return [items];
	return head.any.flatMap((part) => alternativesOf({ seq: [...items.slice(0, index), ...pathItems(part)] }));
}

const isStep = (item: Path | undefined, name: string): boolean =>
	item !== undefined &&
	'step' in item &&
	item.wraps === undefined &&
	'bound' in item.step &&
	item.step.bound === name &&
	(item.step.times ?? 1) === 1;

/** The filter of a test on the current cell. */
const filterAtCursor = (item: Path | undefined): Filter | undefined =>
	item !== undefined && 'test' in item && 'is' in item.test && item.test.is === 'at' ? item.test.a : undefined;

const isEmptyFilter = (filter: Filter | undefined): boolean =>
	filter !== undefined && filter.who === 'empty' && Object.keys(filter).length === 1;

/** The most steps of a loop over empty cells; null if it has no limit, undefined if the item is not such a loop. */
function slideLimit(item: Path | undefined, name: string): number | null | undefined {
	if (item === undefined || !('loop' in item) || (item.min ?? 0) !== 0 || item.greedy === true || typeof item.max === 'string')
		return undefined;
	const [step, empty, ...more] = pathItems(item.loop);
	return isStep(step, name) && isEmptyFilter(filterAtCursor(empty)) && more.length === 0 ? (item.max ?? null) : undefined;
}

/** The pattern of a path in bound directions. */
function boundPattern(
	vectors: readonly Vec[],
	name: string,
	items: readonly Path[],
): { pattern: MovePattern; rest: readonly Path[] } | undefined {
	const run = slideLimit(items[0], name);
	if (run !== undefined) {
		if (!isStep(items[1], name)) return undefined;
		const hurdle = filterAtCursor(items[2]);
		if (run === null && hurdle !== undefined && slideLimit(items[3], name) === null && isStep(items[4], name))
			return { pattern: { form: 'hop', vectors, hurdle, close: false }, rest: items.slice(5) };
		if (run === null && hurdle !== undefined && isStep(items[3], name))
			return { pattern: { form: 'hop', vectors, hurdle, close: true }, rest: items.slice(4) };
		return { pattern: { form: 'slide', vectors, most: run === null ? undefined : run + 1 }, rest: items.slice(2) };
	}
	if (!isStep(items[0], name)) return undefined;
	let [times, at] = [1, 1];
	let over: Filter = {};
	while (isEmptyFilter(filterAtCursor(items[at])) && isStep(items[at + 1], name)) {
		over = filterAtCursor(items[at]) ?? {};
		times++;
		at += 2;
	}
	const rest = items.slice(at);
	return { pattern: times === 1 ? { form: 'leap', vectors } : { form: 'steps', vectors, times, over, effects: [] }, rest };
}

/** The pattern of literal steps: a pawn push, or a lame leap. */
function literalPattern(items: readonly Path[]): { pattern: MovePattern; rest: readonly Path[] } | undefined {
	const vectorOf = (item: Path | undefined): Vec | undefined =>
		item !== undefined && 'step' in item && item.wraps === undefined && !('bound' in item.step) ? item.step : undefined;
	const first = vectorOf(items[0]);
	if (first === undefined) return undefined;
	const over = filterAtCursor(items[1]);
	const next = items[2];
	if (over !== undefined && next !== undefined && 'each' in next && !('bound' in next.each) && next.series === undefined) {
		const inside = pathItems(next.path);
		let steps = 1;
		while (isSame(filterAtCursor(inside[2 * steps - 1]) ?? {}, over) && isStep(inside[2 * steps], next.as)) steps++;
		const vectors = next.each.map((vector) =>
			sum(
				first,
				vector.map((value) => Number(value) * steps),
			),
		);
		if (isStep(inside[0], next.as) && items.length === 3)
			return { pattern: { form: 'lame', legs: [first], vectors, over, steps }, rest: inside.slice(2 * steps - 1) };
	}
	let [times, at] = [1, 1];
	const effects: Effect[] = [];
	while (isEmptyFilter(filterAtCursor(items[at]))) {
		let ahead = at + 1;
		const passing: Effect[] = [];
		for (let item = items[ahead]; item !== undefined && 'do' in item && 'point' in item.do; item = items[++ahead]) passing.push(item.do);
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

const sum = (a: Vec, b: Vec): Vec => a.map((value, axis) => Number(value) + Number(b[axis] ?? 0));

/** Recognises an alternative; undefined if it must be described step by step. */
export function alternativeOf(items: readonly Path[]): PathAlternative | undefined {
	const index = items.findIndex((item) => !('test' in item));
	const tests = items.slice(0, Math.max(index, 0)).flatMap((item) => ('test' in item ? conjuncts(item.test) : []));
	const [head, ...tail] = items.slice(Math.max(index, 0));
	if (head === undefined || index < 0) return undefined;
	if ('each' in head) {
		if ('bound' in head.each || head.series !== undefined) return undefined;
		const inside = [...pathItems(head.path), ...tail];
		const start = inside.findIndex((item) => !('test' in item));
		const asked = inside.slice(0, Math.max(start, 0)).flatMap((item) => ('test' in item ? conjuncts(item.test) : []));
		const found = start < 0 ? undefined : boundPattern(head.each, head.as, inside.slice(start));
		return found && { tests: [...tests, ...asked], ...found };
	}
	if ('pick' in head)
		return { tests, pattern: { form: 'pick', filter: head.pick, zone: head.zone, lifts: head.origin === true }, rest: tail };
	const found = literalPattern([head, ...tail]);
	return found && { tests, ...found };
}
