import { isBlank, type Reader } from './reader.js';

/** No count of moves is as large; what is below fits every engine. */
export const TOO_LARGE = 1e9;

/**
 * Reads a number of the fifth or sixth field.
 *
 *     rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 *                                                                ^
 */
export function readClock(reader: Reader, least: number): number {
	const { text, end, at: from } = reader;
	let value = 0;
	let at = from;
	for (; at < end; at++) {
		const digit = text.charCodeAt(at) - 48;
		if (digit < 0 || digit > 9) break;
		value = value * 10 + digit;
	}
	const whole = at >= end || isBlank(text.charCodeAt(at));
	if (whole && value >= least && value < TOO_LARGE && (text.charCodeAt(from) !== 48 || at === from + 1)) {
		reader.at = at;
		return value;
	}
	const given = reader.field();
	const to = reader.at;
	const message = `A clock is a number from ${least}, not "${given.slice(0, 20)}".`;
	if (given === '-') reader.warn('clock-number', from, to, message, `${least}`);
	else if (!whole) reader.fault(given[0] === '-' && Number.isInteger(Number(given)) ? 'clock-negative' : 'clock-number', from, to, message);
	else if (value >= TOO_LARGE) reader.fault('clock-range', from, to, message);
	else if (value < least) reader.warn('clock-range', from, to, message, `${least}`);
	else {
		reader.warn('clock-zeros', from, to, message, `${value}`);
		return value;
	}
	return least;
}
