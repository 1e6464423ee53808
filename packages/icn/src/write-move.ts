import type { IcnMove } from './game.js';
import type { MoveStyle } from './options.js';
import { checked, refuse, writeFigure, writeSquare } from './write.js';

/** A style with all its switches. */
export interface Switches {
	readonly seed: boolean;
	readonly letters: boolean;
	readonly gap: string;
	readonly comments: boolean;
}

export function switchesOf({ dialect, style = 'readable', letters, spaces, comments }: MoveStyle): Switches {
	const readable = style === 'readable';
	return {
		seed: dialect !== 'site',
		letters: letters ?? style !== 'compact',
		gap: (spaces ?? readable) ? ' ' : '',
		comments: comments ?? readable,
	};
}

/** `[%clk 0:09:57.2]`. The site has tenths of a second and rounds up. */
function writeClock(clock: number, seed: boolean): string {
	if (!Number.isSafeInteger(clock)) refuse(clock);
	const time = Math.max(0, seed ? clock : Math.ceil(clock / 100) * 100);
	const hour = 3_600_000;
	const rest = new Date(time % hour)
		.toISOString()
		.slice(14, 23)
		.replace(/0{1,2}$/, '');
	return `[%clk ${Math.floor(time / hour)}:${rest}]`;
}

/** Writes one move without the following separator. */
export function writeMove(move: IcnMove, { seed, letters, gap, comments }: Switches): string {
	const { piece, promotion, check, mark, comment, clock } = move;
	let text = letters && piece ? writeFigure(piece) : '';
	text += `${writeSquare(move.from)}${gap}${letters && move.capture ? 'x' : '>'}${gap}${writeSquare(move.to)}`;
	if (promotion) text += `${letters ? gap : ''}${letters || !seed ? '=' : ''}${writeFigure(promotion)}`;
	if (letters) {
		// =R+ in the seed notation, =R + on the site
		if (check) text += (promotion && seed ? '' : gap) + checked(check, /^[+#]$/);
		if (mark) text += gap + checked(mark, /^[!?]+$/);
	}
	if (comments && (comment || clock !== undefined)) {
		const parts = [clock === undefined ? '' : writeClock(clock, seed), checked(comment ?? '', /^[^}]*$/)];
		text += `${gap}{${parts.filter(Boolean).join(' ')}}`;
	}
	return text;
}
