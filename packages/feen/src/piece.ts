import { cased, type Side, sideOf } from './side.js';

/** The state that `+` or `-` marks. */
export type State = 'normal' | 'enhanced' | 'diminished';

/** A piece of PIN: `+K^`. */
export interface Pin {
	/** Its letter, in upper case. */
	readonly name: string;
	readonly side: Side;
	readonly state: State;
	/** The mark `^`: the game depends on this piece. */
	readonly terminal: boolean;
}

/** A piece of EPIN: `+K^'`. */
export interface Epin extends Pin {
	/** The mark `'`: the piece does not have the style of its own side, but the other style of the match. */
	readonly derived: boolean;
}

/** The parts of a PIN: sign, letter, `^`. */
export const pinOf = ([, sign, letter = '', terminal]: readonly (string | undefined)[]): Pin => ({
	name: letter.toUpperCase(),
	side: sideOf(letter),
	state: sign === '+' ? 'enhanced' : sign ? 'diminished' : 'normal',
	terminal: !!terminal,
});

/** Writes a piece without `'`. It does not check that the name is a letter. */
export const textOfPin = ({ name, side, state, terminal }: Pin): string =>
	(state === 'normal' ? '' : state === 'enhanced' ? '+' : '-') + cased(name, side) + (terminal ? '^' : '');
