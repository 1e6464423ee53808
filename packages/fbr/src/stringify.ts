import { checkOptions, type Diagnostic, NotationError, type OptionRule, objectGiven, quote } from '@x/diagnostics';
import { safeParse } from './parse.js';
import { Printer, type Style } from './print.js';
import type { Fbr } from './tree.js';

export interface StringifyOptions {
	/** `canonical`, the default, or `exact`: the text that was read, with its lines, its order of parts and its spellings. */
	readonly style?: Style | undefined;
}

const RULES: Readonly<Record<keyof StringifyOptions, OptionRule>> = { style: ['exact', 'canonical'] };

/**
 * Writes rules and pieces.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the value is not one that FBR can express.
 *
 * @example
 * stringify(parse('K  drop[1-8]{P} holding')) // 'drop{P}[1-8] holding K'
 * stringify(parse('K  drop[1-8]{P} holding'), { style: 'exact' }) // 'K  drop[1-8]{P} holding'
 */
export function stringify(value: Fbr, options: StringifyOptions = {}): string {
	objectGiven(value, 'value', 'a tree of FBR', 'rules');
	checkOptions(options, RULES);
	const { style = 'canonical' } = options;
	if (style === 'canonical') return checked(value, printed(value, false));
	const text = printed(value, true);
	// An edited tree may still hold the old texts of its parts. Then its parts have their canonical texts.
	const faithful = readable(text, value) === undefined;
	return faithful ? text : checked(value, printed(withoutTexts(value), true));
}

/** The text, if it has the meaning of the value. */
function checked(value: Fbr, text: string): string {
	const problems = readable(text, value);
	if (problems === undefined) return text;
	throw new NotationError(problems);
}

/**
 * The reasons why a text does not mean a value. A tree built by hand can hold anything; its meaning is the tree that its text is read as.
 */
function readable(text: string, value: Fbr): readonly Diagnostic[] | undefined {
	const read = safeParse(text, { mode: 'lenient', limits: { length: text.length } });
	if (!read.ok) return read.problems.map((problem) => inexpressible(text, `The value cannot be written: ${problem.message}`, problem.span));
	if (skeleton(read.value) === skeleton(value)) return undefined;
	const message = `Expected a value that FBR can express. Its text would be ${quote(text)}, which has another meaning.`;
	return [inexpressible(text, message, { from: 0, to: text.length })];
}

/** A tree without the texts that only `exact` writes. */
const withoutTexts = ({ layout: _, ...value }: Fbr): Fbr => ({
	...value,
	rules: value.rules.map(({ written: __, ...rule }) => rule),
});

function printed(value: Fbr, exact: boolean): string {
	try {
		return new Printer(exact).fbr(value);
	} catch (error) {
		if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
		throw new NotationError([inexpressible('', 'Expected a tree of FBR, found parts of another form.', { from: 0, to: 0 })]);
	}
}

/** Keys that only `exact` writes, and keys without a meaning. */
const DROPPED: ReadonlySet<string> = new Set(['span', 'layout', 'written', 'blanks', 'swapped', 'doubled', 'compound']);

/** The meaning of a tree as text. */
const skeleton = (value: Fbr): string => {
	const sorted = (one: unknown): unknown => {
		if (Array.isArray(one)) return one.map(sorted);
		if (typeof one !== 'object' || one === null) return one;
		return Object.fromEntries(
			Object.entries(one)
				.filter(
					([key, inner]) => !DROPPED.has(key) && inner !== undefined && inner !== false && !(key === 'attributes' && inner.length === 0),
				)
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([key, inner]) => [key, sorted(inner)]),
		);
	};
	return JSON.stringify(sorted(value));
};

const inexpressible = (text: string, message: string, span: { from: number; to: number }): Diagnostic => ({
	code: 'fbr/inexpressible',
	message,
	severity: 'error',
	span,
	data: { text },
});
