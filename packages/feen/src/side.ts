/** The two players: `first` writes upper case, `second` lower case, whoever is to move. */
export type Side = 'first' | 'second';

/** Whose a letter is. */
export const sideOf = (letter: string): Side => (letter < 'a' ? 'first' : 'second');

/** A letter as this side writes it. */
export const cased = (letter: string, side: Side): string => (side === 'first' ? letter.toUpperCase() : letter.toLowerCase());

/**
 * The same for the other player.
 *
 * @example
 * import { parse, stringify } from '@x/feen/pin';
 * stringify(flip(parse('+K^'))); // → '+k^'
 */
export function flip<T extends { readonly side: Side }>(token: T): T {
	return withSide(token, token.side === 'first' ? 'second' : 'first');
}

/**
 * The same for this player.
 *
 * @example
 * import { parse, stringify } from '@x/feen/sin';
 * stringify(withSide(parse('C'), 'second')); // → 'c'
 */
export function withSide<T extends { readonly side: Side }>(token: T, side: Side): T {
	return { ...token, side };
}
