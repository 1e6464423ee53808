import { misuse, quote, textGiven } from '@x/diagnostics';
import { refuse } from './report.js';
import type { NumberOperand, Operand, StringOperand, WordOperand } from './types.js';

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;
const WORD = /^[^\s;"][^\s;]*$/;

/** The text between quotation marks, without the backslashes of `\"` and `\\`. Other backslashes are kept, as in `C:\suites`. */
export const unescaped = (text: string): string => text.replace(/\\(["\\])/g, '$1');

/** A text in quotation marks, with backslashes before quotation marks and backslashes. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const numberOf = (text: string): number | bigint => {
	const value = Number(text);
	return Number.isSafeInteger(value) || text.includes('.') ? value : BigInt(text.replace('+', ''));
};

/** The operand of a text without quotation marks and blanks. */
export const bareOperand = (text: string): NumberOperand | WordOperand =>
	NUMBER.test(text) ? { type: 'number', text, value: numberOf(text) } : { type: 'word', text, value: text };

/** The operand of a text between quotation marks that is written `text`. */
export const stringOperand = (value: string, text: string = quoted(value)): StringOperand => ({ type: 'string', text, value });

/** An operand as messages name it. */
export const named = ({ type, text, value }: Operand): string => (type === 'string' ? `the string ${quote(value)}` : quote(text));

/** Whether the text of an operand is read as one operand of the same type. */
export function isReadable({ type, text }: Operand): boolean {
	if (type === 'number') return NUMBER.test(text);
	if (type === 'word') return WORD.test(text) && !NUMBER.test(text);
	return (
		text.length > 1 &&
		text.startsWith('"') &&
		text.endsWith('"') &&
		closingQuote(text, 1, text.length) === text.length - 1 &&
		!/[\r\n]/.test(text)
	);
}

/** The index of the quotation mark that closes a string: the first one without a backslash; -1 if it is missing. */
export function closingQuote(text: string, from: number, end: number): number {
	for (let at = from; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 92) at++;
		else if (unit === 34) return at;
	}
	return -1;
}

/**
 * Makes an operand: a string in quotation marks, a number, or a word such as a move.
 *
 * @throws NotationError `pgn/epd-inexpressible` if EPD cannot write it: a string with a line break, a number that is not finite, a word that is empty,
 * has a blank or a semicolon, begins with a quotation mark, or is a number.
 *
 * @example
 * operand('string', 'a "good" move').text // → '"a \\"good\\" move"'
 * operand('number', 20).text // → '20'
 * operand('word', 'two words') // throws NotationError
 */
export function operand(type: 'string', value: string): StringOperand;
export function operand(type: 'number', value: number | bigint): NumberOperand;
export function operand(type: 'word', value: string): WordOperand;
export function operand(type: Operand['type'], value: string | number | bigint): Operand {
	if (type === 'number') {
		if (typeof value !== 'number' && typeof value !== 'bigint') misuse('value', 'a number', value);
		return typeof value === 'bigint' ? numberOperand(value) : numberOperand(Object.is(value, -0) ? 0 : value);
	}
	if (type !== 'string' && type !== 'word') misuse('type', '"string", "number" or "word"', type);
	textGiven(value, 'value');
	const made: Operand = type === 'string' ? stringOperand(value) : { type, text: value, value };
	return isReadable(made) ? made : refuse(`the ${type} ${JSON.stringify(value.slice(0, 60))}`);
}

function numberOperand(value: number | bigint): NumberOperand {
	let text = String(value);
	// Large and small numbers have an exponent in JavaScript, which EPD does not have.
	if (typeof value === 'number' && text.includes('e'))
		text = Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
	return NUMBER.test(text) ? { type: 'number', text, value: numberOf(text) } : refuse(`the number ${text}`);
}
