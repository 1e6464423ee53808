import type { CellRef, Cond, Effect, Path, Ruleset, VecRef } from '@x/core';
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
	const walk = (node: Path, from: readonly Branch[]): readonly Branch[] => {
		if (from.length > BRANCHES) throw new UnsupportedPath('it has too many branches');
		if ('seq' in node) return node.seq.reduce<readonly Branch[]>((branches, part) => walk(part, branches), from);
		if ('any' in node) return node.any.flatMap((part) => walk(part, from));
		if ('use' in node) return walk(ruleset.paths[node.use]!, from);
		if ('each' in node) return from.flatMap((branch) => each(node, branch));
		if ('loop' in node) return from.flatMap((branch) => loop(node, branch));
		if ('step' in node) return from.flatMap((branch) => step(node, branch));
		if ('test' in node) return from.map((branch) => grown(branch, { test: condIn(node.test, branch.names) }));
		if ('do' in node) return from.map((branch) => grown(branch, { do: effectIn(node.do, branch.names) }));
		if ('go' in node) return from.map((branch) => grown(branch, { to: refIn(node.go, branch.names) }));
		if ('mark' in node) return from.map((branch) => grown(branch, { mark: node.mark }));
		throw new UnsupportedPath('it picks any cell of an unbounded board');
	};

	const each = (node: Extract<Path, { readonly each: unknown }>, branch: Branch): readonly Branch[] => {
		const source = node.each;
		const bound = 'bound' in source ? branch.names[source.bound] : undefined;
		const vectors =
			'bound' in source
				? (ruleset.space.maps?.[source.map] ?? [])
						.filter(([from]) => String(offsetOf(from)) === String(bound?.vector))
						.flatMap(([, images]) => images)
				: source;
		return vectors.flatMap((vec) =>
			walk(node.path, [{ ...branch, names: { ...branch.names, [node.as]: { vector: offsetOf(vec), series: node.series, steps: 0 } } }]),
		);
	};

	const step = (node: Extract<Path, { readonly step: unknown }>, branch: Branch): readonly Branch[] => {
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
	};

	const loop = (node: Extract<Path, { readonly loop: unknown }>, branch: Branch): readonly Branch[] => {
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
			if (count < Number(max)) round = walk(node.loop, round);
			if (found.length + round.length > BRANCHES) throw new UnsupportedPath('it has too many branches');
		}
		return found;
	};

	return walk(path, [{ items: [], names: {} }]).map(({ items }) => items);
}

const grown = (branch: Branch, item: Item): Branch => ({ ...branch, items: [...branch.items, item] });

export const EMPTY: Item = { test: { is: 'at', a: { who: 'empty' } } };

export const isEmptyTest = (item: Path | Item | undefined): boolean =>
	item !== undefined &&
	'test' in item &&
	'is' in item.test &&
	item.test.is === 'at' &&
	item.test.a.who === 'empty' &&
	Object.keys(item.test.a).length === 1;

/** The vector of a loop over empty cells: a step and a test that the cell is empty. */
function slideOf(body: Path, names: Names): { readonly vector: Offset; readonly primes: true | undefined } | undefined {
	if (!('seq' in body) || body.seq.length !== 2 || !isEmptyTest(body.seq[1])) return undefined;
	const head = body.seq[0]!;
	if (!('step' in head) || head.wraps !== undefined) return undefined;
	if (!('bound' in head.step)) return { vector: offsetOf(head.step), primes: undefined };
	const binding = names[head.step.bound];
	if (binding === undefined || typeof binding.series === 'object') return undefined;
	return { vector: times(binding.vector, head.step.times ?? 1), primes: binding.series === 'primes' ? true : undefined };
}

const vectorIn = (by: VecRef, names: Names): VecRef => ('bound' in by ? times(names[by.bound]!.vector, by.times ?? 1) : by);

const refIn = (ref: CellRef, names: Names): CellRef =>
	typeof ref === 'object' && 'from' in ref ? { from: refIn(ref.from, names), by: vectorIn(ref.by, names) } : ref;

function condIn(cond: Cond, names: Names): Cond {
	if ('is' in cond) return { ...cond, is: refIn(cond.is, names) };
	if ('in' in cond) return { ...cond, in: refIn(cond.in, names) };
	if ('same' in cond) return { same: [refIn(cond.same[0], names), refIn(cond.same[1], names)] };
	if ('attacked' in cond) return { ...cond, attacked: refIn(cond.attacked, names) };
	if ('all' in cond) return { all: cond.all.map((part) => condIn(part, names)) };
	if ('some' in cond) return { some: cond.some.map((part) => condIn(part, names)) };
	return 'not' in cond ? { not: condIn(cond.not, names) } : cond;
}

function effectIn(effect: Effect, names: Names): Effect {
	if ('capture' in effect) return { ...effect, capture: refIn(effect.capture, names) };
	if ('point' in effect && effect.to !== null) return { ...effect, to: refIn(effect.to, names) };
	return 'set' in effect ? { ...effect, set: refIn(effect.set, names) } : effect;
}
