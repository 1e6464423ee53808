import { cased, type Side, sideOf } from './side.js';

/** What a piece's `+` or `-` says. */
export type State = 'normal' | 'enhanced' | 'diminished';

/** A piece as PIN names it: `+K^`. */
export interface Pin {
	/** Its letter, in upper case. */
	readonly name: string;
	readonly side: Side;
	readonly state: State;
	/** With `^`: whether play goes on hangs on it. */
	readonly terminal: boolean;
}

/** A piece as EPIN names it: `+K^'`. */
export interface Epin extends Pin {
	/** With `'`: the piece has not its own side's style, but the other one of the match. */
	readonly derived: boolean;
}

/** What the parts of a PIN say: sign, letter, `^`. */
export const pinOf = ([, sign, letter = '', terminal]: readonly (string | undefined)[]): Pin => ({
	name: letter.toUpperCase(),
	side: sideOf(letter),
	state: sign === '+' ? 'enhanced' : sign ? 'diminished' : 'normal',
	terminal: !!terminal,
});

/** The text of a piece without `'`; whether its name is a letter is not asked. */
export const textOfPin = ({ name, side, state, terminal }: Pin): string =>
	(state === 'normal' ? '' : state === 'enhanced' ? '+' : '-') + cased(name, side) + (terminal ? '^' : '');
