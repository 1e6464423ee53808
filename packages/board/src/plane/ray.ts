import type { Box } from './camera.js';
import { isPrime } from './prime.js';

/** Step counts k where (times·k + plus) / over is an integer and, with `primes`, a prime. */
export interface Series {
	readonly primes: boolean;
	readonly times: bigint;
	readonly plus: bigint;
	readonly over: bigint;
}

/** Cells at `from` + k·`by`, for every k from `first` to `last` that fulfils the conditions. */
export interface Ray {
	readonly from: readonly [bigint, bigint];
	readonly by: readonly [bigint, bigint];
	readonly first: bigint;
	/** undefined: unbounded. */
	readonly last: bigint | undefined;
	readonly except: readonly bigint[];
	readonly only: readonly Series[];
	readonly not: readonly Series[];
}

/** A range of step counts, inclusive. */
export interface Steps {
	readonly first: bigint;
	readonly last: bigint;
}

const floorDiv = (a: bigint, b: bigint): bigint => (a % b !== 0n && a < 0n !== b < 0n ? a / b - 1n : a / b);
const ceilDiv = (a: bigint, b: bigint): bigint => -floorDiv(-a, b);

/** The step counts of a ray inside a box; undefined if there are none. Exact at any distance. */
export const clipped = ({ from, by, first, last }: Pick<Ray, 'from' | 'by' | 'first' | 'last'>, box: Box): Steps | undefined => {
	let low = first;
	let high = last;
	const within = (start: bigint, step: bigint, least: bigint, most: bigint): boolean => {
		if (step === 0n) return least <= start && start <= most;
		const [near, far] = step > 0n ? [least, most] : [most, least];
		const begin = ceilDiv(near - start, step);
		const end = floorDiv(far - start, step);
		if (begin > low) low = begin;
		if (high === undefined || end < high) high = end;
		return true;
	};
	if (!within(from[0], by[0], box.left, box.right) || !within(from[1], by[1], box.bottom, box.top)) return undefined;
	return high === undefined || low > high ? undefined : { first: low, last: high };
};

export const cellOn = ({ from, by }: Pick<Ray, 'from' | 'by'>, step: bigint): readonly [bigint, bigint] => [
	from[0] + step * by[0],
	from[1] + step * by[1],
];

const inSeries = ({ primes, times, plus, over }: Series, step: bigint): boolean => {
	const value = times * step + plus;
	return over !== 0n && value % over === 0n && (!primes || isPrime(value / over));
};

/** Whether a step count inside the ray's range is one of its moves. */
export const passes = ({ except, only, not }: Pick<Ray, 'except' | 'only' | 'not'>, step: bigint): boolean =>
	!except.includes(step) && only.every((series) => inSeries(series, step)) && !not.some((series) => inSeries(series, step));

/** The step count at which a ray reaches a cell; undefined if it does not, or the step is excluded. */
export const stepTo = (ray: Ray, [x, y]: readonly [bigint, bigint]): bigint | undefined => {
	const steps = clipped(ray, { left: x, right: x, bottom: y, top: y });
	return steps !== undefined && passes(ray, steps.first) ? steps.first : undefined;
};
