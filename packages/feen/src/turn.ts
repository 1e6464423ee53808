import type { Feen } from './feen.js';
import { feenGiven } from './given.js';
import { type Side, sideOf } from './side.js';

/**
 * The player to move.
 *
 * @example
 * import { parse } from '@x/feen';
 * turn(parse('8 / m/C')); // → 'second'
 */
export function turn(position: Feen): Side {
	feenGiven(position);
	const { active } = position;
	return sideOf(active);
}

/**
 * The style of each player, in upper case.
 *
 * @example
 * import { parse } from '@x/feen';
 * styles(parse('8 / m/C')); // → { first: 'C', second: 'M' }
 */
export function styles(position: Feen): Readonly<Record<Side, string>> {
	feenGiven(position);
	const { active, inactive } = position;
	const [first, second] = sideOf(active) === 'first' ? [active, inactive] : [inactive, active];
	return { first, second: second.toUpperCase() };
}
