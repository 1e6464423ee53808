import { isBlank, type Reader, SEED, SITE, skipBlanks } from './reader.js';

const NAME = /\w*/y;
const PLAIN = /[^"\\]*/y;
const CLOSE = /"[ \t\r\n]*\]/y;
const LEGACY = /:[^[\]\n]*\]/y;
const REST = /[^\]\n]*\]?/y;

/** `\"` and `\\` in a value, as in PGN. */
export const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');

/** Reports blanks between the closing quote and the bracket, which the site does not accept. */
const noteGap = (reader: Reader, quote: number): void => {
	if (reader.at > quote + 2) reader.only(SITE, quote + 1, reader.at - 1);
};

/** The raw text between the quotes; the dialect defines the meaning of a backslash. */
function readValue(reader: Reader): string | undefined {
	const { text, at: from } = reader;
	const first = text.indexOf('"', from);
	// In the seed notation, a backslash escapes the next character.
	do reader.take(PLAIN);
	while (reader.eat('\\') && reader.at++);
	const end = reader.at;
	if (reader.take(CLOSE)) {
		const value = text.slice(from, end);
		noteGap(reader, end);
		if (end > first) reader.only(SITE, from, end);
		else if (unescaped(value) !== value) reader.note('ambiguous-dialect', from, end);
		return value;
	}
	reader.at = Math.max(first, from);
	if (!reader.take(CLOSE)) return;
	noteGap(reader, first);
	reader.only(SEED, from, first);
	return text.slice(from, first);
}

/**
 * Reads metadata:
 *
 *     [White "Tom"]
 */
export function readTag(reader: Reader, metadata: Record<string, string>): void {
	const { text, at: from } = reader;
	reader.at++;
	const name = reader.take(NAME);
	const gap = reader.at;
	let value: string | undefined;
	skipBlanks(reader);
	if (reader.at > gap && reader.eat('"')) {
		value = readValue(reader);
		if (value !== undefined && (value === '' || value.length > 200)) reader.only(SITE, from);
	} else {
		// [Variant: Knighted Chess], the form before 2024
		value = reader.take(LEGACY).slice(1, -1).trim() || undefined;
		if (value !== undefined) {
			reader.only(SITE, from);
			reader.note('tag-legacy', from);
		}
	}
	if (/[\d_]/.test(name)) reader.only(SITE, from, gap);
	if (!isBlank(text.charCodeAt(reader.at))) reader.note('blank', reader.at, reader.at);
	if (value === undefined || !name || name === '__proto__') {
		reader.take(REST);
		reader.note('tag-form', from);
		return;
	}
	if (Object.hasOwn(metadata, name)) {
		reader.note('tag-twice', from);
		reader.note('tag-replaced', from);
	}
	metadata[name] = value;
}
