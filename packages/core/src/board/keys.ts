/** One step of a 32-bit mixer (multiply, shift, xor): the same keys on every machine. */
export const mix = (value: number): number => {
	let x = Math.imul(value ^ (value >>> 16), 0x7feb352d);
	x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
	return x ^ (x >>> 16);
};

/** The lower key of a register's value. `upperKey` derives the upper key from it. */
export const registerKey = (register: number, value: number): number => mix(mix(register + 0x51ed270b) ^ value);

export const upperKey = (lower: number): number => mix(lower ^ 0x2545f491);

/** Two 32-bit keys for each code on each cell, from a fixed seed. */
export function zobristKeys(places: number): Int32Array {
	const keys = new Int32Array(2 * places);
	for (let index = 0; index < places; index++) {
		keys[2 * index] = mix(index * 2 + 0x9e3779b1);
		keys[2 * index + 1] = mix(mix(index * 2 + 0x6a09e667) ^ 0x3c6ef372);
	}
	return keys;
}

/** The two halves of a hash as text, the beginning of a key. */
export const hashText = (high: number, low: number): string =>
	(high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
