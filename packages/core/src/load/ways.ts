import type { Branch } from '../analyse/plan.js';
import type { Path, Vec } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { StaticTest, StaticTests } from './static.js';
import type { Steps } from './steps.js';

export type Chain = Extract<Branch, { items: unknown }>;

/** One item of a chain once its vectors are chosen: a step, a question, or what it does. */
interface Stage {
	readonly step: Int32Array | undefined;
	readonly test: StaticTest | undefined;
	/** Asks (0) that the cell is empty, or (1) that an enemy stands there. */
	readonly holds: number;
	/** A point's number, from 1 on. */
	readonly point: number;
	readonly becomes: number;
}

/** Lands; what else a stage may do is written over it, so that all stages are of one form. */
const LANDS: Stage = { step: undefined, test: undefined, holds: -1, point: 0, becomes: 0 };

const isSame = (one: Stage, other: Stage): boolean =>
	one.step === other.step &&
	one.test === other.test &&
	one.holds === other.holds &&
	one.point === other.point &&
	one.becomes === other.becomes;

/** A chain with its vectors written out, as a side walks it. */
function stagesOf(kernel: Kernel, tests: StaticTests, steps: Steps, { items }: Chain, side: number): readonly (readonly Stage[])[] {
	const { lattice, sides, codes, ruleset } = kernel;
	const points = Object.keys(ruleset.points);
	const ways: Stage[][] = [];
	const stageOf = (item: Path, bound: Readonly<Record<string, Vec>>): Stage | undefined => {
		if ('step' in item) {
			const literal = 'bound' in item.step ? bound[item.step.bound]! : item.step;
			const times = 'bound' in item.step ? (item.step.times ?? 1) : 1;
			return { ...LANDS, step: steps.by(lattice.orient(sides[side]!, literal).map((value) => value * times)) };
		}
		if ('test' in item) {
			const { test } = item;
			if ('is' in test && test.is === 'at') return { ...LANDS, holds: test.a.who === 'empty' ? 0 : 1 };
			return { ...LANDS, test: tests.of(test, side) };
		}
		if (!('do' in item)) return undefined;
		const { do: effect } = item;
		if ('point' in effect) return { ...LANDS, point: points.indexOf(effect.point) + 1 };
		if ('land' in effect) return LANDS;
		if ('set' in effect && typeof effect.to === 'object' && 'kind' in effect.to)
			return { ...LANDS, becomes: codes.of(side, codes.kinds.indexOf(effect.to.kind)) };
		return undefined;
	};
	const run = (from: number, begun: readonly Stage[], bound: Readonly<Record<string, Vec>>): void => {
		const way = [...begun];
		for (let index = from; index < items.length; index++) {
			const item = items[index]!;
			if ('each' in item) {
				for (const vector of item.each as readonly Vec[]) run(index + 1, way, { ...bound, [item.as]: vector });
				return;
			}
			const stage = stageOf(item, bound);
			if (stage !== undefined) way.push(stage);
		}
		ways.push(way);
	};
	run(0, [], {});
	return ways;
}

/** How far a way has come: by origin, the cell or -1, where the mover stands, what must be empty, where the point is. */
interface Front {
	at: Int32Array;
	stand: Int32Array;
	block: Int32Array;
	pointAt: Int32Array;
	point: number;
	becomes: number;
	captures: boolean;
	/** Emptiness was asked since the last step: the next item decides if that was a blocker or the arrival. */
	asked: boolean;
	landed: boolean;
	/** Its own cells, where it does not share those of the front before it. */
	readonly own: Int32Array;
}

/**
 * Where a side comes along some chains, from all cells at once: stage by stage, and what a way has in common with the one before it is
 * walked once.
 */
export class Ways {
	readonly count: number;
	/** By `way * size + origin`: the cell it lands on or -1, and the cell that must be empty or -1. */
	readonly targets: Int32Array;
	readonly blocks: Int32Array;
	/** The same: 0, or (point + 1) << 16 | its cell. */
	readonly points: Int32Array;
	/** By way: the code that it becomes or 0, and whether it captures. */
	readonly becomes: Int32Array;
	readonly captures: Uint8Array;
	/** The first code that was laid so, where all others land as it does; else -1. */
	first = -1;
	private readonly size: number;
	private readonly exists: Uint8Array;
	private readonly ways: readonly { readonly stages: readonly Stage[]; readonly shared: number }[];
	private readonly fronts: Front[] = [];
	private readonly origins: Int32Array;
	private readonly none: Int32Array;

	constructor(kernel: Kernel, tests: StaticTests, steps: Steps, chains: readonly Chain[], side: number) {
		const { size, lattice } = kernel;
		this.size = size;
		this.exists = lattice.exists;
		let last: readonly Stage[] = [];
		this.ways = chains.flatMap((chain) =>
			stagesOf(kernel, tests, steps, chain, side).map((stages) => {
				let shared = 0;
				while (shared < stages.length && shared < last.length && isSame(stages[shared]!, last[shared]!)) shared++;
				last = stages;
				return { stages, shared };
			}),
		);
		this.count = this.ways.length;
		this.targets = new Int32Array(this.count * size);
		this.blocks = new Int32Array(this.count * size);
		this.points = new Int32Array(this.count * size);
		this.becomes = new Int32Array(this.count);
		this.captures = new Uint8Array(this.count);
		this.origins = Int32Array.from({ length: size }, (_, cell) => (lattice.exists[cell] === 1 ? cell : -1));
		this.none = new Int32Array(size).fill(-1);
	}

	/** Walks them all for a code. */
	walk(code: number): void {
		for (let way = 0; way < this.count; way++) {
			const { stages, shared } = this.ways[way]!;
			for (let depth = shared; depth < stages.length; depth++) this.pass(stages[depth]!, depth, code);
			this.land(way, this.front(stages.length));
		}
	}

	/** The front before the stage of a depth. */
	private front(depth: number): Front {
		let front = this.fronts[depth];
		if (front === undefined) {
			const { origins, none } = this;
			front = {
				at: origins,
				stand: origins,
				block: none,
				pointAt: none,
				point: 0,
				becomes: 0,
				captures: false,
				asked: false,
				landed: false,
				own: new Int32Array(this.size),
			};
			this.fronts[depth] = front;
		}
		return front;
	}

	/** Makes the front after a stage from the one before it. */
	private pass({ step, test, holds, point, becomes }: Stage, depth: number, code: number): void {
		const before = this.front(depth);
		const after = this.front(depth + 1);
		const { size } = this;
		const { at, stand } = before;
		after.at = at;
		after.stand = stand;
		after.block = before.block;
		after.pointAt = before.pointAt;
		after.point = before.point;
		after.becomes = before.becomes;
		after.captures = before.captures;
		after.asked = before.asked;
		after.landed = before.landed;
		if (step !== undefined) {
			if (before.asked) after.block = at;
			after.asked = false;
			const to = after.own;
			for (let origin = 0; origin < size; origin++) to[origin] = at[origin]! < 0 ? -1 : step[at[origin]!]!;
			after.at = to;
		} else if (test !== undefined) {
			const to = after.own;
			for (let origin = 0; origin < size; origin++)
				to[origin] = at[origin]! >= 0 && test(code, origin, at[origin]!, stand[origin]!) ? at[origin]! : -1;
			after.at = to;
		} else if (holds === 0) after.asked = true;
		else if (holds === 1) after.captures = true;
		else if (point > 0) {
			after.point = point;
			after.pointAt = at;
		} else if (becomes > 0) after.becomes = becomes;
		else {
			after.landed = true;
			after.stand = at;
		}
	}

	private land(way: number, { at, block, pointAt, point, becomes, captures, landed }: Front): void {
		const { targets, blocks, points, size } = this;
		this.becomes[way] = becomes;
		this.captures[way] = captures ? 1 : 0;
		for (let origin = 0, row = way * size; origin < size; origin++, row++) {
			const to = at[origin]!;
			const lands = landed && to !== origin && block[origin] !== origin && this.exists[origin] === 1;
			targets[row] = lands ? to : -1;
			blocks[row] = block[origin]!;
			points[row] = point === 0 ? 0 : (point << 16) | pointAt[origin]!;
		}
	}
}
