import { type Coordinate, divide, isPrimeCoordinate, ONE, toCoordinate, UNBOUNDED, ZERO } from './coordinate.js';

/** The step counts k for which times·k + plus is a multiple of `over` and, with `primes`, the quotient is prime. */
export interface Series {
	readonly primes: boolean;
	readonly times: Coordinate;
	readonly plus: Coordinate;
	readonly over: Coordinate;
}

/** An interval of step counts, and its exceptions. */
export interface StepInterval {
	readonly first: Coordinate;
	/** UNBOUNDED: no end. */
	readonly last: Coordinate;
	readonly only: readonly Series[];
	readonly except: readonly Coordinate[];
	readonly not: readonly Series[];
}

const NONE: readonly never[] = [];

export const stepInterval = (first: Coordinate, last: Coordinate, only: readonly Series[] = NONE): StepInterval => ({
	first,
	last,
	only,
	except: NONE,
	not: NONE,
});

export const inSeries = ({ primes, times, plus, over }: Series, k: Coordinate): boolean => {
	const value = times * k + plus;
	return value % over === ZERO && (!primes || isPrimeCoordinate(value / over));
};

export const includesStep = ({ first, last, only, except, not }: StepInterval, k: Coordinate): boolean =>
	k >= first &&
	(last === UNBOUNDED || k <= last) &&
	!except.includes(k) &&
	only.every((series) => inSeries(series, k)) &&
	!not.some((series) => inSeries(series, k));

/** The part of an interval between two bounds, or undefined if there is none. */
export function intersection(
	one: StepInterval,
	first: Coordinate,
	last: Coordinate,
	only: readonly Series[] = NONE,
): StepInterval | undefined {
	const from = one.first > first ? one.first : first;
	const to = one.last === UNBOUNDED ? last : last === UNBOUNDED || one.last < last ? one.last : last;
	if (to !== UNBOUNDED && from > to) return undefined;
	if (from === one.first && to === one.last && only.length === 0) return one;
	return {
		...one,
		first: from,
		last: to,
		only: [...one.only, ...only],
		except: one.except.filter((k) => k >= from && (to === UNBOUNDED || k <= to)),
	};
}

/** The intervals without the range from `first` to `last`; with a series, without its members in that range. */
export function withoutInterval(intervals: readonly StepInterval[], first: Coordinate, last: Coordinate, series?: Series): StepInterval[] {
	return intervals.flatMap((one) => {
		const inside = intersection(one, first, last);
		if (inside === undefined) return [one];
		const rest: StepInterval[] = [];
		if (one.first < inside.first) rest.push(intersection(one, one.first, inside.first - ONE)!);
		if (series !== undefined) rest.push({ ...inside, not: [...inside.not, series] });
		if (inside.last !== UNBOUNDED && (one.last === UNBOUNDED || inside.last < one.last))
			rest.push(intersection(one, inside.last + ONE, one.last)!);
		return rest;
	});
}

/** The intervals without some single step counts. */
export function withoutSteps(intervals: readonly StepInterval[], counts: readonly Coordinate[]): StepInterval[] {
	if (counts.length === 0) return [...intervals];
	return intervals.flatMap((one) => {
		const gone = counts.filter((k) => includesStep(one, k));
		if (gone.length === 0) return [one];
		const except = [...one.except, ...gone].sort((a, b) => (a < b ? -1 : 1));
		if (one.last !== UNBOUNDED && one.last - one.first + ONE === toCoordinate(except.length)) return [];
		return [{ ...one, except }];
	});
}

/** The larger of two coordinates, for both lanes: `Math.max` does not accept bigints. */
export function maximum(a: Coordinate, b: Coordinate): Coordinate {
	if (a > b) return a;
	return b;
}

const TWO: Coordinate = toCoordinate(2);

/** Whether the parity of the step count decides the parity of the prime, so that two such series can exclude each other. */
const isPlainPrimes = ({ primes, times, over }: Series): boolean => primes && over === ONE && times % TWO !== ZERO;

/** The only step counts that can be in two prime series of different parity: one of the two primes is 2. Undefined if there are no two such series. */
function commonPrimeSteps(only: readonly Series[]): Coordinate[] | undefined {
	const plain = only.filter(isPlainPrimes);
	const [one] = plain;
	const other = plain.find(({ plus }) => (plus + one!.plus) % TWO !== ZERO);
	if (one === undefined || other === undefined) return undefined;
	return [one, other].flatMap(({ times, plus }) => ((TWO - plus) % times === ZERO ? [(TWO - plus) / times] : []));
}

/** Whether no step count is in all series without primes. They are periodic, so one period decides. */
function isAlwaysOutside(first: Coordinate, only: readonly Series[]): boolean {
	const repeating = only.filter(({ primes }) => !primes);
	let period = ONE;
	for (const { over } of repeating) period *= over;
	for (let k = first; k < first + period; k += ONE) if (repeating.every((series) => inSeries(series, k))) return false;
	return true;
}

/**
 * Whether an interval contains no step count. Exact: without series by counting, with series by testing one step count after another. The search
 * is short: an unbounded interval has at most one series of primes, or two of different parity; between two pieces the search is bounded.
 */
export function isEmpty(one: StepInterval): boolean {
	const { first, last, only, except, not } = one;
	if (only.length === 0 && not.length === 0) return last !== UNBOUNDED && last - first + ONE <= toCoordinate(except.length);
	const few = commonPrimeSteps(only);
	if (few !== undefined) return !few.some((k) => includesStep(one, k));
	if (isAlwaysOutside(first, only)) return true;
	for (let k = first; last === UNBOUNDED || k <= last; k += ONE) if (includesStep(one, k)) return false;
	return true;
}

export const ceilDivide = (value: Coordinate, by: Coordinate): Coordinate =>
	value <= ZERO ? -divide(-value, by) : divide(value + by - ONE, by);
export const floorDivide = (value: Coordinate, by: Coordinate): Coordinate =>
	value >= ZERO ? divide(value, by) : -divide(-value + by - ONE, by);
