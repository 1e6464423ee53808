import { textGiven } from '@x/diagnostics';

const SECTION = /^[^\S\n]*\[[\w -]+(?::[\w -]+)?\]/m;
/** A key, or a section that only has a parent: `[mine:grand]`. */
const CONTENT = /^[^\S\n]*(?:\w+[^\S\n]*=|\[[\w -]+:[\w -]+\][^\S\r\n]*\r?$)/m;

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
	return SECTION.test(text) && CONTENT.test(text);
}
