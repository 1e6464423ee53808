import { isBlank, type Reader } from './reader.js';

const STOP = 46;

/** Leaves out blanks at both ends, and a full stop of the sentence that quoted the text. */
export function trim(reader: Reader): void {
	const { text } = reader;
	let end = text.length;
	while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
	if (end < text.length && end > 0) reader.warn('blank', end, text.length, 'Nothing stands around the fields.', '');
	let at = 0;
	while (at < end && isBlank(text.charCodeAt(at))) at++;
	if (at > 0) reader.warn('blank', 0, at, 'Nothing stands around the fields.', '');
	reader.at = at;
	if (text.charCodeAt(end - 1) === STOP) {
		let blank = end - 1;
		while (blank > at && !isBlank(text.charCodeAt(blank))) blank--;
		// In the first field a full stop is an empty cell.
		if (blank > at) {
			reader.warn('full-stop', end - 1, end, 'No full stop ends a FEN.', '');
			end--;
			while (isBlank(text.charCodeAt(end - 1))) end--;
		}
	}
	reader.end = end;
}

/** Goes to the next field. If there is none: false, and it is read as said. */
export function next(reader: Reader, otherwise: string | number): boolean {
	const { text, end } = reader;
	const from = reader.at;
	if (from >= end) {
		reader.missing += ` ${otherwise}`;
		return false;
	}
	let at = from;
	while (isBlank(text.charCodeAt(at))) at++;
	reader.at = at;
	if (at - from !== 1 || text.charCodeAt(from) !== 32) {
		reader.warn('blank', from, at, 'Fields are separated by one space.', ' ');
	}
	return true;
}
