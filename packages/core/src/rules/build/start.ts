import type { Setup } from '../types.js';
import { placed } from './game.js';

export interface ArrangementOptions {
	/** The side of the capitals, which starts, and that of the small letters; by default `white` and `black`. */
	readonly sides?: readonly [first: string, second: string];
	/** Flags, each with the kinds that have it on the home row of their side. */
	readonly flags?: Readonly<Record<string, readonly string[]>>;
	/** The home row, counted from the side; by default the first. */
	readonly home?: number;
}

/**
 * The start of a game from a drawing, last row first: capitals are kinds of the first side, small letters those of the second.
 *
 * @example
 * arranged(['r..k', '....', 'R..K'], { flags: { castle: ['K', 'R'] } }).pieces[0]
 * // → { at: [0, 0], piece: { side: 'white', kind: 'R', flags: ['castle'] } }
 */
export const arranged = (
	rows: readonly string[],
	{ sides = ['white', 'black'], flags = {}, home = 0 }: ArrangementOptions = {},
): Setup => ({
	pieces: placed(rows, (letter, [, y]) => {
		const kind = letter.toUpperCase();
		const isFirst = kind === letter;
		const piece = { side: sides[isFirst ? 0 : 1], kind };
		const held = y === (isFirst ? home : rows.length - 1 - home) ? Object.keys(flags).filter((flag) => flags[flag]!.includes(kind)) : [];
		return held.length > 0 ? { ...piece, flags: held } : piece;
	}),
	phase: sides[0],
});
