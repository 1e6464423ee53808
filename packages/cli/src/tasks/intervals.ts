import type { RatioSums } from './play-sums.js';

/** A value with the interval that contains the true one with a probability of 95 %. */
export interface Estimate {
	readonly value: number;
	readonly from: number;
	readonly to: number;
}

/** The standard deviations of 95 %. */
const Z = 1.959964;

/** Estimates are rounded: digits that mean nothing are left out, and every machine writes the same text. */
const rounded = (value: number): number => Number(value.toFixed(6));

const estimate = (value: number, from: number, to: number): Estimate => ({ value: rounded(value), from: rounded(from), to: rounded(to) });

/** A share of games, with Wilson's interval. */
export const shareOf = (count: number, games: number): Estimate => {
	if (games === 0) return { value: 0, from: 0, to: 1 };
	const share = count / games;
	const size = 1 + (Z * Z) / games;
	const middle = (share + (Z * Z) / (2 * games)) / size;
	const half = (Z / size) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
	return estimate(share, Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half)));
};

/** The mean of numbers that are given as value → how often. */
export const meanOf = (counts: readonly (readonly [number, number])[]): Estimate => {
	const games = counts.reduce((sum, [, count]) => sum + count, 0);
	if (games === 0) return { value: 0, from: 0, to: 0 };
	const mean = counts.reduce((sum, [value, count]) => sum + value * count, 0) / games;
	const squares = counts.reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0);
	const half = games < 2 ? 0 : Z * Math.sqrt(squares / (games - 1) / games);
	return estimate(mean, mean - half, mean + half);
};

/** The ratio of two totals over games. Positions of one game are alike: the interval is of games, not of positions. */
export const ratioOf = ({ games, x, y, xx, yy, xy }: RatioSums): Estimate => {
	if (y === 0) return { value: 0, from: 0, to: 0 };
	const ratio = x / y;
	const squares = Math.max(0, xx - 2 * ratio * xy + ratio * ratio * yy);
	const half = games < 2 ? 0 : (Z * Math.sqrt((squares * games) / (games - 1))) / y;
	return estimate(ratio, ratio - half, ratio + half);
};
