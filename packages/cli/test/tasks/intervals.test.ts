import { expect, it } from 'vitest';
import { meanOf, ratioOf, shareOf } from '../../src/tasks/intervals.js';
import { median } from '../../src/tasks/median.js';

it("computes Wilson's interval of a share", () => {
	// Wilson 1927, by the formula: 10 of 100 at 95 %.
	const { value, from, to } = shareOf(10, 100);
	expect(value).toBe(0.1);
	expect(from).toBeCloseTo(0.05523, 4);
	expect(to).toBeCloseTo(0.17437, 4);
	expect(shareOf(0, 50)).toMatchObject({ value: 0, from: 0 });
	expect(shareOf(50, 50)).toMatchObject({ value: 1, to: 1 });
});

it('computes the interval of a mean', () => {
	// 1, 2, 3, 4, 5: the standard error is sqrt(2.5 / 5).
	const { value, from, to } = meanOf([1, 2, 3, 4, 5].map((one) => [one, 1]));
	expect(value).toBe(3);
	expect(to - value).toBeCloseTo(1.959964 * Math.sqrt(0.5), 5);
	expect(value - from).toBeCloseTo(to - value, 5);
});

it('computes the interval of a ratio over games, which is a point if all games are alike', () => {
	const alike = { games: 4, x: 40, y: 20, xx: 400, yy: 100, xy: 200 };
	expect(ratioOf(alike)).toEqual({ value: 2, from: 2, to: 2 });
	const { from, to } = ratioOf({ games: 2, x: 6, y: 4, xx: 20, yy: 8, xy: 12 });
	expect(from).toBeLessThan(1.5);
	expect(to).toBeGreaterThan(1.5);
});

it('finds the median of counted values', () => {
	expect(median([])).toBe(0);
	expect(
		median([
			[5, 1],
			[1, 1],
			[9, 1],
		]),
	).toBe(5);
	expect(
		median([
			[1, 10],
			[100, 3],
		]),
	).toBe(1);
});
