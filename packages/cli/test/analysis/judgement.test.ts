import { describe, expect, it } from 'vitest';
import { gameAccuracy, moveAccuracy } from '../../src/analysis/accuracy.js';
import { judgementOf } from '../../src/analysis/judgement.js';
import { boundedPoints, chanceOf, type Value, winPercent } from '../../src/analysis/win-chance.js';

const points = (value: number): Value => ({ kind: 'points', value });
const mate = (value: number): Value => ({ kind: 'mate', value });

describe('the chance of a win', () => {
	// Figures of lichess.org/page/accuracy: 50 + 50 · (2 / (1 + exp(-0.00368208 · points)) - 1).
	it.each([
		[0, 50],
		[100, 59.1],
		[300, 75.11],
		[-300, 24.89],
	])('of %d points is %d %', (value, percent) => {
		expect(winPercent(points(value))).toBeCloseTo(percent, 2);
	});

	it('is bounded: more than ten pawns and a mate are alike', () => {
		expect([points(5000), mate(3), mate(Infinity), mate(-1)].map(boundedPoints)).toEqual([1000, 1000, 1000, -1000]);
		expect(chanceOf(mate(3))).toBeCloseTo(0.9509, 4);
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

describe('the accuracy', () => {
	it('of a move falls with the share of the points that it loses', () => {
		expect(moveAccuracy(50, 60)).toBe(100);
		expect(moveAccuracy(50, 50)).toBe(100);
		expect(moveAccuracy(60, 50)).toBeCloseTo(63.58, 2);
		expect(moveAccuracy(100, 0)).toBe(0);
	});

	it('of a game without a loss is 100 %, and unknown without moves', () => {
		const values = [0, 0, 0, 0].map(points);
		expect(gameAccuracy(values, () => true)).toBeCloseTo(100, 6);
		expect(gameAccuracy(values, () => false)).toBe(undefined);
		expect(gameAccuracy([], () => true)).toBe(undefined);
		expect(gameAccuracy([points(0)], () => true)).toBe(undefined);
	});

	it('of a side counts its moves, those more at which more is at stake', () => {
		// The first turn loses three pawns, the second nothing: the window of the first one varies more.
		const values = [0, -300, -300, -300].map(points);
		const accuracy = gameAccuracy(values, (turn) => turn % 2 === 0)!;
		const first = moveAccuracy(50, winPercent(points(-300)));
		const harmonic = 2 / (1 / first + 1 / 100);
		// The windows of 2 have the deviations 12 (the most) and 0.5 (the least).
		expect(accuracy).toBeCloseTo(((first * 12 + 100 * 0.5) / 12.5 + harmonic) / 2, 6);
		expect(gameAccuracy(values, (turn) => turn % 2 === 1)).toBeCloseTo(100, 6);
	});
});
