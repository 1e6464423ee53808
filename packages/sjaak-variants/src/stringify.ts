import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { lineText } from './lines.js';
import { printLine } from './print.js';
import type { Line, Variant, VariantsFile } from './syntax.js';

/** The options for writing a file. */
export interface StringifyOptions {
	/**
	 * `exact` (default): every line that was read keeps its bytes; only new lines are printed. `canonical`: all lines are printed in the
	 * portable core of the language, which engine 1.4.1 and this reader understand in the same way; comments are kept.
	 */
	readonly style?: 'exact' | 'canonical' | undefined;
}

/**
 * Writes a file, or one variant.
 *
 * @example
 * const text = 'Variant: Tiny  # a comment\nBoard:8x8\n';
 * stringify(parseLines(text)) === text // true
 * stringify(parseLines(text), { style: 'canonical' }) // 'Variant: Tiny # a comment\nBoard: 8x8\n'
 */
export function stringify(value: VariantsFile | Variant, options: StringifyOptions = {}): string {
	objectGiven(value, 'value', 'a VariantsFile or a Variant');
	if (!('variants' in value || 'lines' in value)) misuse('value', 'a VariantsFile or a Variant', value);
	checkOptions(options, { style: ['exact', 'canonical'] });
	const { style = 'exact' } = options;
	const lines: readonly Line[] =
		'variants' in value ? [...value.preamble, ...value.variants.flatMap((variant) => variant.lines)] : value.lines;
	const eol = lines.find(({ layout }) => layout !== undefined && layout.eol !== '')?.layout?.eol ?? '\n';
	let text = '';
	for (const [index, line] of lines.entries()) {
		const { layout } = line;
		const exact = style === 'exact' && layout !== undefined;
		const last = index === lines.length - 1;
		text += exact ? lineText(layout) : printLine(line);
		if (!exact) text += last && layout?.eol === '' ? '' : '\n';
		// The last line of a file needs a line end if another line follows it.
		else text += layout.eol === '' && !last ? eol : layout.eol;
	}
	return text;
}
