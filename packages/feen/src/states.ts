import type { Pin, State } from './piece.js';

/**
 * The same piece in another state.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(withState(parse('+R'), 'diminished')); // → '-R'
 */
export function withState<T extends Pin>(piece: T, state: State): T {
	return { ...piece, state };
}

/**
 * The same piece with `+`.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(enhance(parse('p'))); // → '+p'
 */
export function enhance<T extends Pin>(piece: T): T {
	return withState(piece, 'enhanced');
}

/**
 * The same piece with `-`.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(diminish(parse('+P'))); // → '-P'
 */
export function diminish<T extends Pin>(piece: T): T {
	return withState(piece, 'diminished');
}

/**
 * The same piece without `+` and `-`.
 *
 * @example
 * import { parse, stringify } from '@x/feen/epin';
 * stringify(normalize(parse("+P'"))); // → "P'"
 */
export function normalize<T extends Pin>(piece: T): T {
	return withState(piece, 'normal');
}

/**
 * The same piece with `^`.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(markTerminal(parse('k'))); // → 'k^'
 */
export function markTerminal<T extends Pin>(piece: T): T {
	return { ...piece, terminal: true };
}

/**
 * The same piece without `^`.
 *
 * @example
 * import { parse, stringify } from '@x/feen/epin';
 * stringify(unmarkTerminal(parse("k^'"))); // → "k'"
 */
export function unmarkTerminal<T extends Pin>(piece: T): T {
	return { ...piece, terminal: false };
}

/**
 * The same piece with another letter, in either case.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(withName(parse('+p'), 'L')); // → '+l'
 */
export function withName<T extends Pin>(piece: T, name: string): T {
	return { ...piece, name: name.toUpperCase() };
}
