const SMALL: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
	let result = 1n;
	let factor = base % modulus;
	for (let rest = exponent; rest > 0n; rest >>= 1n) {
		if ((rest & 1n) === 1n) result = (result * factor) % modulus;
		factor = (factor * factor) % modulus;
	}
	return result;
};

/**
 * Whether a number is prime, by the Miller–Rabin test with the first thirteen primes: certain below 3.3·10^24 (Sorenson and Webster, 2015),
 * and beyond that sufficient for drawing a dot. The engine decides legality.
 */
export const isPrime = (value: bigint): boolean => {
	if (value < 2n) return false;
	for (const prime of SMALL) if (value % prime === 0n) return value === prime;
	let [odd, twos] = [value - 1n, 0];
	while ((odd & 1n) === 0n) [odd, twos] = [odd >> 1n, twos + 1];
	return SMALL.every((base) => {
		let rest = power(base, odd, value);
		if (rest === 1n || rest === value - 1n) return true;
		for (let round = 1; round < twos; round++) {
			rest = (rest * rest) % value;
			if (rest === value - 1n) return true;
		}
		return false;
	});
};
