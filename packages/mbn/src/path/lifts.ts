import type { CellRef, Path } from '@x/core';
import { isSame, land } from '@x/core/build';
import { asEffect, asPath, fold, foldSome, forKinds, type Pass, unroll, type Way } from '@x/core/rules';
import { dot, type Vector } from './vectors.js';

const yes = (): boolean => true;
const no = (): boolean => false;

/** The landing of a piece that was lifted when its move began. */
export const DOWN: Path = land({ leave: { of: 'stand' } });

/** The most ways of a path that are followed. */
const MOST_WAYS = 512;

/** A walk in one direction: its first step, and the vectors of its bindings. */
interface Follow {
	readonly first: Vector | undefined;
	readonly bound: ReadonlyMap<string, Vector>;
}

const isPlain = (ref: CellRef): boolean => ref === 'at' || ref === 'origin' || ref === 'stand';

const isCounted: Pass<'number', boolean> = /* @__PURE__ */ foldSome('number', { plain: yes, captured: yes }, no);

/** Whether a test reads the content of no cell but that of the cursor. */
const asksCursor: Pass<'condition', boolean> = /* @__PURE__ */ foldSome<'condition', boolean>(
	'condition',
	{
		mover: yes,
		is: ({ is }) => is === 'at',
		in: (cond) => isPlain(cond.in),
		same: ({ same }) => same.every(isPlain),
		compare: ({ compare: [left, , right] }) => isCounted(left) && isCounted(right),
		all: ({ all }) => all.every((one) => asksCursor(one)),
		some: ({ some }) => some.every((one) => asksCursor(one)),
		not: ({ not }) => asksCursor(not),
	},
	no,
);

/** Whether each step of a way leads farther from where the piece began, until it lands. */
function leadsAway(way: Way, from: number, follow: Follow): boolean {
	const item = way[from];
	return item !== undefined && go(item, way, from, follow);
}

const further = (step: Vector, way: Way, from: number, { first = step, bound }: Follow): boolean =>
	dot(first, step) > 0 && leadsAway(way, from + 1, { first, bound });

const vectorOf = (vec: readonly unknown[]): Vector => [Number(vec[0]), Number(vec[1])];

const go: Pass<'path', boolean, [Way, number, Follow]> = /* @__PURE__ */ fold<'path', boolean, [Way, number, Follow]>('path', {
	...forKinds(no, 'pick', 'seq', 'any', 'go', 'mark', 'use'),
	step: ({ step, wraps }, way, from, follow) => {
		const vector = 'bound' in step ? follow.bound.get(step.bound) : vectorOf(step);
		return (
			vector !== undefined && wraps === undefined && (!('bound' in step) || step.times === undefined) && further(vector, way, from, follow)
		);
	},
	each: ({ each, as, series }, way, from, follow) =>
		!('bound' in each) &&
		series === undefined &&
		each.every((vec) => leadsAway(way, from + 1, { ...follow, bound: new Map([...follow.bound, [as, vectorOf(vec)]]) })),
	loop: ({ loop, greedy }, way, from, follow) => {
		const [step, ...tests] = asPath('seq', loop)?.seq ?? [];
		const by = asPath('step', step);
		const vector = by && 'bound' in by.step && by.step.times === undefined ? follow.bound.get(by.step.bound) : undefined;
		const onlyTests = tests.every((one) => asPath('test', one) !== undefined && asksCursor(asPath('test', one)!.test));
		return vector !== undefined && by!.wraps === undefined && greedy !== true && onlyTests && further(vector, way, from, follow);
	},
	test: ({ test }, way, from, follow) => asksCursor(test) && leadsAway(way, from + 1, follow),
	do: (item, way, from, follow) => {
		if (isSame(item, DOWN)) return follow.first !== undefined;
		const capture = asEffect('capture', item.do);
		return capture?.capture === 'at' && capture.later !== true && leadsAway(way, from + 1, follow);
	},
});

/** A path with a plain landing in the place of that of a lifted piece. */
const landed: Pass<'path', Path> = /* @__PURE__ */ foldSome<'path', Path>(
	'path',
	{
		seq: (path) => ({ ...path, seq: path.seq.map((one) => landed(one)) }),
		any: (path) => ({ ...path, any: path.any.map((one) => landed(one)) }),
		each: (path) => ({ ...path, path: landed(path.path) }),
		do: (path) => (isSame(path, DOWN) ? land() : path),
	},
	(path) => path,
);

/**
 * The path of a lifted piece without the lift, where it makes no difference that the piece stands where it began: no walk comes back there, and no
 * test reads that cell. `undefined` where it may. On a board that does not close on itself.
 *
 * Proof: every step has a positive product with the first one, so the cursor never is on the first cell again. Tests and captures read the cursor's
 * cell only. So the first cell is not read until the piece lands. From then on it is empty, and the board is the same.
 */
export function withoutLift(path: Path): Path | undefined {
	const ways = unroll(path, {}, { most: MOST_WAYS });
	return ways?.every((way) => leadsAway(way, 0, { first: undefined, bound: new Map() })) ? landed(path) : undefined;
}
