import type { Random } from './random.js';

/**
 * A deep copy with the keys of every object in a random order, to test that readers do not depend on the order. A node that stands in several
 * places is copied for each.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * import { isSame, normalise } from '@x/core/build';
 * import { randomFrom, shuffleKeys } from '@x/core/testing';
 * isSame(normalise(shuffleKeys(chess.rules, randomFrom(1))), normalise(chess.rules)) // true
 */
export function shuffleKeys<T>(value: T, random: Random): T {
	if (Array.isArray(value)) return value.map((part) => shuffleKeys(part, random)) as T;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value);
	for (let index = entries.length - 1; index > 0; index--) {
		const other = random(index + 1);
		[entries[index], entries[other]] = [entries[other]!, entries[index]!];
	}
	return Object.fromEntries(entries.map(([key, part]) => [key, shuffleKeys(part, random)])) as T;
}
