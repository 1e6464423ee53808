import type { Cond, Filter, Path, Ruleset } from '@x/core';
import { nthPrime } from './primes.js';
import {
	type Ending,
	type FixedPath,
	type Item,
	type Offset,
	offsetOf,
	type PointCapture,
	type Ride,
	type Script,
	type Shape,
} from './shape.js';
import { isEmptyTest, unfold } from './unfold.js';

/** Whether the value of a condition depends only on the mover, its first cell, and the zones of the cell landed on. */
function isStatic(ruleset: Ruleset, cond: Cond, at: boolean): boolean {
	if ('in' in cond) return Object.hasOwn(ruleset.zones, cond.zone) && (cond.in === 'origin' || (at && cond.in === 'at'));
	if ('is' in cond) return !at && cond.is === 'origin';
	if ('mover' in cond) return true;
	if ('phase' in cond) return true;
	if ('def' in cond) return isStatic(ruleset, ruleset.defs[cond.def]!, at);
	if ('all' in cond) return cond.all.every((part) => isStatic(ruleset, part, at));
	if ('some' in cond) return cond.some.every((part) => isStatic(ruleset, part, at));
	return 'not' in cond && isStatic(ruleset, cond.not, at);
}

/** Whether a filter depends only on the side and kind of a piece. */
const isPlain = ({ flag, notFlag }: Filter): boolean => flag === undefined && notFlag === undefined;

const add = ([x, y]: Offset, [a, b]: Offset): Offset => [x + a, y + b];

/** The limit of a loop as steps of a ride. On a ride over primes the n-th touch-down is at the n-th prime. */
function mostOf(count: number | string, primes: boolean): number | string {
	if (primes) return nthPrime(Number(count) + 1);
	return typeof count === 'number' ? count + 1 : String(BigInt(count) + 1n);
}

type Draft = (Ride | FixedPath | PointCapture) & { readonly ending: Ending };

/** Recognises the shape of one branch by reading its items from left to right. */
class Reader {
	private index = 0;
	readonly marks: string[] = [];
	private readonly ruleset: Ruleset;
	private readonly items: readonly Item[];

	constructor(ruleset: Ruleset, items: readonly Item[]) {
		this.ruleset = ruleset;
		this.items = items;
	}

	private get next(): Item | undefined {
		while (this.index < this.items.length && 'mark' in this.items[this.index]!) {
			this.marks.push((this.items[this.index] as { mark: string }).mark);
			this.index++;
		}
		return this.items[this.index];
	}

	private statics(at: boolean, into: Cond[]): void {
		for (let item = this.next; item !== undefined && 'test' in item && isStatic(this.ruleset, item.test, at); item = this.next) {
			into.push(item.test);
			this.index++;
		}
	}

	private empty(): boolean {
		if (!isEmptyTest(this.next)) return false;
		this.index++;
		return true;
	}

	/** Reads the landing and at most one change of kind; nothing may follow. */
	private ending(guards: Cond[]): Ending | undefined {
		this.statics(true, guards);
		const land = this.next;
		if (land === undefined || !('do' in land) || !('land' in land.do) || Object.keys(land.do).length > 1) return undefined;
		this.index++;
		this.statics(true, guards);
		const item = this.next;
		if (item === undefined) return { guards };
		if (!('do' in item) || !('set' in item.do) || item.do.set !== 'at' || item.do.flags !== undefined) return undefined;
		const { to } = item.do;
		if (typeof to !== 'object' || !('kind' in to) || to.side !== 'own') return undefined;
		this.index++;
		this.statics(true, guards);
		return this.next === undefined ? { guards, becomes: to.kind } : undefined;
	}

	/** Reads the test and the capture on the last cell; `'quiet'` if the cell must be empty, undefined for anything else. */
	private capture(): Filter | 'quiet' | undefined {
		if (this.empty()) return 'quiet';
		const [test, take] = [this.next, this.items[this.index + 1]];
		if (test === undefined || !('test' in test) || !('is' in test.test) || test.test.is !== 'at' || !isPlain(test.test.a)) return undefined;
		if (take === undefined || !('do' in take) || !('capture' in take.do) || take.do.capture !== 'at' || take.do.later === true)
			return undefined;
		this.index += 2;
		return test.test.a;
	}

	ride(): Draft | undefined {
		const before: Cond[] = [];
		this.statics(false, before);
		const slide = this.next;
		if (slide === undefined || !('slide' in slide)) return undefined;
		this.index++;
		const go = this.next;
		if (go === undefined || !('go' in go) || String(go.go) !== String(slide.slide) || go.primes !== slide.primes) return undefined;
		this.index++;
		const guards: Cond[] = [];
		const captured = this.capture();
		const ending = captured && this.ending(guards);
		if (ending === undefined || captured === undefined || guards.length > 0) return undefined;
		return {
			shape: 'ride',
			by: slide.slide,
			before,
			...(slide.most === undefined ? {} : { most: mostOf(slide.most, slide.primes === true) }),
			...(slide.primes === true ? { primes: true as const } : {}),
			...common(captured, ending, this.marks),
		};
	}

	fixedPath(): Draft | undefined {
		const before: Cond[] = [];
		const guards: Cond[] = [];
		const cells: Offset[] = [];
		const points: [string, number][] = [];
		let at: Offset = [0, 0];
		this.statics(false, before);
		for (let free = true; ; ) {
			const item = this.next;
			if (item === undefined) return undefined;
			if ('do' in item && 'point' in item.do) {
				if (item.do.to !== 'at' || item.do.add === true) return undefined;
				points.push([item.do.point, cells.length - 1]);
				this.index++;
				continue;
			}
			if ('go' in item && item.primes !== true && free) {
				at = add(at, item.go);
				cells.push(at);
				this.index++;
				free = false;
				continue;
			}
			if (cells.length === 0) return undefined;
			const captured: Filter | 'quiet' | undefined = free ? 'quiet' : this.capture();
			if (captured === undefined) return undefined;
			free = captured === 'quiet';
			const start = this.index;
			const ending = this.ending(guards);
			if (ending !== undefined) return { shape: 'fixed-path', cells, points, before, ...common(captured, ending, this.marks) };
			if (!free || guards.length > 0) return undefined;
			this.index = start;
			const after = this.next;
			if (after === undefined || !('go' in after || ('do' in after && 'point' in after.do))) return undefined;
		}
	}

	pointCapture(): Draft | undefined {
		const before: Cond[] = [];
		const guards: Cond[] = [];
		this.statics(false, before);
		const go = this.next;
		if (go === undefined || !('go' in go) || go.primes === true) return undefined;
		this.index++;
		let point: string | undefined;
		let free = false;
		const asked: { readonly ref: string; readonly filter: Filter }[] = [];
		for (let item = this.next; item !== undefined; item = this.next) {
			this.index++;
			if ('do' in item) {
				const ref = 'capture' in item.do && item.do.later !== true ? item.do.capture : undefined;
				if (typeof ref !== 'object' || !('from' in ref) || ref.from !== 'at' || 'bound' in ref.by || point === undefined || !free)
					return undefined;
				const same = JSON.stringify(ref);
				const ending = this.ending(guards);
				if (ending === undefined || asked.length !== 1 || asked[0]!.ref !== same || !isPlain(asked[0]!.filter)) return undefined;
				const { endings, ...rest } = common(asked[0]!.filter, ending, this.marks);
				const { victims, marks } = rest;
				return { shape: 'point-capture', before, endings, ending, to: go.go, point, victim: offsetOf(ref.by), victims, marks };
			}
			if (isEmptyTest(item)) free = true;
			else if ('test' in item && 'same' in item.test && item.test.same.includes('at')) {
				const other = item.test.same.find((ref) => ref !== 'at');
				if (typeof other !== 'object' || !('point' in other)) return undefined;
				point = other.point;
			} else if ('test' in item && 'is' in item.test) asked.push({ ref: JSON.stringify(item.test.is), filter: item.test.a });
			else if ('test' in item && isStatic(this.ruleset, item.test, true)) guards.push(item.test);
			else return undefined;
		}
		return undefined;
	}
}

const common = (captured: Filter | 'quiet', ending: Ending, marks: readonly string[]) => ({
	endings: [ending],
	ending,
	quiet: captured === 'quiet',
	victims: captured === 'quiet' ? [] : [captured],
	marks: [...marks].sort(),
});

function draftOf(ruleset: Ruleset, items: readonly Item[]): Draft | Script {
	const known = new Reader(ruleset, items).ride() ?? new Reader(ruleset, items).fixedPath() ?? new Reader(ruleset, items).pointCapture();
	return known ?? { shape: 'script', items };
}

/** Merges shapes that differ in their endings only, or in their captures only. */
function merged(drafts: readonly Exclude<Shape, Script>[], key: 'endings' | 'captures'): Exclude<Shape, Script>[] {
	const groups = new Map<string, Exclude<Shape, Script>>();
	for (const draft of drafts) {
		const { endings, ...plain } = draft;
		const { quiet: _, victims: __, ...moving } = 'quiet' in draft ? draft : { ...draft, quiet: false };
		const name = JSON.stringify(key === 'endings' ? plain : moving);
		const other = groups.get(name);
		if (other === undefined) groups.set(name, draft);
		else if (key === 'endings') {
			const told = new Set(other.endings.map((ending) => JSON.stringify(ending)));
			groups.set(name, { ...other, endings: [...other.endings, ...endings.filter((ending) => !told.has(JSON.stringify(ending)))] });
		} else if ('quiet' in other && 'quiet' in draft)
			groups.set(name, { ...other, quiet: other.quiet || draft.quiet, victims: [...other.victims, ...draft.victims] });
		else if (!('quiet' in other)) groups.set(name, { ...other, victims: [...other.victims, ...draft.victims] });
	}
	return [...groups.values()];
}

/** The shapes of a kind's path. @throws UnsupportedPath */
export function shapesOf(ruleset: Ruleset, path: Path): Shape[] {
	const drafts = unfold(ruleset, path).map((items) => draftOf(ruleset, items));
	const scripts = drafts.filter((draft): draft is Script => draft.shape === 'script');
	const rest = drafts.flatMap((draft): Exclude<Shape, Script>[] => {
		if (draft.shape === 'script') return [];
		const { ending: _, ...shape } = draft;
		return [shape];
	});
	return [...merged(merged(rest, 'endings'), 'captures'), ...scripts];
}
