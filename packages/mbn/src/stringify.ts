import { checkOptions, type Diagnostic, NotationError, type OptionRule, objectGiven, quote } from '@x/diagnostics';
import { safeParse } from './parse.js';
import { Printer, type Style } from './print.js';
import type { Mbn } from './tree.js';

export interface StringifyOptions {
	/** `canonical`, the default, or `exact`: the text that was read, with its blanks and its order of signs. */
	readonly style?: Style | undefined;
}

const RULES: Readonly<Record<keyof StringifyOptions, OptionRule>> = { style: ['exact', 'canonical'] };

/**
 * Writes items.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the value is not one that MBN can express.
 *
 * @example
 * stringify(parse(' Z={^!Kq}mW  K')) // 'Z={!^Kq}mW K'
 * stringify(parse(' Z={^!Kq}mW  K'), { style: 'exact' }) // ' Z={^!Kq}mW  K'
 */
export function stringify(value: Mbn, options: StringifyOptions = {}): string {
	objectGiven(value, 'value', 'a tree of MBN', 'items');
	checkOptions(options, RULES);
	const { style = 'canonical' } = options;
	const text = printed(value, style === 'exact');
	// A tree built by hand can hold anything. Its meaning is the tree that its text is read as.
	const read = safeParse(text, { mode: 'lenient', limits: { length: text.length } });
	if (!read.ok)
		throw new NotationError(
			read.problems.map((problem) => inexpressible(text, `The value cannot be written: ${problem.message}`, problem.span)),
		);
	if (text.length > 0 && skeleton(read.value) !== skeleton(value))
		throw new NotationError([
			inexpressible(text, `Expected a value that MBN can express. Its text would be ${quote(text)}, which has another meaning.`, {
				from: 0,
				to: text.length,
			}),
		]);
	return text;
}

function printed(value: Mbn, exact: boolean): string {
	try {
		return new Printer(exact).mbn(value);
	} catch (error) {
		if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
		throw new NotationError([inexpressible('', 'Expected a tree of MBN, found parts of another form.', { from: 0, to: 0 })]);
	}
}

/** The meaning of a tree as text: without spans and what only `exact` writes. */
const skeleton = (value: Mbn): string => {
	const drop = new Set(['span', 'blanks', 'swapped', 'doubled', 'compound']);
	const sorted = (one: unknown): unknown => {
		if (Array.isArray(one)) return one.map(sorted);
		if (typeof one !== 'object' || one === null) return one;
		return Object.fromEntries(
			Object.entries(one)
				.filter(([key, inner]) => !drop.has(key) && inner !== undefined && inner !== false)
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([key, inner]) => [key, sorted(inner)]),
		);
	};
	return JSON.stringify(sorted(value));
};

const inexpressible = (text: string, message: string, span: { from: number; to: number }): Diagnostic => ({
	code: 'mbn/inexpressible',
	message,
	severity: 'error',
	span,
	data: { text },
});
