import type { Branch } from '../analyse/plan.js';
import type { Cond, Path, Vec } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { Standing, StaticTests } from './static.js';
import type { Steps } from './steps.js';

type Chain = Extract<Branch, { items: unknown }>;

/** One landing of one code from one origin, before landings that share a target are merged. */
export interface Landing {
	readonly to: number;
	readonly block: number;
	readonly point: number;
	readonly mode: 1 | 2;
	/** Code the mover becomes; 0: as it lands. */
	readonly becomes: number;
}

/** One item of a chain once its vectors are chosen: a step, a question, or what it does. */
interface Stage {
	readonly step?: Int32Array;
	readonly test?: Cond;
	/** Asks that the cell is empty, or (1) that an enemy stands there. */
	readonly holds?: 0 | 1;
	/** A point's number, from 1 on. */
	readonly point?: number;
	readonly becomes?: number;
	readonly lands?: true;
}

/** Whether a condition asks what the mover is, so that two codes of one kind may differ. */
const asksMover = (cond: Cond): boolean => /"(mover|is|def)":/.test(JSON.stringify(cond));

/** Where chains land: what is static is decided on the empty lattice, what depends on the board becomes an entry's blocker and mode. */
export class Landings {
	private readonly kernel: Kernel;
	private readonly tests: StaticTests;
	private readonly steps: Steps;
	private readonly ways: readonly Map<Chain, readonly (readonly Stage[])[]>[] = [new Map(), new Map()];

	constructor(kernel: Kernel, tests: StaticTests, steps: Steps) {
		this.kernel = kernel;
		this.tests = tests;
		this.steps = steps;
	}

	/** Whether all codes of one kind and side land alike. */
	alike(chains: readonly Chain[]): boolean {
		return chains.every(({ items }) => items.every((item) => !('test' in item) || isArrival(item.test) || !asksMover(item.test)));
	}

	/** What a code may do along a chain from one cell. */
	from(chain: Chain, code: number, origin: number, into: Landing[]): void {
		const side = this.kernel.codes.side[code]!;
		let ways = this.ways[side]!.get(chain);
		if (ways === undefined) {
			ways = this.waysOf(chain.items, side);
			this.ways[side]!.set(chain, ways);
		}
		for (const way of ways) this.land(way, code, origin, into);
	}

	private land(way: readonly Stage[], code: number, origin: number, into: Landing[]): void {
		let at = origin;
		let stand = origin;
		let block = -1;
		let point = 0;
		let becomes = 0;
		let mode: 0 | 1 | 2 = 0;
		// Whether emptiness was asked since the last step: the next item decides if that was a blocker or the arrival.
		let asked = false;
		let landed = false;
		for (const stage of way) {
			if (stage.step !== undefined) {
				if (asked) block = at;
				asked = false;
				at = stage.step[at]!;
				if (at < 0) return;
			} else if (stage.holds !== undefined) {
				if (stage.holds === 0) asked = true;
				else mode = 2;
			} else if (stage.test !== undefined) {
				const standing: Standing = { code, origin, at, stand };
				if (!this.tests.holds(stage.test, standing)) return;
			} else if (stage.point !== undefined) point = (stage.point << 16) | at;
			else if (stage.becomes !== undefined) becomes = stage.becomes;
			else {
				landed = true;
				stand = at;
				if (mode !== 2) mode = 1;
			}
		}
		if (landed && mode !== 0 && at !== origin && block !== origin) into.push({ to: at, block, point, mode, becomes });
	}

	/** A chain with its vectors written out, as a side walks it. */
	private waysOf(items: readonly Path[], side: number): readonly (readonly Stage[])[] {
		const { lattice, sides, codes, ruleset } = this.kernel;
		const points = Object.keys(ruleset.points);
		const found: Stage[][] = [];
		const run = (from: number, before: readonly Stage[], bound: Readonly<Record<string, Vec>>): void => {
			const way = [...before];
			for (let index = from; index < items.length; index++) {
				const item = items[index]!;
				if ('each' in item) {
					for (const vector of item.each as readonly Vec[]) run(index + 1, way, { ...bound, [item.as]: vector });
					return;
				}
				if ('step' in item) {
					const literal = 'bound' in item.step ? bound[item.step.bound]! : item.step;
					const times = 'bound' in item.step ? (item.step.times ?? 1) : 1;
					way.push({ step: this.steps.by(lattice.orient(sides[side]!, literal).map((value) => value * times)) });
				} else if ('test' in item) {
					const { test } = item;
					way.push(isArrival(test) ? { holds: test.a.who === 'empty' ? 0 : 1 } : { test });
				} else if ('do' in item) {
					const { do: effect } = item;
					if ('point' in effect) way.push({ point: points.indexOf(effect.point) + 1 });
					else if ('land' in effect) way.push({ lands: true });
					else if ('set' in effect && typeof effect.to === 'object' && 'kind' in effect.to)
						way.push({ becomes: codes.of(side, codes.kinds.indexOf(effect.to.kind)) });
				}
			}
			found.push(way);
		};
		run(0, [], {});
		return found;
	}
}

const isArrival = (test: Cond): test is Extract<Cond, { is: unknown }> => 'is' in test && test.is === 'at';
