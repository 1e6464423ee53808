import type { Cond, Effect, Filter, Vec } from '@x/core';
import { captured, compare, isSame, not, same as sameCell, some } from '@x/core/build';
import type { Item, Track } from './tracks.js';
import type { Vector } from './vectors.js';

/** How a leg goes: over free cells, or over a hurdle. */
export interface Way {
	readonly type: 'ride' | 'hop';
	readonly least: number;
	readonly most: number;
	/** The pieces that may be leapt over. */
	readonly hurdle?: Filter | undefined;
	/** It leaves en passant behind on the cells that it crosses. */
	readonly passes: boolean;
}

/** The end of a leg. */
export interface End {
	/** `quiet`: on an empty cell; `take`: a piece is captured; `pass`: en passant; `visit`: nothing happens to the piece there. */
	readonly type: 'quiet' | 'take' | 'pass' | 'visit';
	/** The piece on the cell, or the one captured in passing. */
	readonly victim?: Filter | undefined;
	/** The zone in which the cell lies. */
	readonly zone?: string | undefined;
}

export interface TrackLeg {
	readonly vectors: readonly Vector[];
	readonly way: Way;
	readonly end: End;
	/** In the direction of the leg before. */
	readonly follows?: boolean | undefined;
}

/** One walk as legs. */
export interface TrackMoves {
	/** The zone in which the walk begins. */
	readonly start?: string | undefined;
	/** The flag of the mover. */
	readonly flag?: string | undefined;
	readonly legs: readonly TrackLeg[];
}

/** The condition that `toPath` writes for each move that may come back: it goes elsewhere or captures. */
const MOVES: Cond = some(not(sameCell('at', 'origin')), compare(captured(), '>', 0));

/** Something in a walk that MBN cannot say, or that is not read. */
export class Inexpressible extends Error {}

const refuse = (what: string): never => {
	throw new Inexpressible(what);
};

/** One cell of a walk: what must be there. */
interface Stop {
	/** It is reached by any number of steps over empty cells. */
	readonly loop?: { readonly least: number; readonly most: number } | undefined;
	readonly tests: readonly Cond[];
	readonly marked: boolean;
}

/** Whether a walk makes another kind of the mover. */
export const promotes = (track: Track): boolean => track.some((item) => item.type === 'do' && isPromotion(item.effect));

const isPromotion = (effect: Effect): boolean =>
	('land' in effect && typeof effect.as === 'object' && 'kind' in effect.as) ||
	('set' in effect && (effect.set === 'at' || effect.set === 'stand') && typeof effect.to === 'object' && 'kind' in effect.to);

/** Marks of a walk, which laws of the game may read. */
export const isMark = (item: Item): boolean => item.type === 'other' && 'mark' in item.path;

/** Conditions before the first step do not depend on its direction. */
function testsFirst(track: Track): Track {
	const items = track.filter((item) => !isMark(item) && !(item.type === 'test' && isSame(item.condition, MOVES)));
	const first = items.findIndex((item) => item.type !== 'bind' && item.type !== 'test');
	const head = items.slice(0, Math.max(0, first));
	return [...head.filter(({ type }) => type === 'test'), ...head.filter(({ type }) => type === 'bind'), ...items.slice(head.length)];
}

/** Reads the items of a walk. */
export class TrackReader {
	readonly #items: Track;
	/** The piece can promote: conditions at the end say when, and are left out. */
	readonly #mayPromote: boolean;
	#at = 0;

	constructor(track: Track, mayPromote: boolean) {
		this.#items = testsFirst(track);
		this.#mayPromote = mayPromote;
	}

	/** @throws Inexpressible for a walk that is not a sequence of legs. */
	moves(): TrackMoves {
		const { start, flag } = this.#head();
		const legs: TrackLeg[] = [];
		while (this.#at < this.#items.length) legs.push(...this.#leg());
		if (legs.length === 0) refuse('a move without steps');
		return { start, flag, legs };
	}

	#peek(): Item | undefined {
		return this.#items[this.#at];
	}

	#head(): { readonly start: string | undefined; readonly flag: string | undefined } {
		let start: string | undefined;
		let flag: string | undefined;
		for (let item = this.#peek(); item?.type === 'test'; item = this.#peek()) {
			const { condition } = item;
			if ('in' in condition && (condition.in === 'origin' || condition.in === 'at') && start === undefined) start = condition.zone;
			else if ('mover' in condition && isSame(Object.keys(condition.mover), ['flag'])) flag = condition.mover.flag;
			else if ('is' in condition && condition.is === 'origin' && isSame(Object.keys(condition.a), ['flag'])) flag = condition.a.flag;
			else refuse('a condition before the first step');
			this.#at++;
		}
		return { start, flag };
	}

	/** The stops along one direction, then what happens at the last of them. */
	#leg(): TrackLeg[] {
		const first = this.#peek()!;
		let vectors: readonly Vec[] | undefined;
		if (first.type === 'bind') {
			vectors = first.vectors;
			this.#at++;
		}
		const stops: Stop[] = [];
		let literal: Vec | undefined;
		for (let item = this.#peek(); item !== undefined; item = this.#peek()) {
			if (item.type === 'loop') stops.push(this.#loop(item));
			else if (item.type === 'step') {
				if (item.wraps !== undefined) refuse('edges that are joined');
				if (item.by !== undefined && literal !== undefined && !isSame(item.by, literal)) break;
				if (item.by !== undefined) literal = item.by;
				this.#at++;
				const tests = this.#tests();
				stops.push({ tests, marked: this.#marks() });
			} else break;
		}
		if (stops.length === 0) return this.#after();
		const by = (vectors ?? (literal === undefined ? refuse('a direction of an earlier leg') : [literal])).map(planar);
		return this.#legsOf(by, stops);
	}

	/** Effects behind the last step. */
	#after(): TrackLeg[] {
		const item = this.#peek()!;
		const ending =
			item.type === 'do' &&
			(isPromotion(item.effect) || 'point' in item.effect || ('land' in item.effect && item.effect.leave === undefined));
		if (!ending && !(this.#mayPromote && item.type === 'test')) refuse('an effect or a condition between legs');
		this.#at++;
		return [];
	}

	#loop(item: Extract<Item, { type: 'loop' }>): Stop {
		const [step, test, effect, more] = item.body;
		const crosses = step?.type === 'step' && step.by === undefined && step.wraps === undefined && test?.type === 'test';
		const point = effect === undefined || (effect.type === 'do' && 'point' in effect.effect);
		if (!crosses || !point || more !== undefined) refuse('a repetition that is not a ride');
		this.#at++;
		return {
			loop: { least: item.least, most: item.most },
			tests: [(test as { readonly condition: Cond }).condition],
			marked: effect !== undefined,
		};
	}

	#tests(): readonly Cond[] {
		const found: Cond[] = [];
		for (let item = this.#peek(); item?.type === 'test'; item = this.#peek()) {
			found.push(item.condition);
			this.#at++;
		}
		return found;
	}

	/** Whether a point is left on a cell that is crossed. */
	#marks(): boolean {
		const item = this.#peek();
		const next = this.#items[this.#at + 1];
		if (item?.type !== 'do' || !('point' in item.effect) || (next?.type !== 'step' && next?.type !== 'loop')) return false;
		this.#at++;
		return true;
	}

	#legsOf(vectors: readonly Vector[], stops: readonly Stop[]): TrackLeg[] {
		const last = stops.at(-1)!;
		if (last.loop !== undefined) refuse('a ride without an end');
		const end = this.#end(last.tests);
		const before = stops.slice(0, -1);
		const passes = stops.some(({ marked }) => marked);
		const hurdleAt = before.findIndex(({ tests }) => !isEmpty(tests));
		if (hurdleAt < 0) return [{ vectors, way: { type: 'ride', ...length(before), passes }, end }];
		const hurdle = onlyFilter(before[hurdleAt]!.tests);
		const free = [...before.slice(0, hurdleAt), ...before.slice(hurdleAt + 1)];
		if (free.some(({ tests }) => !isEmpty(tests))) refuse('several hurdles');
		const [near, far] = [before.slice(0, hurdleAt), before.slice(hurdleAt + 1)].map(length);
		// To the cell behind the first hurdle: it visits the hurdle and goes on.
		if (near!.most > 1 && far!.most === 1)
			return [
				{ vectors, way: { type: 'ride', ...near!, passes: false }, end: { type: 'visit', victim: hurdle } },
				{ vectors, way: { type: 'ride', least: 1, most: 1, passes: false }, end, follows: true },
			];
		return [{ vectors, way: { type: 'hop', least: near!.least + far!.least, most: near!.most + far!.most, hurdle, passes: false }, end }];
	}

	/** The end of a leg, from the tests of its last cell. */
	#end(tests: readonly Cond[]): End {
		let zone: string | undefined;
		let filter: Filter | undefined;
		let passing: Filter | undefined;
		let onPoint = false;
		for (const test of tests) {
			if ('in' in test && test.in === 'at' && !this.#mayPromote) zone = test.zone;
			else if ('same' in test && test.same.some((one) => typeof one === 'object' && 'point' in one)) onPoint = true;
			else if ('is' in test && test.is === 'at' && filter === undefined) filter = test.a;
			else if ('is' in test && onPoint) passing = test.a;
			else if (!this.#mayPromote) refuse('a condition at the end of a leg');
		}
		const item = this.#peek();
		const capture = item?.type === 'do' && 'capture' in item.effect ? item.effect.capture : undefined;
		if (capture !== undefined) this.#at++;
		if (capture === undefined)
			return filter === undefined || filter.who === 'empty' ? { type: 'quiet', zone } : { type: 'visit', victim: filter, zone };
		if (capture === 'at') return { type: 'take', victim: filter ?? { who: 'occupied' }, zone };
		return onPoint ? { type: 'pass', victim: passing } : refuse('a capture on another cell');
	}
}

const planar = (vector: Vec): Vector => {
	const [x, y, ...more] = vector.map(Number);
	return more.some((one) => one !== 0) ? refuse('a step to another board') : [x!, y!];
};

const isEmpty = (tests: readonly Cond[]): boolean =>
	tests.length === 1 && 'is' in tests[0]! && tests[0].is === 'at' && isSame(tests[0].a, { who: 'empty' });

const onlyFilter = (tests: readonly Cond[]): Filter =>
	tests.length === 1 && 'is' in tests[0]! && tests[0].is === 'at' ? tests[0].a : refuse('a condition on the way');

/** How many steps lead over these stops and one more. */
function length(stops: readonly Stop[]): { readonly least: number; readonly most: number } {
	let [least, most] = [1, 1];
	for (const { loop } of stops) {
		least += loop?.least ?? 1;
		most += loop?.most ?? 1;
	}
	return { least, most };
}
