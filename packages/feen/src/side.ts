/** The two players: the letters of `first` are upper case, those of `second` lower case, independent of the turn. */
export type Side = 'first' | 'second';

/** The owner of a letter. */
export const sideOf = (letter: string): Side => (letter < 'a' ? 'first' : 'second');

/** A letter in the case of this side. */
export const cased = (letter: string, side: Side): string => (side === 'first' ? letter.toUpperCase() : letter.toLowerCase());

/**
 * The same value for the other player.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(flip(parse('+K^'))); // → '+k^'
 */
export function flip<T extends { readonly side: Side }>(token: T): T {
	return withSide(token, token.side === 'first' ? 'second' : 'first');
}

/**
 * The same value for this player.
 *
 * @example
 * import { parse, stringify } from '@x/feen/sin';
 * stringify(withSide(parse('C'), 'second')); // → 'c'
 */
export function withSide<T extends { readonly side: Side }>(token: T, side: Side): T {
	return { ...token, side };
}
