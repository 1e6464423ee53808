import type { CellRef, Cond, Effect, Filter, Path, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCell, asCondition, asEffect, asPiece, foldSome, type Pass, Structures } from '@x/core/rules';
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
const isStatic: Pass<'condition', boolean, [Ruleset, boolean]> = foldSome<'condition', boolean, [Ruleset, boolean]>(
	'condition',
	{
		in: (cond, { zones }, at) => Object.hasOwn(zones, cond.zone) && (cond.in === 'origin' || (at && cond.in === 'at')),
		is: ({ is }, _, at) => !at && is === 'origin',
		mover: () => true,
		phase: () => true,
		def: ({ def }, ruleset, at) => isStatic(ruleset.defs[def]!, ruleset, at),
		all: ({ all }, ruleset, at) => all.every((part) => isStatic(part, ruleset, at)),
		some: ({ some }, ruleset, at) => some.every((part) => isStatic(part, ruleset, at)),
		not: ({ not }, ruleset, at) => isStatic(not, ruleset, at),
	},
	() => false,
);

/** Whether a filter depends only on the side and kind of a piece. */
const isPlain = ({ flag, notFlag }: Filter): boolean => flag === undefined && notFlag === undefined;

const add = ([x, y]: Offset, [a, b]: Offset): Offset => [x + a, y + b];

/** The limit of a loop as steps of a ride. On a ride over primes the n-th touch-down is at the n-th prime. */
function mostOf(count: number | string, primes: boolean): number | string {
	if (primes) return nthPrime(Number(count) + 1);
	return typeof count === 'number' ? count + 1 : String(BigInt(count) + 1n);
}

const effectOf = (item: Item | undefined): Effect | undefined => (item !== undefined && 'do' in item ? item.do : undefined);
const testOf = (item: Item | undefined): Cond | undefined => (item !== undefined && 'test' in item ? item.test : undefined);

type Draft = (Ride | FixedPath | PointCapture) & { readonly ending: Ending };

const LAND: Effect = { land: true };

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
		for (let test = testOf(this.next); test !== undefined && isStatic(test, this.ruleset, at); test = testOf(this.next)) {
			into.push(test);
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
		if (!isSame(effectOf(this.next), LAND)) return undefined;
		this.index++;
		this.statics(true, guards);
		if (this.next === undefined) return { guards };
		const placed = asEffect('set', effectOf(this.next));
		const piece = asPiece('kind', placed?.to);
		if (placed?.set !== 'at' || placed.flags !== undefined || piece?.side !== 'own') return undefined;
		this.index++;
		this.statics(true, guards);
		return this.next === undefined ? { guards, becomes: piece.kind } : undefined;
	}

	/** Reads the test and the capture on the last cell; `'quiet'` if the cell must be empty, undefined for anything else. */
	private capture(): Filter | 'quiet' | undefined {
		if (this.empty()) return 'quiet';
		const test = asCondition('is', testOf(this.next));
		const take = asEffect('capture', effectOf(this.items[this.index + 1]));
		if (test?.is !== 'at' || !isPlain(test.a) || take?.capture !== 'at' || take.later === true) return undefined;
		this.index += 2;
		return test.a;
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
			const point = asEffect('point', effectOf(item));
			if (point !== undefined) {
				if (point.to !== 'at' || point.add === true) return undefined;
				points.push([point.point, cells.length - 1]);
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
			if (after === undefined || !('go' in after || asEffect('point', effectOf(after)))) return undefined;
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
		const asked: { readonly is: CellRef; readonly a: Filter }[] = [];
		for (let item = this.next; item !== undefined; item = this.next) {
			this.index++;
			const effect = effectOf(item);
			if (effect !== undefined) {
				const take = asEffect('capture', effect);
				const ref = asCell('from', take?.capture);
				if (ref?.from !== 'at' || take?.later === true || 'bound' in ref.by || point === undefined || !free) return undefined;
				const ending = this.ending(guards);
				const [victim, more] = asked;
				if (ending === undefined || victim === undefined || more !== undefined || !isSame(victim.is, ref) || !isPlain(victim.a))
					return undefined;
				const { endings, ...rest } = common(victim.a, ending, this.marks);
				const { victims, marks } = rest;
				return { shape: 'point-capture', before, endings, ending, to: go.go, point, victim: offsetOf(ref.by), victims, marks };
			}
			const test = testOf(item);
			const [same, is] = [asCondition('same', test)?.same, asCondition('is', test)];
			if (isEmptyTest(item)) free = true;
			else if (same?.includes('at')) {
				point = asCell(
					'point',
					same.find((ref) => ref !== 'at'),
				)?.point;
				if (point === undefined) return undefined;
			} else if (is !== undefined) asked.push(is);
			else if (test !== undefined && isStatic(test, this.ruleset, true)) guards.push(test);
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
	const structures = new Structures();
	const groups = new Map<number, Exclude<Shape, Script>>();
	for (const draft of drafts) {
		const { endings, ...plain } = draft;
		const { quiet: _, victims: __, ...moving } = 'quiet' in draft ? draft : { ...draft, quiet: false };
		const name = structures.of(key === 'endings' ? plain : moving);
		const other = groups.get(name);
		if (other === undefined) groups.set(name, draft);
		else if (key === 'endings') {
			const told = new Set(other.endings.map((ending) => structures.of(ending)));
			groups.set(name, { ...other, endings: [...other.endings, ...endings.filter((ending) => !told.has(structures.of(ending)))] });
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
