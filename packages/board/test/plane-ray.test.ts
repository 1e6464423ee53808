import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { readSquare, shortNumber, spokenNumber, spokenSquare, squareText } from '../src/plane/numbers.js';
import { isPrime } from '../src/plane/prime.js';
import { cellOn, clipped, passes, type Ray, stepTo } from '../src/plane/ray.js';

const ray = (over: Partial<Ray> = {}): Ray => ({
	from: [0n, 0n],
	by: [1n, 0n],
	first: 1n,
	last: undefined,
	except: [],
	only: [],
	not: [],
	...over,
});
const box = (left: bigint, right: bigint, bottom: bigint, top: bigint) => ({ left, right, bottom, top });
const FAR = 10n ** 40n;

describe('a ray in a box', () => {
	it.each([
		['to the rim', ray(), box(-5n, 7n, -3n, 3n), { first: 1n, last: 7n }],
		['to its end', ray({ last: 4n }), box(-5n, 7n, -3n, 3n), { first: 1n, last: 4n }],
		['from outside', ray({ from: [-10n, 0n] }), box(-5n, 7n, -3n, 3n), { first: 5n, last: 17n }],
		['away from it', ray({ by: [-1n, 0n] }), box(1n, 7n, -3n, 3n), undefined],
		['past it', ray({ from: [0n, 9n] }), box(-5n, 7n, -3n, 3n), undefined],
		['a knightrider', ray({ by: [2n, 1n] }), box(-5n, 7n, -3n, 3n), { first: 1n, last: 3n }],
		['from very far', ray({ from: [-FAR, -FAR], by: [1n, 1n] }), box(0n, 3n, 0n, 3n), { first: FAR, last: FAR + 3n }],
		['between cells', ray({ from: [-FAR, 0n], by: [3n, 0n] }), box(0n, 1n, 0n, 0n), undefined],
		['ended before', ray({ from: [-FAR, 0n], last: 8n }), box(0n, 1n, 0n, 0n), undefined],
	])('%s', (_, one, within, steps) => {
		expect(clipped(one, within)).toEqual(steps);
	});

	it('contains the cells that a step-by-step walk finds', () => {
		const small = fc.bigInt({ min: -12n, max: 12n });
		const step = fc.tuple(fc.bigInt({ min: -3n, max: 3n }), fc.bigInt({ min: -3n, max: 3n })).filter(([x, y]) => x !== 0n || y !== 0n);
		const last = fc.option(fc.bigInt({ min: 1n, max: 9n }), { nil: undefined });
		const length = fc.bigInt({ min: 0n, max: 12n });
		const edges = fc.tuple(small, length, small, length);
		const shift = fc.constantFrom(0n, 10n ** 30n, -(10n ** 30n));
		fc.assert(
			fc.property(small, small, step, last, edges, shift, (x, y, by, end, [a, wide, c, high], far) => {
				const within = box(far + a, far + a + wide, c, c + high);
				const one = ray({ from: [far + x, y], by, last: end });
				const walked: bigint[] = [];
				for (let k = 1n; k <= (end ?? 60n); k++) {
					const [cx, cy] = cellOn(one, k);
					if (within.left <= cx && cx <= within.right && within.bottom <= cy && cy <= within.top) walked.push(k);
				}
				const found = clipped(one, within);
				expect(found).toEqual(walked.length === 0 ? undefined : { first: walked[0], last: walked.at(-1) });
			}),
			{ numRuns: runs(1000) },
		);
	});

	it('omits the excluded steps', () => {
		const primes = { primes: true, times: 1n, plus: 0n, over: 1n };
		const even = { primes: false, times: 1n, plus: 0n, over: 2n };
		const all = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n];
		expect(all.filter((k) => passes(ray({ except: [3n, 4n] }), k))).toEqual([1n, 2n, 5n, 6n, 7n, 8n, 9n]);
		expect(all.filter((k) => passes(ray({ only: [primes] }), k))).toEqual([2n, 3n, 5n, 7n]);
		expect(all.filter((k) => passes(ray({ only: [primes], not: [even] }), k))).toEqual([3n, 5n, 7n]);
		expect(stepTo(ray({ except: [3n] }), [3n, 0n])).toBeUndefined();
		expect(stepTo(ray({ by: [2n, 1n] }), [8n, 4n])).toBe(4n);
		expect(stepTo(ray({ by: [2n, 1n] }), [8n, 5n])).toBeUndefined();
	});
});

describe('primes', () => {
	it('agree with a sieve', () => {
		const composite = new Set<number>();
		for (let n = 2; n < 3000; n++) for (let m = n * 2; m < 3000; m += n) composite.add(m);
		for (let n = 0; n < 3000; n++) expect(isPrime(BigInt(n))).toBe(n > 1 && !composite.has(n));
	});

	// Carmichael numbers, strong pseudoprimes to the first bases (OEIS A014233), and Mersenne's.
	it.each([
		[561n, false],
		[3215031751n, false],
		[341550071728321n, false],
		[3825123056546413051n, false],
		[2n ** 61n - 1n, true],
		[2n ** 67n - 1n, false],
		[2n ** 127n - 1n, true],
	])('%s', (value, prime) => {
		expect(isPrime(value)).toBe(prime);
	});
});

describe('coordinates as text', () => {
	it.each([
		['4,2', [4n, 2n]],
		[' -5 ; 12 ', [-5n, 12n]],
		['(3, 4)', [3n, 4n]],
		['1e40,7', [FAR, 7n]],
		['-2E3 5', [-2000n, 5n]],
		['+1_000,2', [1000n, 2n]],
		['9007199254740993,1', [9007199254740993n, 1n]],
		['4', undefined],
		['4,', undefined],
		['4,2>4,4', undefined],
		['e4', undefined],
		['1.5,2', undefined],
		['1e99999,2', undefined],
	])('reads %j', (text, square) => {
		expect(readSquare(text)).toEqual(square);
	});

	it.each([
		[-42n, '-42', 'minus 42'],
		[1234567n, '1234567', '1234567'],
		[12345678n, '…5678', '12345678'],
		[FAR, '1e40', '1 followed by 40 zeros'],
		[-3n * FAR, '-3e40', 'minus 3 followed by 40 zeros'],
		[FAR + 2n, '…0002', '1000 … 0002, 41 digits'],
		[123456789000n, '…6789e3', '123456789000'],
	])('%s', (value, short, spoken) => {
		expect(shortNumber(value)).toBe(short);
		expect(spokenNumber(value)).toBe(spoken);
	});

	it('keeps both ends of long coordinates', () => {
		expect(squareText([4n, -2n])).toBe('4,-2');
		expect(squareText([FAR + 5n, 0n])).toBe('10000000…00000005 (41 digits),0');
		expect(spokenSquare([-1n, FAR])).toBe('minus 1, 1 followed by 40 zeros');
	});
});
