import { misuse } from '@x/diagnostics';

const MASK = (1n << 64n) - 1n;

const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & MASK;

/**
 * The generator xoroshiro128** of Blackman and Vigna: each call returns the next 64 bits. The state has 128 bits, the first word in the low half.
 *
 * @throws TypeError for a state that is not a bigint.
 *
 * @example
 * const next = xoroshiro128(1n);
 * next() === next() // → false
 */
export function xoroshiro128(state: bigint): () => bigint {
	if (typeof state !== 'bigint') misuse('state', 'a bigint', state);
	let low = BigInt.asUintN(64, state);
	let high = BigInt.asUintN(64, state >> 64n);
	return () => {
		const result = (rotate((low * 5n) & MASK, 7n) * 9n) & MASK;
		high ^= low;
		low = rotate(low, 24n) ^ high ^ ((high << 16n) & MASK);
		high = rotate(high, 37n);
		return result;
	};
}
