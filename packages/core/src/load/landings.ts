import type { Branch } from '../analyse/plan.js';
import { BLOCKABLE, type Chains, ENDINGS, QUIET, type Rows } from '../board/tables.js';
import type { Cond, Path, Vec } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { Lists } from './lists.js';
import type { StaticTest, StaticTests } from './static.js';
import type { Steps } from './steps.js';

type Chain = Extract<Branch, { items: unknown }>;

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

/** Stages in their order, and how many of them are those that the way before it began with. */
interface Way {
	readonly stages: readonly Stage[];
	readonly shared: number;
}

/** What one side does along the chains of some kinds. */
interface Laying {
	readonly ways: readonly Way[];
	/** The first code that was laid so, where all others land as it does; else -1. */
	first: number;
}

/** Where chains land, gathered code by code. */
export interface Landings {
	/** Lays out what a code may do along the chains among branches from everywhere; codes come in order. */
	lay(branches: readonly Branch[], code: number): void;
	/** All rows, plain landings and others. */
	tables(): { readonly leaps: Rows; readonly chains: Chains };
}

const isArrival = (test: Cond): test is Extract<Cond, { is: unknown }> => 'is' in test && test.is === 'at';

/** Whether a condition asks what the mover is, so that two codes may differ. */
const asksMover = (cond: Cond): boolean => /"(mover|is|def)":/.test(JSON.stringify(cond));

/** Whether all codes of some kinds and of one side land alike: no chain asks what the mover is, or becomes one of these kinds. */
function alike(chains: readonly Chain[], kinds: readonly string[]): boolean {
	const differs = (item: Path): boolean =>
		('test' in item && !isArrival(item.test) && asksMover(item.test)) ||
		('do' in item && 'set' in item.do && typeof item.do.to === 'object' && 'kind' in item.do.to && kinds.includes(item.do.to.kind));
	return !chains.some(({ items }) => items.some(differs));
}

/** Where chains land: what is static is decided on the empty lattice, what depends on the board becomes an entry's blocker and mode. */
export function landings(kernel: Kernel, tests: StaticTests, steps: Steps, endings: Lists): Landings {
	const { lattice, sides, codes, size, ruleset, plan } = kernel;
	const points = Object.keys(ruleset.points);
	const known = sides.map(() => new Map<readonly Branch[], Laying>());
	// By `code * size + origin`: where its plain landings and its other ones begin.
	const leapStart = new Int32Array(codes.count * size + 1);
	const chainStart = leapStart.slice();
	const leaps: number[] = [];
	const heads: number[] = [];
	const blocks: number[] = [];
	const ends: number[] = [];
	const pointed: number[] = [];
	/** The end of the last row. */
	let end = 0;
	/** Landings from the cell at hand: target, blocker, point, and lists of how they end quietly and by capture. */
	const found: number[] = [];
	let count = 0;

	/** A chain with its vectors written out, as a side walks it. */
	const waysOf = ({ items }: Chain, side: number): readonly (readonly Stage[])[] => {
		const ways: Stage[][] = [];
		const run = (from: number, begun: readonly Stage[], bound: Readonly<Record<string, Vec>>): void => {
			const way = [...begun];
			for (let index = from; index < items.length; index++) {
				const item = items[index]!;
				if ('each' in item) {
					for (const vector of item.each as readonly Vec[]) run(index + 1, way, { ...bound, [item.as]: vector });
					return;
				}
				if ('step' in item) {
					const literal = 'bound' in item.step ? bound[item.step.bound]! : item.step;
					const times = 'bound' in item.step ? (item.step.times ?? 1) : 1;
					way.push({ ...LANDS, step: steps.by(lattice.orient(sides[side]!, literal).map((value) => value * times)) });
				} else if ('test' in item) {
					const { test } = item;
					way.push(isArrival(test) ? { ...LANDS, holds: test.a.who === 'empty' ? 0 : 1 } : { ...LANDS, test: tests.of(test, side) });
				} else if ('do' in item) {
					const { do: effect } = item;
					if ('point' in effect) way.push({ ...LANDS, point: points.indexOf(effect.point) + 1 });
					else if ('land' in effect) way.push(LANDS);
					else if ('set' in effect && typeof effect.to === 'object' && 'kind' in effect.to)
						way.push({ ...LANDS, becomes: codes.of(side, codes.kinds.indexOf(effect.to.kind)) });
				}
			}
			ways.push(way);
		};
		run(0, [], {});
		return ways;
	};

	const layingOf = (branches: readonly Branch[], side: number): Laying => {
		const before = known[side]!.get(branches);
		if (before !== undefined) return before;
		const chains = branches.flatMap((branch) => (branch.shape === 'chain' ? [branch] : []));
		const kinds = codes.kinds.filter((kind) => plan.kinds[kind]!.branches === branches);
		let last: readonly Stage[] = [];
		const ways = chains.flatMap((chain) =>
			waysOf(chain, side).map((stages) => {
				let shared = 0;
				while (shared < stages.length && shared < last.length && isSame(stages[shared]!, last[shared]!)) shared++;
				last = stages;
				return { stages, shared };
			}),
		);
		const laying = { ways, first: alike(chains, kinds) ? 0 : -1 };
		known[side]!.set(branches, laying);
		return laying;
	};

	/** Notes a landing from a cell, if there is one; returns the number of the stage that forbids it, or that of all stages. */
	const land = (way: readonly Stage[], code: number, origin: number): number => {
		let at = origin;
		let stand = origin;
		let block = -1;
		let point = 0;
		let becomes = 0;
		let captures = false;
		// Whether emptiness was asked since the last step: the next item decides if that was a blocker or the arrival.
		let asked = false;
		let landed = false;
		for (let index = 0; index < way.length; index++) {
			const stage = way[index]!;
			if (stage.step !== undefined) {
				if (asked) block = at;
				asked = false;
				at = stage.step[at]!;
				if (at < 0) return index;
			} else if (stage.test !== undefined) {
				if (!stage.test(code, origin, at, stand)) return index;
			} else if (stage.holds === 0) asked = true;
			else if (stage.holds === 1) captures = true;
			else if (stage.point > 0) point = (stage.point << 16) | at;
			else if (stage.becomes > 0) becomes = stage.becomes;
			else {
				landed = true;
				stand = at;
			}
		}
		if (!landed || at === origin || block === origin) return way.length;
		// To become what one lands as is no change.
		if (becomes === codes.landed[code]) becomes = 0;
		// Landings on the same cell under the same conditions become one with lists of endings.
		let index = 0;
		while (index < count && (found[index] !== at || found[index + 1] !== block || found[index + 2] !== point)) index += 5;
		if (index === count) {
			found[count++] = at;
			found[count++] = block;
			found[count++] = point;
			found[count++] = -1;
			found[count++] = -1;
		}
		index += captures ? 4 : 3;
		found[index] = endings.with(found[index]!, becomes);
		return way.length;
	};

	const landAll = (ways: readonly Way[], code: number, origin: number): void => {
		// What forbade one way forbids the next one too, where that begins with it.
		let failed = 0;
		for (let index = 0; index < ways.length; index++) {
			const { stages, shared } = ways[index]!;
			if (shared <= failed) failed = land(stages, code, origin);
		}
	};

	const keep = (head: number, block: number, point: number, list: number): void => {
		if (list < 0) return;
		heads.push(head | (block < 0 ? 0 : BLOCKABLE) | (endings.all[list]!.length << ENDINGS));
		blocks.push(block);
		ends.push(list);
		pointed.push(point);
	};

	/** Does as a code that was laid before. */
	const repeat = (twin: number, code: number): void => {
		const from = twin * size;
		const to = code * size;
		const leap = leaps.length - leapStart[from]!;
		const chain = heads.length - chainStart[from]!;
		for (let row = 0; row < size; row++) {
			leapStart[to + row + 1] = leapStart[from + row + 1]! + leap;
			chainStart[to + row + 1] = chainStart[from + row + 1]! + chain;
		}
		for (let index = leapStart[from]!, last = leapStart[from + size]!; index < last; index++) leaps.push(leaps[index]!);
		for (let index = chainStart[from]!, last = chainStart[from + size]!; index < last; index++) {
			heads.push(heads[index]!);
			blocks.push(blocks[index]!);
			ends.push(ends[index]!);
			pointed.push(pointed[index]!);
		}
	};

	return {
		lay: (branches, code) => {
			const laying = layingOf(branches, codes.side[code]!);
			// Codes before this one may have no rows of their own.
			leapStart.fill(leaps.length, end, code * size + 1);
			chainStart.fill(heads.length, end, code * size + 1);
			end = (code + 1) * size;
			if (laying.first > 0) {
				repeat(laying.first, code);
				return;
			}
			if (laying.first === 0) laying.first = code;
			for (let origin = 0; origin < size; origin++) {
				count = 0;
				if (lattice.exists[origin] === 1) landAll(laying.ways, code, origin);
				for (let index = 0; index < count; index += 5) {
					const to = found[index]!;
					const block = found[index + 1]!;
					const point = found[index + 2]!;
					const quiet = found[index + 3]!;
					const capture = found[index + 4]!;
					if (quiet !== capture) {
						keep(to | QUIET, block, point, quiet);
						keep(to | (2 * QUIET), block, point, capture);
					} else if (block >= 0 || point > 0 || quiet > 0) keep(to | (3 * QUIET), block, point, quiet);
					else leaps.push(to);
				}
				leapStart[code * size + origin + 1] = leaps.length;
				chainStart[code * size + origin + 1] = heads.length;
			}
		},
		tables: () => ({
			leaps: { start: leapStart.fill(leaps.length, end), items: Int32Array.from(leaps) },
			chains: {
				start: chainStart.fill(heads.length, end),
				head: Int32Array.from(heads),
				block: Int32Array.from(blocks),
				ends: Int32Array.from(ends),
				point: Int32Array.from(pointed),
			},
		}),
	};
}
