import { CR, ELLIPSIS, LF, SPACE } from '../lexer/bytes.js';

/** A part of a character that is not ASCII. */
const WIDE = 0xff;
const BYTE_ORDER_MARK = 0xfeff;
const WIDE_DOTS = 0x2026;
/** The units that are converted at once: one that is not ASCII slows down its block only. */
const BLOCK = 4096;

const isBlank = (unit: number): boolean =>
	unit === 0xa0 || (unit >= 0x2000 && unit <= 0x200b) || (unit >= 0x2028 && unit <= 0x202f) || unit === 0x3000 || unit === BYTE_ORDER_MARK;

/** The byte of the unit at an index. */
function byteAt(text: string, index: number): number {
	const unit = text.charCodeAt(index);
	if (unit < 128) return unit;
	if (unit === WIDE_DOTS) return ELLIPSIS;
	if (!isBlank(unit)) return WIDE;
	// A `%` behind the mark is at the start of its line, as it is behind a carriage return.
	const isMark = unit === BYTE_ORDER_MARK && (index === 0 || text.charCodeAt(index - 1) === LF);
	return isMark ? CR : SPACE;
}

/**
 * One byte for each UTF-16 unit of a range of a text, so that places in the bytes are indices of the text: ASCII as it is, blanks as spaces, an
 * ellipsis as `ELLIPSIS`, and 0xFF for all others.
 */
export function unitsOf(text: string, from: number = 0, to: number = text.length): Uint8Array {
	const bytes = new Uint8Array(to - from);
	const encoder = new TextEncoder();
	for (let at = from; at < to; at += BLOCK) {
		const end = Math.min(at + BLOCK, to);
		const { read } = encoder.encodeInto(text.slice(at, end), bytes.subarray(at - from, end - from));
		// Each unit that is not ASCII needs more than one byte, so not all of them were read.
		if (read < end - at) for (let index = at; index < end; index++) bytes[index - from] = byteAt(text, index);
	}
	return bytes;
}
