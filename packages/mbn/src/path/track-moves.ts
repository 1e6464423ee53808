import type { Cond, Effect, Filter, Path, Vec } from '@x/core';
import { captured, compare, isSame, not, same as sameCell, some } from '@x/core/build';
import { asCell, asCondition, asEffect, asPath, asPiece, foldSome, type NodeOf, type Pass, type Way as Track } from '@x/core/rules';
import { directionsOf, loopOf, stepOf } from './tracks.js';
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
export const promotes = (track: Track): boolean =>
	track.some((item) => {
		const effect = asPath('do', item)?.do;
		return effect !== undefined && isPromotion(effect);
	});

const isPromotion: Pass<'effect', boolean> = foldSome(
	'effect',
	{
		land: ({ as }) => asPiece('kind', as) !== undefined,
		set: ({ set, to }) => (set === 'at' || set === 'stand') && asPiece('kind', to) !== undefined,
	},
	() => false,
);

/** Whether an effect may stand behind the last step. */
const endsWalk: Pass<'effect', boolean> = foldSome('effect', { point: () => true, land: ({ leave }) => leave === undefined }, isPromotion);

/** Marks of a walk, which laws of the game may read. */
export const isMark = (item: Path): boolean => asPath('mark', item) !== undefined;

const testOf = (item: Path | undefined): Cond | undefined => asPath('test', item)?.test;
const effectOf = (item: Path | undefined): Effect | undefined => asPath('do', item)?.do;

/** Conditions before the first step do not depend on its direction. */
function testsFirst(track: Track): Track {
	const items = track.filter((item) => !isMark(item) && !isSame(testOf(item), MOVES));
	const first = items.findIndex((item) => directionsOf(item) === undefined && testOf(item) === undefined);
	const head = items.slice(0, Math.max(0, first));
	return [...head.filter(testOf), ...head.filter(directionsOf), ...items.slice(head.length)];
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

	#peek(): Path | undefined {
		return this.#items[this.#at];
	}

	#head(): { readonly start: string | undefined; readonly flag: string | undefined } {
		let start: string | undefined;
		let flag: string | undefined;
		for (const condition of this.#tests()) {
			const [within, own] = [asCondition('in', condition), asCondition('is', condition)];
			const filter = asCondition('mover', condition)?.mover ?? (own?.is === 'origin' ? own.a : undefined);
			if ((within?.in === 'origin' || within?.in === 'at') && start === undefined) start = within.zone;
			else if (filter !== undefined && isSame(Object.keys(filter), ['flag'])) flag = filter.flag;
			else refuse('a condition before the first step');
		}
		return { start, flag };
	}

	/** The stops along one direction, then what happens at the last of them. */
	#leg(): TrackLeg[] {
		const vectors = directionsOf(this.#peek());
		if (vectors !== undefined) this.#at++;
		const stops: Stop[] = [];
		let literal: Vec | undefined;
		for (let item = this.#peek(); item !== undefined; item = this.#peek()) {
			const [step, loop] = [stepOf(item), loopOf(item)];
			if (loop !== undefined) stops.push(this.#loop(loop));
			else if (step !== undefined) {
				if (step.wraps !== undefined) refuse('edges that are joined');
				if (step.by !== undefined && literal !== undefined && !isSame(step.by, literal)) break;
				literal = step.by ?? literal;
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
		const effect = effectOf(this.#peek());
		const ending = effect === undefined ? this.#mayPromote && testOf(this.#peek()) !== undefined : endsWalk(effect);
		if (!ending) refuse('an effect or a condition between legs');
		this.#at++;
		return [];
	}

	#loop({ loop, min: least = 0, max = Number.POSITIVE_INFINITY }: NodeOf<'path', 'loop'>): Stop {
		const [first, second, effect, more] = asPath('seq', loop)?.seq ?? [];
		const [step, test] = [stepOf(first), testOf(second)];
		const crosses = step !== undefined && step.by === undefined && step.wraps === undefined;
		const point = effect === undefined || isPoint(effect);
		if (test === undefined || !crosses || !point || more !== undefined) return refuse('a repetition that is not a ride');
		this.#at++;
		return { loop: { least, most: Number(max) }, tests: [test], marked: effect !== undefined };
	}

	#tests(): readonly Cond[] {
		const found: Cond[] = [];
		for (let test = testOf(this.#peek()); test !== undefined; test = testOf(this.#peek())) {
			found.push(test);
			this.#at++;
		}
		return found;
	}

	/** Whether a point is left on a cell that is crossed. */
	#marks(): boolean {
		const next = this.#items[this.#at + 1];
		if (!isPoint(this.#peek()) || (stepOf(next) ?? loopOf(next)) === undefined) return false;
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
			const [within, same, is] = [asCondition('in', test), asCondition('same', test), asCondition('is', test)];
			if (within?.in === 'at' && !this.#mayPromote) zone = within.zone;
			else if (same?.same.some((one) => asCell('point', one))) onPoint = true;
			else if (is?.is === 'at' && filter === undefined) filter = is.a;
			else if (is !== undefined && onPoint) passing = is.a;
			else if (!this.#mayPromote) refuse('a condition at the end of a leg');
		}
		const capture = asEffect('capture', effectOf(this.#peek()))?.capture;
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

const isPoint = (item: Path | undefined): boolean => asEffect('point', effectOf(item)) !== undefined;

const isEmpty = (tests: readonly Cond[]): boolean => isSame(tests, [{ is: 'at', a: { who: 'empty' } }]);

const onlyFilter = (tests: readonly Cond[]): Filter => {
	const [test, more] = tests;
	const is = asCondition('is', test);
	return is?.is === 'at' && more === undefined ? is.a : refuse('a condition on the way');
};

/** How many steps lead over these stops and one more. */
function length(stops: readonly Stop[]): { readonly least: number; readonly most: number } {
	let [least, most] = [1, 1];
	for (const { loop } of stops) {
		least += loop?.least ?? 1;
		most += loop?.most ?? 1;
	}
	return { least, most };
}
