import { textGiven } from '@x/diagnostics';

/**
 * Says whether a text looks like a `variants.ini`: it has a section, and keys or the parent of a section. The beginning of a text is enough. It
 * may still have faults.
 *
 * @throws {TypeError} if `text` is not a string.
 *
 * @example
 * isVariantsIni('[mine:grand]') // true
 * isVariantsIni('[Event "?"]\n\n1. e4 *') // false
 */
export function isVariantsIni(text: string): boolean {
	textGiven(text);
	// A section; then a key, or a section that only has a parent: `[mine:grand]`.
	return /^[ \t]*\[[\w -]+[:\]]/m.test(text) && /^[ \t]*(\w+[ \t]*=|\[[\w -]+:[\w -]+\]\s*$)/m.test(text);
}
