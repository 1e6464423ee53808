import { type Score, winChance } from '@x/engines/judgement';
import { describe, expect, it } from 'vitest';
import { gameAccuracy, moveAccuracy } from '../../src/analysis/accuracy.js';

const points = (value: number): Score => ({ kind: 'points', value });

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
		const first = moveAccuracy(50, 100 * winChance(points(-300)));
		const harmonic = 2 / (1 / first + 1 / 100);
		// The windows of 2 have the deviations 12 (the most) and 0.5 (the least).
		expect(accuracy).toBeCloseTo(((first * 12 + 100 * 0.5) / 12.5 + harmonic) / 2, 6);
		expect(gameAccuracy(values, (turn) => turn % 2 === 1)).toBeCloseTo(100, 6);
	});
});
