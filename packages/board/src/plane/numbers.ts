import type { PlaneCell } from './data.js';

/** The longest number that is written in full at the rim. */
const LONGEST = 7;

/** A coordinate in a small space: `-42`, `3e40`, or its last digits after dots. */
export const shortNumber = (value: bigint): string => {
	const text = value.toString();
	const sign = text.startsWith('-') ? '-' : '';
	const digits = text.slice(sign.length);
	if (digits.length <= LONGEST) return text;
	const [, front, zeros] = /^(\d*?)(0*)$/.exec(digits)!;
	const power = zeros!.length > 2 ? `e${zeros!.length}` : '';
	const kept = power === '' ? digits : front!;
	return kept.length <= 4 ? `${sign}${kept}${power}` : `${sign}…${kept.slice(-4)}${power}`;
};

/** A distance in cells on a mark at the rim: `42`, `1.2k`, `35k`, `1e40`. */
export const distanceText = (distance: bigint): string => {
	const text = distance.toString();
	if (text.length <= 3) return text;
	if (text.length === 4) return `${text[0]}.${text[1]}k`;
	return text.length <= 6 ? `${text.slice(0, -3)}k` : `${text[0]}e${text.length - 1}`;
};

/** The most digits that are spoken one by one. */
const SPOKEN = 12;

/** A coordinate in words: complete, or its length with both ends. */
export const spokenNumber = (value: bigint): string => {
	const text = value.toString();
	const sign = text.startsWith('-') ? 'minus ' : '';
	const digits = text.replace('-', '');
	if (digits.length <= SPOKEN) return `${sign}${digits}`;
	const [, front, zeros] = /^(\d*?)(0*)$/.exec(digits)!;
	if (front!.length <= 4) return `${sign}${front} followed by ${zeros!.length} zeros`;
	return `${sign}${digits.slice(0, 4)} … ${digits.slice(-4)}, ${digits.length} digits`;
};

/**
 * A square as text; long coordinates are shortened to their ends.
 *
 * @example
 * import { squareText } from '@x/board/plane';
 * squareText([4n, -2n]) // → '4,-2'
 * squareText([10n ** 40n, 0n]) // → '10000000…00000000 (41 digits),0'
 */
export const squareText = ([x, y]: PlaneCell): string => {
	const cut = (value: bigint): string => {
		const text = value.toString();
		return text.length <= 24 ? text : `${text.slice(0, 8)}…${text.slice(-8)} (${text.replace('-', '').length} digits)`;
	};
	return `${cut(x)},${cut(y)}`;
};

/**
 * A square in words: complete numbers, or their lengths with both ends.
 *
 * @example
 * import { spokenSquare } from '@x/board/plane';
 * spokenSquare([-1n, 10n ** 40n]) // → 'minus 1, 1 followed by 40 zeros'
 */
export const spokenSquare = ([x, y]: PlaneCell): string => `${spokenNumber(x)}, ${spokenNumber(y)}`;

const SQUARE = /^\s*\(?\s*([+-]?\d[\d_ ]*(?:e\+?\d{1,4})?)\s*[,;\s]\s*([+-]?\d[\d_ ]*(?:e\+?\d{1,4})?)\s*\)?\s*$/i;

const whole = (text: string): bigint => {
	const [digits = '', power = '0'] = text.replace(/[_ +]/g, '').toLowerCase().split('e');
	return BigInt(digits) * 10n ** BigInt(power);
};

/**
 * Reads a typed square of any size: `4,2`, `-5; 12`, `1e40, 7`; undefined for any other text.
 *
 * @example
 * import { readSquare } from '@x/board/plane';
 * readSquare('1e3, -7') // → [1000n, -7n]
 * readSquare('e4') // → undefined
 */
export const readSquare = (text: string): PlaneCell | undefined => {
	const found = SQUARE.exec(text);
	return found === null ? undefined : [whole(found[1]!), whole(found[2]!)];
};
