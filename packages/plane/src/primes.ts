/** Bases by which the test of Miller and Rabin is exact below 3.3 · 10^24 (Sorenson, Webster 2015). */
const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
/** More bases for larger numbers: a composite passes all forty with a probability below 4^-40. */
const MORE = [
	43n,
	47n,
	53n,
	59n,
	61n,
	67n,
	71n,
	73n,
	79n,
	83n,
	89n,
	97n,
	101n,
	103n,
	107n,
	109n,
	113n,
	127n,
	131n,
	137n,
	139n,
	149n,
	151n,
	157n,
	163n,
	167n,
	173n,
];
const EXACT = 3_317_044_064_679_887_385_961_981n;
/** The limit of trial division. Below its square trial division is decisive; above it only excludes multiples of small primes. */
const SMALL = 1000;

const DIVISORS: readonly number[] = /* @__PURE__ */ (() =>
	Array.from({ length: SMALL }, (_, n) => n).filter(
		(n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0),
	))();

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
	let result = 1n;
	let square = base % modulus;
	for (let rest = exponent; rest > 0n; rest >>= 1n) {
		if ((rest & 1n) === 1n) result = (result * square) % modulus;
		square = (square * square) % modulus;
	}
	return result;
}

function passes(n: bigint, bases: readonly bigint[]): boolean {
	let odd = n - 1n;
	let twos = 0;
	while ((odd & 1n) === 0n) {
		odd >>= 1n;
		twos++;
	}
	return bases.every((base) => {
		let value = power(base, odd, n);
		if (value === 1n || value === n - 1n) return true;
		for (let i = 1; i < twos; i++) {
			value = (value * value) % n;
			if (value === n - 1n) return true;
		}
		return false;
	});
}

/** Whether a number is prime: exact below 3.3 · 10^24, beyond that with forty independent bases. */
export function isPrimeBig(n: bigint): boolean {
	if (n < 2n) return false;
	for (const divisor of DIVISORS) {
		const d = BigInt(divisor);
		if (n % d === 0n) return n === d;
	}
	if (n < BigInt(SMALL * SMALL)) return true;
	return passes(n, BASES) && (n < EXACT || passes(n, MORE));
}

/** Whether a whole number below 2^53 is prime. */
export function isPrime(n: number): boolean {
	if (n < 2) return false;
	for (const divisor of DIVISORS) {
		if (divisor * divisor > n) return true;
		if (n % divisor === 0) return n === divisor;
	}
	return n < SMALL * SMALL || passes(BigInt(n), BASES);
}

/** The n-th prime, where 2 is the first; for n up to a million. */
export function nthPrime(n: number): number {
	const size = Math.max(20, Math.ceil(n * (Math.log(n + 1) + Math.log(Math.log(n + 2) + 1))) + 20);
	const composite = new Uint8Array(size);
	let count = 0;
	for (let value = 2; value < size; value++) {
		if (composite[value] === 1) continue;
		if (++count === n) return value;
		for (let multiple = value * value; multiple < size; multiple += value) composite[multiple] = 1;
	}
	return Number.POSITIVE_INFINITY;
}
