import { type Diagnostic, NotationError, objectGiven, quote } from '@x/diagnostics';
import { type Mbn, WORD } from './mbn.js';

/**
 * Writes the canonical text of a value.
 *
 * @throws {NotationError} with every part of the value that the notation cannot say.
 *
 * @example
 * stringify({ words: ['e4', 'e5'] }) // 'e4 e5'
 */
export function stringify(value: Mbn): string {
	objectGiven(value, 'value', 'a Mbn', 'words');
	const { words } = value;
	const faults = words.flatMap((word, index): Diagnostic[] =>
		typeof word === 'string' && WORD.test(word) ? [] : [inexpressible(`words[${index}]`, `Expected a word, found ${quote(String(word))}.`)],
	);
	if (words.length === 0) faults.push(inexpressible('words', 'Expected at least one word, found none.'));
	if (faults.length > 0) throw new NotationError(faults);
	return words.join(' ');
}

/** A fault of a value: its place is the path in `data`. */
const inexpressible = (path: string, message: string): Diagnostic => ({
	code: 'mbn/inexpressible',
	message,
	severity: 'error',
	span: { from: 0, to: 0 },
	data: { path },
});
