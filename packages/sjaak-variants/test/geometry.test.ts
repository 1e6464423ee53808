import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import type { PieceType } from '../src/definition.js';
import { mobile, onlyForward, reach } from '../src/geometry.js';
import type { SideIndex } from '../src/sides.js';
import type { Generator, Vector } from '../src/syntax.js';
import { COMPASS } from '../src/words.js';

const vector: fc.Arbitrary<Vector> = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }));
const vectors = fc.array(vector, { minLength: 1, maxLength: 4 });
const axes = fc.subarray(['H', 'V', 'D', 'A'] as const, { minLength: 1 });
const directions = Object.keys(COMPASS) as (keyof typeof COMPASS)[];
const generator: fc.Arbitrary<Generator> = fc.oneof(
	fc.record({ type: fc.constant('slide' as const), axes }),
	fc.record({ type: fc.constant('hop' as const), axes }),
	fc.record({ type: fc.constant('ride' as const), vectors }),
	fc.record({ type: fc.constant('aleap' as const), vectors }),
	fc.record({ type: fc.constant('leap' as const), vectors }),
	fc.record({ type: fc.constant('leap' as const), vectors, second: vectors, mask: vectors }),
	fc.record({
		type: fc.constant('step' as const),
		steps: fc.array(fc.record({ direction: fc.constantFrom(...directions), count: fc.integer({ min: 1, max: 3 }) }), {
			minLength: 1,
			maxLength: 3,
		}),
	}),
);
const board = fc.record({
	files: fc.integer({ min: 1, max: 5 }),
	ranks: fc.integer({ min: 1, max: 5 }),
	holes: fc.constantFrom(new Set<number>(), new Set([0]), new Set([0, 3])),
});
const pieceOf = (moves: readonly Generator[]): PieceType => ({
	index: 0,
	name: '',
	san: '',
	symbols: ['A', 'a'],
	moves,
	initial: [],
	special: [],
	promotions: [],
	flags: new Set(),
	most: [0, 0],
	value: 0,
});

it('offsets give the same results as examining every square', () => {
	fc.assert(
		fc.property(board, fc.array(generator, { minLength: 1, maxLength: 3 }), fc.constantFrom<SideIndex>(0, 1), (on, moves, side) => {
			const cells = Array.from({ length: on.files * on.ranks }, (_, cell) => cell).filter((cell) => !on.holes.has(cell));
			const targets = (cell: number, as: SideIndex): number[] => moves.flatMap((way) => [...reach(on, way, as, cell)]);
			expect(mobile(on, pieceOf(moves), side)).toEqual(cells.filter((cell) => targets(cell, side).some((to) => to !== cell)));
			const row = (cell: number): number => Math.floor(cell / on.files);
			const whole = Array.from({ length: on.files * on.ranks }, (_, cell) => cell);
			expect(onlyForward(on, pieceOf(moves))).toBe(whole.every((cell) => targets(cell, 0).every((to) => row(to) > row(cell))));
		}),
		{ numRuns: runs(500) },
	);
});
