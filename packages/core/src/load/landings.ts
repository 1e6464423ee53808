import type { Branch } from '../analyse/plan.js';
import { BLOCKABLE, type Chains, ENDINGS, QUIET, type Rows } from '../board/tables.js';
import type { Cond, Path, Vec } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { Lists } from './lists.js';
import type { StaticTests } from './static.js';
import type { Steps } from './steps.js';

type Chain = Extract<Branch, { items: unknown }>;

/** One item of a chain once its vectors are chosen: a step, a question, or what it does. */
interface Stage {
	readonly step: Int32Array | undefined;
	readonly test: Cond | undefined;
	/** Asks (0) that the cell is empty, or (1) that an enemy stands there. */
	readonly holds: number;
	/** A point's number, from 1 on. */
	readonly point: number;
	readonly becomes: number;
}

/** Lands; what else a stage may do is written over it, so that all stages are of one form. */
const LANDS: Stage = { step: undefined, test: undefined, holds: -1, point: 0, becomes: 0 };

/** Where chains land, gathered code by code. */
export interface Landings {
	/** Lays out what a code may do along its chains from everywhere; codes come in order. */
	lay(chains: readonly Chain[], code: number): void;
	/** All rows, plain landings and others. */
	tables(): { readonly leaps: Rows; readonly chains: Chains };
}

const isArrival = (test: Cond): test is Extract<Cond, { is: unknown }> => 'is' in test && test.is === 'at';

/** Whether a condition asks what the mover is, so that two codes of one kind may differ. */
const asksMover = (cond: Cond): boolean => /"(mover|is|def)":/.test(JSON.stringify(cond));

/** Whether all codes of one kind and side land alike: none asks what the mover is, or becomes its own kind without its flags. */
function alike(chains: readonly Chain[], kind: string): boolean {
	const differs = (item: Path): boolean =>
		('test' in item && !isArrival(item.test) && asksMover(item.test)) ||
		('do' in item && 'set' in item.do && typeof item.do.to === 'object' && 'kind' in item.do.to && item.do.to.kind === kind);
	return !chains.some(({ items }) => items.some(differs));
}

/** Where chains land: what is static is decided on the empty lattice, what depends on the board becomes an entry's blocker and mode. */
export function landings(kernel: Kernel, tests: StaticTests, steps: Steps, endings: Lists): Landings {
	const { lattice, sides, codes, size, ruleset } = kernel;
	const points = Object.keys(ruleset.points);
	const known = sides.map(() => new Map<Chain, readonly (readonly Stage[])[]>());
	// By `code * size + origin`: where its plain landings and its other ones begin.
	const leapStart = new Int32Array(codes.count * size + 1);
	const chainStart = leapStart.slice();
	const leaps: number[] = [];
	/** Head, blocker, endings and point of each. */
	const chains: number[] = [];
	/** The end of the last row. */
	let end = 0;
	/** Landings from the cell at hand: target, blocker, point, and lists of how they end quietly and by capture. */
	let found: number[] = [];

	/** A chain with its vectors written out, as a side walks it. */
	const waysOf = (chain: Chain, side: number): readonly (readonly Stage[])[] => {
		const before = known[side]!.get(chain);
		if (before !== undefined) return before;
		const ways: Stage[][] = [];
		const { items } = chain;
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
					way.push(isArrival(test) ? { ...LANDS, holds: test.a.who === 'empty' ? 0 : 1 } : { ...LANDS, test });
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
		known[side]!.set(chain, ways);
		return ways;
	};

	const land = (way: readonly Stage[], code: number, origin: number): void => {
		let at = origin;
		let stand = origin;
		let block = -1;
		let point = 0;
		let becomes = 0;
		let captures = false;
		// Whether emptiness was asked since the last step: the next item decides if that was a blocker or the arrival.
		let asked = false;
		let landed = false;
		for (const stage of way) {
			if (stage.step !== undefined) {
				if (asked) block = at;
				asked = false;
				at = stage.step[at]!;
				if (at < 0) return;
			} else if (stage.test !== undefined) {
				if (!tests.holds(stage.test, { code, origin, at, stand })) return;
			} else if (stage.holds === 0) asked = true;
			else if (stage.holds === 1) captures = true;
			else if (stage.point > 0) point = (stage.point << 16) | at;
			else if (stage.becomes > 0) becomes = stage.becomes;
			else {
				landed = true;
				stand = at;
			}
		}
		if (!landed || at === origin || block === origin) return;
		// To become what one lands as is no change.
		if (becomes === codes.landed[code]) becomes = 0;
		// Landings on the same cell under the same conditions become one with lists of endings.
		let index = 0;
		while (index < found.length && (found[index] !== at || found[index + 1] !== block || found[index + 2] !== point)) index += 5;
		if (index === found.length) found.push(at, block, point, -1, -1);
		index += captures ? 4 : 3;
		found[index] = endings.with(found[index]!, becomes);
	};

	const keep = (head: number, block: number, point: number, ends: number): void => {
		if (ends >= 0) chains.push(head | (block < 0 ? 0 : BLOCKABLE) | (endings.all[ends]!.length << ENDINGS), block, ends, point);
	};
	/** Appends a stretch of a list to it. */
	const again = (list: number[], from: number, to: number): void => {
		for (let index = from; index < to; index++) list.push(list[index]!);
	};
	const column = (nth: number): Int32Array => Int32Array.from(chains.filter((_, index) => index % 4 === nth));

	return {
		lay: (all, code) => {
			const side = codes.side[code]!;
			const twin = codes.of(side, codes.kind[code]!);
			const copies = twin !== code && alike(all, codes.kinds[codes.kind[code]!]!);
			const ways = copies ? [] : all.flatMap((chain) => waysOf(chain, side));
			for (let origin = 0; origin < size; origin++) {
				const row = twin * size + origin;
				found = [];
				if (copies) {
					again(leaps, leapStart[row]!, leapStart[row + 1]!);
					again(chains, 4 * chainStart[row]!, 4 * chainStart[row + 1]!);
				} else if (lattice.exists[origin] === 1) for (const way of ways) land(way, code, origin);
				for (let index = 0; index < found.length; index += 5) {
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
				end = code * size + origin + 1;
				leapStart[end] = leaps.length;
				chainStart[end] = chains.length / 4;
			}
		},
		tables: () => ({
			leaps: { start: leapStart.fill(leaps.length, end), items: Int32Array.from(leaps) },
			chains: { start: chainStart.fill(chains.length / 4, end), head: column(0), block: column(1), ends: column(2), point: column(3) },
		}),
	};
}
