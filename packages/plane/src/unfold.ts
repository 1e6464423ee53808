import type { CellRef, Cond, Path, Ruleset, VecRef } from '@x/core';
import { isSame } from '@x/core/build';
import { asCell, asPath, fold, type NodeOf, type Pass, replaceCells } from '@x/core/rules';
import { type Item, type Offset, offsetOf } from './shape.js';

/** The most branches of a path that is accepted. */
const BRANCHES = 4096;
/** The most rounds of a bounded loop that is unrolled. A loop over empty cells is a ride and is not unrolled. */
const ROUNDS = 64;
/** The largest accepted limit on the number of prime distances. */
const MOST_PRIMES = 1_000_000;

/** Thrown for a path that a plane does not support; the message is the reason. */
export class UnsupportedPath extends Error {}

interface Binding {
	readonly vector: Offset;
	readonly series: 'primes' | readonly number[] | undefined;
	readonly steps: number;
}
type Names = Readonly<Record<string, Binding>>;
interface Branch {
	readonly items: readonly Item[];
	readonly names: Names;
}

const times = ([x, y]: Offset, n: number): Offset => [x * n, y * n];

/**
 * All branches of a path, with known vectors: `each` and `any` are expanded, bounded loops unrolled. Loops over empty cells stay one item.
 *
 * @throws UnsupportedPath if there are too many branches, or if a loop has no end and is not a ride.
 */
export function unfold(ruleset: Ruleset, path: Path): readonly (readonly Item[])[] {
	const known = UNFOLDED.get(ruleset) ?? new Map<Path, readonly (readonly Item[])[]>();
	UNFOLDED.set(ruleset, known);
	const found = known.get(path) ?? branches(ruleset, path);
	known.set(path, found);
	return found;
}

/** Every path is unfolded twice, to check it and to compile it, so the result is kept. */
const UNFOLDED = new WeakMap<Ruleset, Map<Path, readonly (readonly Item[])[]>>();

function branches(ruleset: Ruleset, path: Path): (readonly Item[])[] {
	return walk(path, [{ items: [], names: {} }], ruleset).map(({ items }) => items);
}

type Walk = Pass<'path', readonly Branch[], [readonly Branch[], Ruleset]>;

const walk: Walk = (node, from, ruleset) => {
	if (from.length > BRANCHES) throw new UnsupportedPath('it has too many branches');
	return follow(node, from, ruleset);
};

const follow: Walk = fold<'path', readonly Branch[], [readonly Branch[], Ruleset]>('path', {
	seq: ({ seq }, from, ruleset) => seq.reduce((branches, part) => walk(part, branches, ruleset), from),
	any: ({ any }, from, ruleset) => any.flatMap((part) => walk(part, from, ruleset)),
	use: ({ use }, from, ruleset) => walk(ruleset.paths[use]!, from, ruleset),
	each: (node, from, ruleset) => from.flatMap((branch) => each(node, branch, ruleset)),
	loop: (node, from, ruleset) => from.flatMap((branch) => loop(node, branch, ruleset)),
	step: (node, from) => from.flatMap((branch) => step(node, branch)),
	test: ({ test }, from) => from.map((branch) => grown(branch, { test: replaceCells('condition', test, refIn(branch.names)) })),
	do: ({ do: effect }, from) => from.map((branch) => grown(branch, { do: replaceCells('effect', effect, refIn(branch.names)) })),
	go: ({ go }, from) => from.map((branch) => grown(branch, { to: refIn(branch.names)(go) })),
	mark: ({ mark }, from) => from.map((branch) => grown(branch, { mark })),
	pick: () => {
		throw new UnsupportedPath('it picks any cell of an unbounded board');
	},
});

function each(node: NodeOf<'path', 'each'>, branch: Branch, ruleset: Ruleset): readonly Branch[] {
	const source = node.each;
	const bound = 'bound' in source ? branch.names[source.bound] : undefined;
	const vectors =
		'bound' in source
			? (ruleset.space.maps?.[source.map] ?? [])
					.filter(([from]) => String(offsetOf(from)) === String(bound?.vector))
					.flatMap(([, images]) => images)
			: source;
	return vectors.flatMap((vec) => {
		const binding: Binding = { vector: offsetOf(vec), series: node.series, steps: 0 };
		return walk(node.path, [{ ...branch, names: { ...branch.names, [node.as]: binding } }], ruleset);
	});
}

function step(node: NodeOf<'path', 'step'>, branch: Branch): readonly Branch[] {
	if (node.wraps !== undefined) throw new UnsupportedPath('it reads the board as closed');
	const { step: by } = node;
	if (!('bound' in by)) return [grown(branch, { go: offsetOf(by) })];
	const binding = branch.names[by.bound]!;
	const { series, steps, vector } = binding;
	if (series === undefined) return [grown(branch, { go: times(vector, by.times ?? 1) })];
	if (series === 'primes') return [grown(branch, { go: vector, primes: true })];
	if (steps >= series.length) return [];
	const names = { ...branch.names, [by.bound]: { ...binding, steps: steps + 1 } };
	return [grown({ ...branch, names }, { go: times(vector, series[steps]! - (series[steps - 1] ?? 0)) })];
}

function loop(node: NodeOf<'path', 'loop'>, branch: Branch, ruleset: Ruleset): readonly Branch[] {
	const slide = slideOf(node.loop, branch.names);
	const { min = 0, max } = node;
	if (slide !== undefined && node.greedy !== true) {
		const { vector, primes } = slide;
		const must: Item[] = Array.from({ length: min }, (): Item[] => [{ go: vector }, EMPTY]).flat();
		if (primes && Number(max ?? 0) > MOST_PRIMES) throw new UnsupportedPath('its limit of prime distances is too large');
		if (primes && min > 0) throw new UnsupportedPath('a ride over prime distances begins with its first one');
		const rest = max === undefined ? {} : { most: min === 0 ? max : Number(max) - min };
		return [{ ...branch, items: [...branch.items, ...must, { slide: vector, ...rest, ...(primes ? { primes } : {}) }] }];
	}
	if (max === undefined || Number(max) > ROUNDS || node.greedy === true)
		throw new UnsupportedPath('it has a loop without an end that is not a ride');
	const found: Branch[] = [];
	let round: readonly Branch[] = [branch];
	for (let count = 0; count <= Number(max) && round.length > 0; count++) {
		if (count >= min) found.push(...round);
		if (count < Number(max)) round = walk(node.loop, round, ruleset);
		if (found.length + round.length > BRANCHES) throw new UnsupportedPath('it has too many branches');
	}
	return found;
}

const grown = (branch: Branch, item: Item): Branch => ({ ...branch, items: [...branch.items, item] });

const EMPTY_TEST: Cond = { is: 'at', a: { who: 'empty' } };
export const EMPTY: Item = { test: EMPTY_TEST };

/** Whether an item only tests that the cell is empty. */
export const isEmptyTest = (item: Item | undefined): boolean => item !== undefined && 'test' in item && isSame(item.test, EMPTY_TEST);

/** The vector of a loop over empty cells: a step and a test that the cell is empty. */
function slideOf(body: Path, names: Names): { readonly vector: Offset; readonly primes: true | undefined } | undefined {
	const [head, test, ...more] = asPath('seq', body)?.seq ?? [];
	const step = asPath('step', head);
	if (step === undefined || step.wraps !== undefined || more.length > 0 || !isSame(asPath('test', test)?.test, EMPTY_TEST))
		return undefined;
	const by = step.step;
	if (!('bound' in by)) return { vector: offsetOf(by), primes: undefined };
	const binding = names[by.bound];
	if (binding === undefined || typeof binding.series === 'object') return undefined;
	return { vector: times(binding.vector, by.times ?? 1), primes: binding.series === 'primes' ? true : undefined };
}

const vectorIn = (by: VecRef, names: Names): VecRef => ('bound' in by ? times(names[by.bound]!.vector, by.times ?? 1) : by);

/** Replaces the directions in references to cells by vectors. */
const refIn =
	(names: Names) =>
	(ref: CellRef): CellRef => {
		const from = asCell('from', ref);
		return from === undefined ? ref : { from: refIn(names)(from.from), by: vectorIn(from.by, names) };
	};
