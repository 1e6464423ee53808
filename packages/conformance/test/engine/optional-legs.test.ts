import { plan } from '@x/core/compile';
import type { Path, Ruleset, Vec } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './small/compare.js';
import { empty, enemy, land, men, steps } from './small/parts.js';

const VECTORS: readonly Vec[] = [
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
];
const take: Path = { do: { capture: 'at' } };
/** A jump over an enemy. */
const jump = (index: number): Path => ({ seq: [{ step: VECTORS[index]! }, enemy, take, { step: VECTORS[index]! }, empty, land] });
/** A jump in one of three directions. */
const turn = (index: number): Path => ({
	each: [VECTORS[index % 8]!, VECTORS[(index + 1) % 8]!, VECTORS[(index + 3) % 8]!],
	as: 'd',
	path: { seq: [{ step: { bound: 'd' } }, enemy, take, { step: { bound: 'd' } }, empty, land] },
});
/** A capture by a step, which is a shape for itself. */
const capture = (index: number): Path => ({ seq: [{ step: VECTORS[index]! }, enemy, take, land] });
const walk = steps(VECTORS, empty, land);

const optional = (leg: Path): Path => ({ any: [{ seq: [] }, leg] });
const loop = (leg: Path): Path => ({ loop: leg, max: 1 });

const rulesetOf = (a: Path): Ruleset =>
	small({ paths: { a }, start: { pieces: men('K a1', 'A b1', 'k e4', 'a c2', 'a d2', 'a b2', 'a d4') } });

/** The number of branches and of programs of the kind whose legs are optional. */
const sizes = (a: Path): readonly number[] => {
	const { branches, programs } = plan(rulesetOf(a)).kinds.A!;
	return [branches.length, programs.length];
};
const legs = (count: number, leg: (index: number) => Path, way: (leg: Path) => Path): Path[] =>
	Array.from({ length: count }, (_, index) => way(leg(index)));

describe('optional capturing legs', () => {
	it.each([
		['jumps', jump, [0, 8]],
		['jumps with a choice of directions', turn, [0, 8]],
		['captures by a step, which tables hold', capture, [8, 7]],
	] as const)('eight %s need no program for each combination', (_, leg, expected) => {
		const eight = legs(8, leg, optional);
		expect(sizes({ seq: eight })).toEqual(expected);
		// After another leg, with which they share the program that goes on.
		expect(sizes({ seq: [optional(walk), ...eight] })).toEqual([expected[0] + 1, expected[1] + 1]);
	});

	it('sixteen need a program each, not one program that repeats what tables hold', () => {
		expect(sizes({ any: [walk, { seq: legs(16, (index) => jump(index % 8), optional) }] })).toEqual([1, 16]);
	});

	it.each([
		['jumps', jump],
		['jumps with a choice of directions', turn],
		['captures by a step', capture],
	] as const)('%s give the moves of the interpreter, and those of loops', (_, leg) => {
		for (const before of [[], [optional(walk)], [walk]]) {
			const { moves } = compared(rulesetOf({ seq: [...before, ...legs(4, leg, optional)] }), 1);
			expect(compared(rulesetOf({ seq: [...before, ...legs(4, leg, loop)] }), 0).moves).toEqual(moves);
		}
	});

	it('keep what each leg does when they are alike, and nodes that stand in several places', () => {
		const same = optional(turn(0));
		compared(rulesetOf({ seq: [walk, same, same, optional(turn(0)), { any: [{ seq: [] }, { seq: [] }, turn(2)] }] }), 1);
		compared(rulesetOf({ any: [{ seq: [walk, same] }, { seq: [walk, { any: [] }] }, { seq: [walk, turn(1), { mark: 'm' }] }] }), 1);
	});
});
