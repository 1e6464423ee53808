import type { Board } from '../board.js';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { boardEnd } from '../text/placement.js';
import type { Hand } from './hand.js';

/** Writes the letters in hand after the board. */
export type PocketStyle = (letters: string) => string;

/** `[Qn]`; `[]` for empty hands. */
export const inBrackets: PocketStyle = (letters) => `[${letters}]`;
/** `[Qn]`; `[-]` for empty hands. */
export const orDash: PocketStyle = (letters) => `[${letters || '-'}]`;
/** `/Qn` as one more rank; a slash for empty hands. */
export const behindSlash: PocketStyle = (letters) => `/${letters}`;

/**
 *     r1bq1b1r/ppp1kppp/2n5/3np3/2B5/8/PPPP1PPP/RNBQ1RK1[Pp] w - - 0 7
 *                                                       ^
 *
 * The field of the board, followed by the letter of each piece in hand. It accepts brackets and the slash, and letters in any order. Returns
 * the field of the board itself for games without hands.
 */
export function withPocket({ field, squares, width }: Board, hand: Hand, style: PocketStyle, report: Report): Field {
	const height = squares.length / width;
	if (hand.store === undefined) return field;
	const spelled = (list: ReturnType<Hand['list']>): string => style(list.map(({ piece, count }) => piece.repeat(count)).join(''));
	return {
		code: field.code,
		fallback: field.fallback,
		read: (text, draft, readable) => {
			const end = boardEnd(text, height);
			const canonical = field.read(text.slice(0, end), draft, readable);
			const letters = text.slice(end + 1).replace(/^-?\]?$|\]$/, '');
			hand.read(report, letters, end + 1, draft);
			return canonical + spelled(hand.list({ pieces: [], stores: draft.stores ?? {} }));
		},
		write: (setup, options, position) => field.write(setup, options, position) + spelled(hand.list(setup)),
		covers: hand.store,
	};
}
