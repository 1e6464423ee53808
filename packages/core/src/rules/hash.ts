import { canonicalText } from './print.js';
import type { Ruleset } from './types.js';

/** The finishing mix of a 32-bit hash, so that every bit of the input affects every bit of the result. */
function mixed(value: number): number {
	let bits = value;
	bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
	bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
	return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * A 128-bit hash of a text as hex: four multiply-and-xor lanes over its UTF-16 units. It is not a cryptographic hash: it does not resist
 * deliberate collisions.
 *
 * @example
 * hashText('').length // 32
 */
export function hashText(text: string): string {
	let [a, b, c, d] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		a = Math.imul(a ^ unit, 0x9e3779b1);
		b = Math.imul(b ^ unit, 0x85ebca77);
		c = Math.imul(c ^ unit, 0xc2b2ae3d);
		d = Math.imul(d ^ unit, 0x27d4eb2f);
		a = (a << 5) | (a >>> 27);
		b = (b << 6) | (b >>> 26);
		c = (c << 7) | (c >>> 25);
		d = (d << 8) | (d >>> 24);
	}
	const lanes = [a, b, c, d];
	// Each lane depends on all others, so that a weak lane does not leave a quarter of the result weak.
	const sum = lanes.reduce((a, b) => (a + b) | 0, text.length);
	return lanes
		.map((lane, index) =>
			mixed((lane + Math.imul(sum, 2 * index + 1)) | 0)
				.toString(16)
				.padStart(8, '0'),
		)
		.join('');
}

/**
 * The hash of a ruleset's content: the same for the same rules, whatever the order of their keys.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * hashRuleset(chess.rules) === hashRuleset({ ...chess.rules }) // true
 */
export const hashRuleset = (ruleset: Ruleset): string => hashText(canonicalText(ruleset));
