import type { Reader } from './reader.js';

/** A digit, or a full stop: one empty cell to some hands. */
export const inRun = (code: number): boolean => (code > 47 && code < 58) || code === 46;

/** No board is wider; keeps sums of absurd runs exact. */
const WIDEST = 1e9;

/**
 * A run of empty cells that is not one plain digit: `10` on a wide board, or one of the forms that are none (`44`, `08`, `0`, `...`).
 * Returns how many files it covers. What fits as one number is one number; otherwise the digits are added up, unless there is a zero.
 */
export function readRun(reader: Reader, room: number): number {
	const { text, end, at: from } = reader;
	let number = 0;
	let files = 0;
	let zero = false;
	let stops = false;
	let to = from;
	for (; to < end && inRun(text.charCodeAt(to)); to++) {
		const digit = text.charCodeAt(to) - 48;
		if (digit < 0) stops = true;
		else number = Math.min(number * 10 + digit, WIDEST);
		files += digit < 0 ? 1 : digit;
		zero ||= digit === 0;
	}
	reader.at = to;
	const zeros = text.charCodeAt(from) === 48;
	if (!stops && !zeros && (zero || number <= room || to - from === 1)) return number;
	if (zeros && !stops) {
		const fix = { from, to, text: number === 0 ? '' : `${number}` };
		reader.fault('zero-run', from, to, 'A run of empty cells begins with zero.', fix);
		return number;
	}
	if (stops) reader.warn('full-stop', from, to, `Empty cells are counted, not dotted: ${files} here.`, `${files}`);
	else reader.warn('adjacent-digits', from, to, `Two runs of empty cells stand side by side: ${files} in all.`, `${files}`);
	return files;
}
