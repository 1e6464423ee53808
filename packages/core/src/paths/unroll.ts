import { asPath, fold, forKinds, type Pass } from '../rules/fold.js';
import type { Path, Ruleset } from '../rules/types.js';

/** A walk of a path without alternatives: its items in their order. An `each` stands before the items of its scope, with an empty `path`. */
export type Way = readonly Path[];

/** How a path is unrolled. */
export interface UnrollOptions {
	/** The most ways, 2048 by default. A path with more has no result. */
	readonly most?: number;
	/** Nodes that stay whole: directions with their scopes, or alternatives. */
	readonly keep?: readonly ('each' | 'any')[];
	/** Called with each way as soon as it is found. A path with a way that is not accepted has no result, and is not unrolled further. */
	readonly accept?: (way: Way) => boolean;
}

/** The most ways by default. */
const MOST_WAYS = 2048;

/** The most nodes that are walked: names that use each other can double a way without an alternative. */
const MOST_NODES = 2 ** 21;

/** The nodes that follow, in their order. */
export interface Rest {
	readonly path: Path;
	readonly next: Rest | undefined;
}

const keep = (item: Path, { next }: Rest, to: Unroller): Rest | undefined => to.take(item, next);

/** Adds a node without alternatives to the items, and returns what follows. */
const open: Pass<'path', Rest | undefined, [Rest, Unroller]> = /* @__PURE__ */ fold('path', {
	...forKinds(keep, 'step', 'pick', 'any', 'loop', 'test', 'do', 'go', 'mark'),
	seq: ({ seq }, { next }) => seq.reduceRight<Rest | undefined>((rest, path) => ({ path, next: rest }), next),
	use: (item, { next }, to) => (Object.hasOwn(to.paths, item.use) ? { path: to.paths[item.use]!, next } : to.take(item, next)),
	each: (item, { next }, to) => (to.keep.includes('each') ? to.take(item, next) : to.take(to.headOf(item), { path: item.path, next })),
});

/** Unrolls the alternatives of a path way by way, depth first. Its work is linear in the limits. */
export class Unroller {
	readonly ways: Way[] = [];
	readonly paths: Ruleset['paths'];
	readonly keep: NonNullable<UnrollOptions['keep']>;
	/** The number of ways that may still be found. */
	left: number;
	/** The number of nodes that may still be walked. */
	protected readonly budget: { left: number };
	/** The items of the way up to the current node. */
	protected readonly items: Path[] = [];
	private readonly heads = new Map<Path, Path>();
	private readonly accept: UnrollOptions['accept'];

	constructor(
		paths: Ruleset['paths'],
		{ most = MOST_WAYS, keep = [], accept }: UnrollOptions = {},
		budget: { left: number } = { left: MOST_NODES },
	) {
		this.paths = paths;
		this.left = most;
		this.keep = keep;
		this.accept = accept;
		this.budget = budget;
	}

	/** Whether a limit is reached, or a way was not accepted. */
	get isOver(): boolean {
		return this.left < 0 || this.budget.left < 0;
	}

	/** Unrolls everything that follows the items. */
	follow(rest: Rest | undefined): void {
		const { length } = this.items;
		let at = rest;
		while (at !== undefined && !this.isOver && !this.stops(at.path)) {
			this.budget.left--;
			at = open(at.path, at, this);
		}
		// Also for a way that ends without a result, such as one with no alternative.
		this.budget.left--;
		if (this.isOver) return;
		if (at === undefined) this.end(this.items.slice());
		else this.stop(at);
		this.items.length = length;
	}

	/** Adds an item, and returns what follows. */
	take(item: Path, next: Rest | undefined): Rest | undefined {
		this.items.push(item);
		return next;
	}

	/** An `each` without its scope: one object for all of its places. */
	headOf(node: Extract<Path, { each: unknown }>): Path {
		const head = this.heads.get(node) ?? { ...node, path: { seq: [] } };
		this.heads.set(node, head);
		return head;
	}

	/** Whether a node has alternatives. */
	protected stops(node: Path): boolean {
		return asPath('any', node) !== undefined && !this.keep.includes('any');
	}

	/** Follows each alternative of a node. */
	protected stop({ path, next }: Rest): void {
		for (const part of asPath('any', path)?.any ?? []) this.follow({ path: part, next });
	}

	/** Ends a way. */
	protected end(way: Way): void {
		this.left--;
		if (this.accept?.(way) === false) this.left = -1;
		this.ways.push(way);
	}
}

/**
 * A path as ways without alternatives, in the order of the alternatives. Named paths stand in the places that use them, as far as `paths` has them;
 * other names and loops stay as they are. Undefined where there would be too many ways. Never throws; a circle of names has no result.
 *
 * @example
 * import { any, at, each, land, loop, seq, step } from '@x/core/build';
 * import { unroll } from '@x/core/rules';
 * const rook = each([[1, 0], [0, 1]], 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), any(at({ who: 'empty' }), at({ who: 'enemy' })), land()));
 * unroll(rook, {})?.map((way) => way.length) // → [ 5, 5 ]
 */
export function unroll(path: Path, paths: Ruleset['paths'], options?: UnrollOptions): readonly Way[] | undefined {
	const unroller = new Unroller(paths, options);
	unroller.follow({ path, next: undefined });
	return unroller.isOver ? undefined : unroller.ways;
}

/**
 * A way as one path: the scope of an `each` is all items after it.
 *
 * @example
 * import { each, seq, step } from '@x/core/build';
 * import { pathOfWay, unroll } from '@x/core/rules';
 * const [way = []] = unroll(seq(each([[1, 0]], 'd', step('d')), step([0, 1])), {}) ?? [];
 * pathOfWay(way) // → { seq: [{ each: [[1, 0]], as: 'd', path: { seq: [{ step: { bound: 'd' } }, { step: [0, 1] }] } }] }
 */
export function pathOfWay(items: Way): Path {
	for (const [at, item] of items.entries()) {
		const each = asPath('each', item);
		if (each !== undefined) return { seq: [...items.slice(0, at), { ...each, path: pathOfWay(items.slice(at + 1)) }] };
	}
	return { seq: items };
}
