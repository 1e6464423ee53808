import { describe, expect, it } from 'vitest';
import { boundedPoints, judgementOf, reversed, type Score, winChance } from '../src/judgement.js';

const points = (value: number): Score => ({ kind: 'points', value });
const mate = (value: number): Score => ({ kind: 'mate', value });

describe('the chance of a win', () => {
	// Figures of lichess.org/page/accuracy: 50 + 50 · (2 / (1 + exp(-0.00368208 · points)) - 1).
	it.each([
		[0, 50],
		[100, 59.1],
		[300, 75.11],
		[-300, 24.89],
	])('of %d points is %d %', (value, percent) => {
		expect(100 * winChance(points(value))).toBeCloseTo(percent, 2);
	});

	it('is bounded: more than ten pawns and a mate are alike', () => {
		expect([points(5000), mate(3), mate(Infinity), mate(-1)].map(boundedPoints)).toEqual([1000, 1000, 1000, -1000]);
		expect(2 * winChance(mate(3)) - 1).toBeCloseTo(0.9509, 4);
	});
});

describe('the judgement of a move', () => {
	it.each([
		[points(0), points(-40), undefined],
		[points(0), points(-60), 'inaccuracy'],
		[points(0), points(-120), 'mistake'],
		[points(0), points(-200), 'blunder'],
		[points(-600), points(-800), undefined],
		[points(500), points(300), 'mistake'],
		[points(-100), points(100), undefined],
	])('follows from the loss of chances: %j, %j', (before, after, judgement) => {
		expect(judgementOf(before, after)).toBe(judgement);
	});

	it.each([
		[points(0), mate(-3), 'blunder'],
		[points(-701), mate(-3), 'mistake'],
		[points(-1000), mate(-3), 'inaccuracy'],
		[mate(3), points(100), 'blunder'],
		[mate(3), points(701), 'mistake'],
		[mate(3), points(2000), 'inaccuracy'],
		[mate(3), mate(-2), 'blunder'],
		[mate(3), mate(9), undefined],
		[mate(-3), mate(-1), undefined],
		[mate(-3), points(0), undefined],
		[points(300), mate(2), undefined],
	])('of a mate: %j, %j', (before, after, judgement) => {
		expect(judgementOf(before, after)).toBe(judgement);
	});
});

describe('a score from the other side', () => {
	it('changes its sign and its bound', () => {
		expect(reversed({ kind: 'points', value: 30, bound: 'lower' })).toEqual({ kind: 'points', value: -30, bound: 'upper' });
		expect(reversed(points(0))).toEqual(points(0));
		expect(reversed(reversed(mate(-3)))).toEqual(mate(-3));
	});
});
