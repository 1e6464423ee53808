import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { boardEnd } from '../text/placement.js';
import type { Hand } from './hand.js';

/** How letters in hand stand behind the board. */
export type PocketStyle = (letters: string) => string;

/** `[Qn]`, or `[]`. */
export const inBrackets: PocketStyle = (letters) => `[${letters}]`;
/** `[Qn]`, or `[-]`. */
export const orDash: PocketStyle = (letters) => `[${letters || '-'}]`;
/** `/Qn`, one rank more; or a slash. */
export const behindSlash: PocketStyle = (letters) => `/${letters}`;

/**
 *     r1bq1b1r/ppp1kppp/2n5/3np3/2B5/8/PPPP1PPP/RNBQ1RK1[Pp] w - - 0 7
 *                                                       ^
 *
 * The field of the board with what is in hand behind it, each piece with its letter. Both ways to write it are read, and letters in any
 * order. In a game without hands it is the field of the board.
 */
export function withPocket(
	[code, otherwise, read, write]: Field,
	[spots, width]: readonly [spots: { readonly length: number }, width: number, ...rest: unknown[]],
	hand: Hand,
	style: PocketStyle,
	report: Report,
): Field {
	const height = spots.length / width;
	if (hand.store === undefined) return [code, otherwise, read, write];
	const spelled = (list: ReturnType<Hand['list']>): string => style(list.map(({ piece, count }) => piece.repeat(count)).join(''));
	return [
		code,
		otherwise,
		(text, draft, readable) => {
			const end = boardEnd(text, height);
			const canonical = read(text.slice(0, end), draft, readable);
			const letters = text.slice(end + 1).replace(/^-?\]?$|\]$/, '');
			hand.read(report, letters, end + 1, draft);
			return canonical + spelled(hand.list({ pieces: [], stores: draft.stores ?? {} }));
		},
		(setup, options, position) => write(setup, options, position) + spelled(hand.list(setup)),
		hand.store,
	];
}
