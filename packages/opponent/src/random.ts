/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A generator of random numbers whose sequence depends on nothing but its seed (a xorshift whose steps are scrambled by multiplication).
 *
 * @example
 * randomFrom(1)() === randomFrom(1)() // → true
 */
export const randomFrom = (seed: number): Random => {
	let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (Math.imul(state, 0x2c1b3c6d) >>> 0) / 2 ** 32;
	};
};

/**
 * One element of a list that is not empty.
 *
 * @example
 * pick(['e2e4'], randomFrom(1)) // → 'e2e4'
 */
export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** The list in random order. */
export const shuffled = <T>(list: readonly T[], random: Random): T[] => {
	const mixed = [...list];
	for (let last = mixed.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
	}
	return mixed;
};
