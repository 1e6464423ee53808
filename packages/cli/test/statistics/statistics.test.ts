import { describe, expect, it } from 'vitest';
import { eloOf, eloOfScore, scoreOfElo } from '../../src/statistics/elo.js';
import { normalShare } from '../../src/statistics/normal.js';
import { momentsOf } from '../../src/statistics/scores.js';
import { sprtOf } from '../../src/statistics/sprt.js';

describe('the normal distribution', () => {
	it.each([
		[0, 0.5],
		[1, 0.841344746],
		[1.959964, 0.975],
		[-1.644854, 0.05],
		[6, 1],
	])('has the share of the tables below %d', (deviations, share) => {
		expect(normalShare(deviations)).toBeCloseTo(share, 6);
	});
});

it('has the mean and the variance of scores', () => {
	expect(momentsOf([1, 0, 1])).toEqual({ count: 2, mean: 0.5, variance: 0.25 });
	expect(momentsOf([0, 0, 0, 0, 0])).toEqual({ count: 0, mean: 0.5, variance: 0 });
});

describe('Elo', () => {
	it('predicts the scores of the logistic model, and back', () => {
		expect(scoreOfElo(0)).toBe(0.5);
		expect(scoreOfElo(200)).toBeCloseTo(0.759747, 6);
		expect(eloOfScore(0.75)).toBeCloseTo(190.848502, 6);
		expect(eloOfScore(0.5)).toBe(0);
		expect(eloOfScore(1)).toBe(Number.POSITIVE_INFINITY);
	});

	// Figures of fastchess, in its tests of Elo: half the width of the interval is its error.
	it.each([
		[[96, 111, 136], 40.7, 30.43, 0.996],
		[[34, 54, 63, 64, 75], 55.58, 27.65, 1],
		[[332, 433, 498, 333, 334], -8.64, 10.33, 0.0505],
		[[7895, 8757, 5685, 568, 9999], -21.04, 2.95, 0],
	])('has the published figures of %j', (counts, value, error, superiority) => {
		const elo = eloOf(counts);
		expect(elo.value).toBeCloseTo(value, 1);
		expect((elo.to - elo.from) / 2).toBeCloseTo(error, 1);
		expect(elo.superiority).toBeCloseTo(superiority, 3);
	});

	it('is infinite where one player won all games, and unknown without games', () => {
		const unknown = { from: -Infinity, to: Infinity, superiority: undefined };
		expect(eloOf([0, 0, 5])).toEqual({ value: Infinity, ...unknown });
		expect(eloOf([0, 5, 0])).toEqual({ value: 0, ...unknown });
		expect(eloOf([5, 0, 0])).toEqual({ value: -Infinity, ...unknown });
		expect(eloOf([0, 0, 0])).toEqual({ value: 0, ...unknown });
	});
});

describe('the SPRT', () => {
	const errors = { alpha: 0.05, beta: 0.05 };

	// Figures of fastchess, in its tests of the logistic model.
	it.each([
		[[21184, 40708, 21404], 0.5, 2.5, -1.57],
		[[57030, 106593, 57433], 0, 2, -2.59],
		[[223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
		[[871, 26175, 55983, 26678, 821], 0, 2, -4.98],
	])('has the published ratio of %j between %d and %d', (counts, elo0, elo1, ratio) => {
		expect(sprtOf(counts, { elo0, elo1, ...errors }).ratio).toBeCloseTo(ratio, 2);
	});

	it('accepts a hypothesis beyond its bounds', () => {
		const { lower, upper } = sprtOf([0, 0, 0], { elo0: 0, elo1: 5, ...errors });
		expect([lower, upper]).toEqual([expect.closeTo(-2.944439, 6), expect.closeTo(2.944439, 6)]);
		expect(sprtOf([0, 0, 0], { elo0: 0, elo1: 5, ...errors })).toMatchObject({ ratio: 0, accepted: undefined });
		expect(sprtOf([0, 0, 4, 0, 74], { elo0: 0, elo1: 20, ...errors })).toMatchObject({ accepted: 'H1' });
		expect(sprtOf([74, 0, 4, 0, 0], { elo0: 0, elo1: 20, ...errors })).toMatchObject({ accepted: 'H0' });
		expect(sprtOf([1, 5, 10, 6, 1], { elo0: 0, elo1: 5, ...errors }).accepted).toBe(undefined);
	});
});
