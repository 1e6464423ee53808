import { fold, foldSome, type Pass } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { isSearch } from '../rules/search-loop.js';
import type { Cond, Path, VecRef } from '../rules/types.js';
import { cellFor, cellMatches, cellsNamed, read, vectorFor } from './context.js';
import { perform } from './effects.js';
import { holds, walk } from './interpreter.js';
import { pathOf } from './rules.js';
import { numbers, shifted } from './space.js';
import { samePiece } from './state.js';
import type { Binding, Context, Yield } from './types.js';

const stopped = (context: Context, failed?: Cond): boolean => {
	context.scene.watch?.(context, failed);
	return false;
};

/** Clause 2: walks a path and yields each branch that reaches the end. The path reads its own writes. */
export const walkPath: Pass<'path', boolean, [Context, Yield]> = fold('path', {
	step: (path, context, yields) => step(context, path.step, path.wraps, yields),
	each: (path, context, yields) => each(context, path, yields),
	pick: (path, context, yields) => pick(context, path, yields),
	seq: ({ seq }, context, yields) => sequence(context, seq, 0, yields),
	any: ({ any }, context, yields) => any.some((branch) => walk(context, branch, yields)),
	loop: (path, context, yields) =>
		isSearch(path, context.scene.rules.ruleset.paths) ? search(context, path, yields) : loop(context, path, 0, [context], yields),
	test: ({ test }, context, yields) => {
		if (holds(context, test)) return yields(context);
		const failed = failedOf(test, context);
		return failed === undefined ? stopped(context, test) : yields({ ...context, failed: [...context.failed, ...failed] });
	},
	do: ({ do: effect }, context, yields) => {
		const after = perform(effect, context);
		return after === undefined ? stopped(context) : yields(after);
	},
	go: ({ go }, context, yields) => {
		const at = cellFor(context, go);
		return at === undefined ? stopped(context) : yields({ ...context, at });
	},
	mark: ({ mark }, context, yields) => {
		if (context.at === undefined) return stopped(context);
		return yields({ ...context, marks: { ...context.marks, [mark]: context.at } });
	},
	use: ({ use }, context, yields) => walk(context, pathOf(context.scene.rules, use), yields),
});

/** The conditions because of which a condition fails, if a walk may go on where each of them fails. */
function failedOf(condition: Cond, context: Context): readonly Cond[] | undefined {
	const { mayFail } = context.scene;
	if (mayFail === undefined) return undefined;
	return mayFail(condition) ? [condition] : partsThatFail(condition, context);
}

const partsThatFail: Pass<'condition', readonly Cond[] | undefined, [Context]> = foldSome<
	'condition',
	readonly Cond[] | undefined,
	[Context]
>(
	'condition',
	{
		all: ({ all }, context) => {
			const failed = all.map((part) => (holds(context, part) ? [] : failedOf(part, context)));
			return failed.includes(undefined) ? undefined : failed.flatMap((parts) => parts ?? []);
		},
		some: ({ some }, context) => some.map((part) => failedOf(part, context)).find((parts) => parts !== undefined),
		def: ({ def }, context) => failedOf(context.scene.rules.ruleset.defs[def]!, context),
	},
	() => undefined,
);

const sequence = (context: Context, paths: readonly Path[], index: number, yields: Yield): boolean => {
	const path = paths[index];
	return path === undefined ? yields(context) : walk(context, path, (next) => sequence(next, paths, index + 1, yields));
};

function step(context: Context, by: VecRef, wraps: string | undefined, yields: Yield): boolean {
	const { grid, ruleset } = context.scene.rules;
	const binding = 'bound' in by ? context.binds[by.bound] : undefined;
	const next = binding?.series === undefined || !('bound' in by) ? context : counted(context, by.bound, binding);
	const vector = next && lengthened(vectorFor(context, by), binding);
	if (next === undefined || vector === undefined || context.at === undefined) return stopped(context);
	const at = shifted(grid, context.at, vector, wraps === undefined ? grid.wrap : (ruleset.space.wraps?.[wraps] ?? grid.wrap));
	return at === undefined ? stopped(context) : yields({ ...next, at });
}

/** The k-th distance of a series. A series has at most as many entries as the board has cells. */
function distance(binding: Binding, k: number): number | undefined {
	if (binding.series !== 'primes') return k < 0 ? 0 : binding.series?.[k];
	let found = -1;
	for (let n = 2; ; n++) {
		if (found === k) return k < 0 ? 0 : n - 1;
		if (Array.from({ length: n - 2 }, (_, index) => index + 2).every((divisor) => n % divisor !== 0)) found++;
	}
}

/** The vector of one step: with a series, the k-th step leads from the (k-1)-th distance to the k-th. */
const lengthened = (vector: readonly number[] | undefined, binding: Binding | undefined): readonly number[] | undefined => {
	if (binding?.series === undefined) return vector;
	const to = distance(binding, binding.steps);
	const from = distance(binding, binding.steps - 1) ?? 0;
	return to === undefined ? undefined : vector?.map((entry) => entry * (to - from));
};

const counted = (context: Context, name: string, binding: Binding): Context | undefined =>
	binding.steps >= context.scene.rules.grid.cells.length
		? undefined
		: { ...context, binds: { ...context.binds, [name]: { ...binding, steps: binding.steps + 1 } } };

function each(context: Context, path: Extract<Path, { readonly each: unknown }>, yields: Yield): boolean {
	const { binds, scene } = context;
	const source = path.each;
	const vectors =
		'bound' in source
			? (scene.rules.ruleset.space.maps?.[source.map] ?? [])
					.filter(([from]) => String(numbers(from)) === String(binds[source.bound]?.vector))
					.flatMap(([, images]) => images)
			: source;
	return vectors.some((vector) => {
		const binding: Binding = { vector: numbers(vector), series: path.series, steps: 0 };
		return walk({ ...context, binds: { ...binds, [path.as]: binding } }, path.path, yields);
	});
}

/** Clause 1: a branch for each matching cell, in cell order; with `origin` the piece there becomes the mover. */
function pick(context: Context, path: Extract<Path, { readonly pick: unknown }>, yields: Yield): boolean {
	const zone = path.zone === undefined ? undefined : cellsNamed(context, path.zone);
	return context.scene.rules.grid.cells.some((cell) => {
		const outside = zone?.has(cell) === false;
		if (outside && context.scene.watch === undefined) return false;
		if (!cellMatches(context, cell, path.pick))
			return context.scene.watch !== undefined && stopped({ ...context, at: cell }, { is: 'at', a: path.pick });
		if (outside) return stopped({ ...context, at: cell }, { in: 'at', zone: path.zone! });
		if (path.origin !== true) return yields({ ...context, at: cell });
		const mover = read(context, cell);
		return mover !== undefined && yields({ ...context, at: cell, origin: cell, stand: cell, mover, first: mover });
	});
}

/** Clause 2: every number of iterations is a branch. A branch that returns to an earlier state of the loop ends. */
function loop(
	context: Context,
	path: Extract<Path, { readonly loop: unknown }>,
	count: number,
	passed: readonly Context[],
	yields: Yield,
): boolean {
	const most = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const again = (then: Yield): boolean =>
		count < most && walk(context, path.loop, (next) => !passed.some((earlier) => sameLoopState(earlier, next)) && then(next));
	const enough = count >= (path.min ?? 0);
	// Greedy: the loop may end here only where another iteration has no result.
	const final = path.greedy === undefined || !again(() => true);
	if (enough && final && yields(context)) return true;
	return again((next) => loop(next, path, count + 1, [...passed, next], yields));
}

/** Clause 2 for a loop that need not continue from a state of another branch: `isSearch` has the proof. */
function search(context: Context, path: NodeOf<'path', 'loop'>, yields: Yield): boolean {
	const most = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const found: (readonly [Context, number])[] = [[context, 0]];
	const isMet = (next: Context): boolean => found.some(([one]) => one.stand === next.stand && sameLoopState(one, next));
	for (const [one, round] of found) {
		if (round >= (path.min ?? 0) && yields(one)) return true;
		if (round < most)
			walk(one, path.loop, (next) => {
				if (!isMet(next)) found.push([next, round + 1]);
				return false;
			});
	}
	return false;
}

/** Clause 2: whether two contexts have the same cursor, bindings, writes and marks. */
function sameLoopState(a: Context, b: Context): boolean {
	return a.at === b.at && sameNames(a.binds, b.binds) && sameNames(a.marks, b.marks) && sameWrites(a, b);
}

const sameNames = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean =>
	a === b || JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

function sameWrites(a: Context, b: Context): boolean {
	if (a.writes === b.writes) return true;
	const cells = new Set<number>();
	for (const start of [a.writes, b.writes]) for (let write = start; write !== undefined; write = write.earlier) cells.add(write.cell);
	return [...cells].every((cell) => samePiece(read(a, cell), read(b, cell)));
}
