import type { Feen } from '../feen.js';
import { pieces } from '../squares.js';
import type { Convention } from './binding.js';

/**
 * Detects the convention for the marks of a chess position; there are two published ones:
 *
 * - `rights` (the edition of 2025): `+K^` and `+R` may still castle with each other.
 * - `readiness` (2026): `+R` can castle now, `-R` has the right but cannot castle now, `-K^` is in check; a king never has `+`.
 *
 * Both mark pawns alike: `+P` may make a double step, `-P` may be captured en passant. A position without marks other than `+R` is
 * `ambiguous`.
 *
 * @example
 * import { parse } from '@x/feen';
 * detectConvention(parse('4k^3/8/8/8/8/8/8/4+K^2+R / C/c')); // → 'rights'
 * detectConvention(parse('4k^3/8/8/8/8/8/8/4K^1N-R / C/c')); // → 'readiness'
 * detectConvention(parse('4k^3/8/8/8/8/8/8/4K^2+R / C/c')); // → 'ambiguous'
 */
export function detectConvention(position: Feen): Convention | 'ambiguous' {
	const found = pieces(position).map(({ piece }) => piece.toUpperCase());
	if (found.includes('+K^')) return 'rights';
	return found.includes('-R') || found.includes('-K^') ? 'readiness' : 'ambiguous';
}
