/** A deterministic generator of random numbers: mulberry32. */

/**
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0 to below it
 */
export const randomFrom = (seed) => {
	let state = seed | 0;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
	};
};

/**
 * A seed from words (FNV-1a), so that each game has its own.
 *
 * @param {string} text
 */
export const seedOf = (text) => {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash >>> 0;
};
