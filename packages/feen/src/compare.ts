import type { Feen } from './feen.js';
import { feenGiven } from './given.js';
import { stringify } from './stringify.js';

/**
 * Returns whether two positions are equal. The order of pieces in hands and the grouping of empty squares do not matter.
 *
 * @throws {NotationError} under the conditions of `stringify`.
 *
 * @example
 * import { parse } from '@x/feen';
 * equals(parse('8 PBP/ C/c'), parse('8 2PB/ C/c')); // → true
 */
export function equals(one: Feen, other: Feen): boolean {
	feenGiven(one, 'one');
	feenGiven(other, 'other');
	return one === other || stringify(one) === stringify(other);
}

/**
 * A hash of 53 bits for tables. Equal positions have equal hashes, on every machine and in every version. Different positions may have
 * equal hashes.
 *
 * @throws {NotationError} under the conditions of `stringify`.
 *
 * @example
 * import { parse } from '@x/feen';
 * hash(parse('8 PBP/ C/c')) === hash(parse('8 2PB/ C/c')); // → true
 */
export function hash(position: Feen): number {
	feenGiven(position);
	const text = stringify(position);
	let low = 0x811c9dc5;
	let high = 0x1b873593;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		low = Math.imul(low ^ code, 0x01000193);
		high = Math.imul((high << 13) | (high >>> 19), 5) + Math.imul(code, 0xcc9e2d51);
	}
	low ^= high >>> 15;
	low = Math.imul(low ^ (low >>> 16), 0x85ebca6b);
	high = Math.imul(high ^ (high >>> 13) ^ low, 0xc2b2ae35);
	return ((high ^ (high >>> 16)) >>> 11) * 2 ** 32 + ((low ^ (low >>> 13)) >>> 0);
}
