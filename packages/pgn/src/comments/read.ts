import { LEFT_BRACE, RIGHT_BRACE } from '../lexer/bytes.js';
import type { Command } from '../tree/game.js';

/** A run of blanks in a comment: tabs, line breaks, spaces. */
const BLANKS = /[\t-\r ]+/g;

const isBlank = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);

/** A range of a text with each run of blanks as one space, and without blanks at its ends. */
export const collapse = (text: string, from = 0, end: number = text.length): string => {
	let to = end;
	let start = from;
	while (start < to && isBlank(text.charCodeAt(start))) start++;
	while (to > start && isBlank(text.charCodeAt(to - 1))) to--;
	if (start === to) return '';
	const words = text.slice(start, to);
	// Most texts have single spaces only.
	for (let at = 0; at < words.length; at++) {
		const unit = words.charCodeAt(at);
		if (unit < 32 ? isBlank(unit) : unit === 32 && isBlank(words.charCodeAt(at + 1))) return words.replace(BLANKS, ' ');
	}
	return words;
};

/** The end of a command's name from an index on: letters, digits, `_`, `-`, `.`. */
const nameEnd = (text: string, from: number): number => {
	let to = from;
	for (; to < text.length; to++) {
		const unit = text.charCodeAt(to);
		const isLetter = (unit | 32) >= 97 && (unit | 32) <= 122;
		if (!isLetter && (unit < 48 || unit > 57) && unit !== 95 && unit !== 45 && unit !== 46) break;
	}
	return to;
};

/** Whether a command may have this name. */
export const isCommandName = (name: string): boolean => name !== '' && nameEnd(name, 0) === name.length;

const joined = (first: string, second: string): string => (first === '' || second === '' ? first + second : `${first} ${second}`);

/** Names that are common: texts of files share them. */
const NAMES = ['clk', 'eval', 'emt', 'csl', 'cal'];

const nameAt = (text: string, from: number, to: number): string => {
	for (const name of NAMES) if (to - from === name.length && text.startsWith(name, from)) return name;
	return text.slice(from, to);
};

/**
 * Splits the inside of a comment, which is a range of a text, into its text and its commands: `[%name value]`. A command ends at the first `]`; a
 * `[%` without a name or without a `]` is text. So the text is never read as a command again. The time is linear in the text.
 *
 * @example
 * readComment('Fine. [%clk 0:05:00]') // → { text: 'Fine.', commands: [{ name: 'clk', value: '0:05:00' }] }
 */
export const readComment = (
	inside: string,
	start = 0,
	end: number = inside.length,
): { readonly text: string; readonly commands: readonly Command[] } => {
	const commands: Command[] = [];
	let text = '';
	let done = start;
	let close = start;
	let from = inside.indexOf('[%', start);
	while (from >= 0 && from < end) {
		const to = nameEnd(inside, from + 2);
		if (to === from + 2) {
			from = inside.indexOf('[%', from + 2);
			continue;
		}
		if (close < to) close = inside.indexOf(']', to);
		if (close < 0 || close >= end) break;
		commands.push({ name: nameAt(inside, from + 2, to), value: collapse(inside, to, close) });
		text = joined(text, collapse(inside, done, from));
		done = close + 1;
		from = inside.indexOf('[%', done);
	}
	return { text: joined(text, collapse(inside, done, end)), commands };
};

/** A comment with the signs around it: braces, of which the second may be missing, or a semicolon. */
export const readToken = (text: string): ReturnType<typeof readComment> => {
	const last = text.length - 1;
	const isClosed = last > 0 && text.charCodeAt(0) === LEFT_BRACE && text.charCodeAt(last) === RIGHT_BRACE;
	return readComment(text, 1, isClosed ? last : text.length);
};
