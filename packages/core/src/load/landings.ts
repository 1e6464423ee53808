import type { Branch } from '../analyse/plan.js';
import type { Path, Vec } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { StaticTests } from './static.js';

/** One landing of one code from one origin, before landings that share a target are merged. */
export interface Landing {
	readonly to: number;
	readonly block: number;
	readonly point: number;
	readonly mode: 1 | 2;
	/** Code the mover becomes; 0: as it lands. */
	readonly becomes: number;
}

interface Walk {
	readonly at: number;
	readonly stand: number;
	readonly block: number;
	readonly point: number;
	readonly mode: 0 | 1 | 2;
	readonly landed: boolean;
	readonly becomes: number;
	/** An emptiness test was made on `at` since the last step, whose meaning (block or arrival) the next item decides. */
	readonly asked: boolean;
	readonly bound: Readonly<Record<string, Vec>>;
}

/**
 * Walks a chain's items from one cell on the empty lattice: what is static is decided, what depends on the board
 * becomes the entry's blocker and mode.
 */
export function landings(
	kernel: Kernel,
	tests: StaticTests,
	branch: Extract<Branch, { items: unknown }>,
	code: number,
	origin: number,
): Landing[] {
	const found: Landing[] = [];
	const { lattice, codes } = kernel;
	const side = kernel.sides[codes.side[code]!]!;
	const points = Object.keys(kernel.ruleset.points);
	const { items } = branch;

	const advance = (walk: Walk, item: Path): Walk | undefined => {
		if ('step' in item) {
			const literal = 'bound' in item.step ? walk.bound[item.step.bound]! : item.step;
			const times = 'bound' in item.step ? (item.step.times ?? 1) : 1;
			const by = lattice.orient(side, literal).map((value) => value * times);
			const at = lattice.shift(walk.at, by);
			if (at < 0) return undefined;
			return { ...walk, at, asked: false, block: walk.asked ? walk.at : walk.block };
		}
		if ('test' in item) {
			if ('is' in item.test && item.test.is === 'at') {
				return item.test.a.who === 'empty' ? { ...walk, asked: true } : { ...walk, mode: 2 };
			}
			return tests.holds(item.test, { code, origin, at: walk.at, stand: walk.stand }) ? walk : undefined;
		}
		if (!('do' in item)) return walk;
		const effect = item.do;
		if ('point' in effect) return { ...walk, point: ((points.indexOf(effect.point) + 1) << 16) | walk.at };
		if ('land' in effect) return { ...walk, landed: true, stand: walk.at, mode: walk.mode === 2 ? 2 : 1 };
		if ('set' in effect && typeof effect.to === 'object' && 'kind' in effect.to) {
			return { ...walk, becomes: codes.of(codes.side[code]!, codes.kinds.indexOf(effect.to.kind)) };
		}
		return walk;
	};

	const run = (start: Walk, from: number): void => {
		let walk: Walk | undefined = start;
		for (let index = from; index < items.length; index++) {
			const item: Path = items[index]!;
			if ('each' in item && Array.isArray(item.each)) {
				for (const vector of item.each as readonly Vec[]) run({ ...walk, bound: { ...walk.bound, [item.as]: vector } }, index + 1);
				return;
			}
			walk = advance(walk, item);
			if (walk === undefined) return;
		}
		if (!walk.landed || walk.mode === 0 || walk.at === origin || walk.block === origin) return;
		found.push({ to: walk.at, block: walk.block, point: walk.point, mode: walk.mode, becomes: walk.becomes });
	};
	run({ at: origin, stand: origin, block: -1, point: 0, mode: 0, landed: false, becomes: 0, asked: false, bound: {} }, 0);
	return found;
}
