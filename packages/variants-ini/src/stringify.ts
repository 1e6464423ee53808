import { checkOptions, type Diagnostic, NotationError, objectGiven, quote } from '@x/diagnostics';
import type { Entry, Section, VariantsIni } from './tree.js';

/** How a file is written. */
export interface StringifyOptions {
	/**
	 * `exact`, the default, keeps blanks and empty lines as they were read: a text that was read is written byte for byte. `canonical` writes
	 * `key = value`, with an empty line between sections. Both keep comments.
	 */
	readonly style?: 'exact' | 'canonical' | undefined;
}

/**
 * Writes a file.
 *
 * @throws {NotationError} with every part of the value that the format cannot say.
 *
 * @example
 * stringify({ sections: [{ name: 'mine', parent: 'chess', entries: [{ key: 'nFoldRule', value: '4' }] }] }) // '[mine:chess]\nnFoldRule = 4\n'
 */
export function stringify(value: VariantsIni, options: StringifyOptions = {}): string {
	objectGiven(value, 'value', 'a VariantsIni', 'sections');
	checkOptions(options, { style: ['exact', 'canonical'] });
	const faults = value.sections.flatMap(faultsOf);
	if (faults.length > 0) throw new NotationError(faults);
	if (options.style === 'canonical') return canonical(value);
	const text: string[] = [];
	for (const section of value.sections) {
		text.push(head(section, text.length > 0));
		for (const entry of section.entries) text.push(line(entry, text));
	}
	return text.join('') + (value.after ?? '');
}

/** A line must end before another one begins. */
const separated = (text: readonly string[]): string => {
	const last = text.findLast((part) => part !== '');
	return last === undefined || last.endsWith('\n') ? '' : '\n';
};

function head({ name, parent, layout }: Section, more: boolean): string {
	if (layout === undefined) return `${more ? '\n' : ''}[${name}${parent === undefined ? '' : `:${parent}`}]\n`;
	const { before, colon = ':', after } = layout;
	return `${before}${name}${parent === undefined ? '' : colon + parent}${after}`;
}

function line({ key, value, layout }: Entry, text: readonly string[]): string {
	if (layout === undefined) return `${separated(text)}${key} = ${value}\n`;
	const { before, equals, after } = layout;
	return `${separated(text)}${before}${key}${equals}${value}${after}`;
}

/** The comments among some lines. */
const commentsOf = (text: string | undefined): readonly string[] =>
	(text ?? '').split(/\r?\n/).flatMap((one) => (/^\s*[#;]/.test(one) ? [`${one.trim()}\n`] : []));

function canonical({ sections, after }: VariantsIni): string {
	const blocks = sections.map(({ name, parent, entries, layout }) =>
		[
			...commentsOf(layout?.before),
			`[${name}${parent === undefined ? '' : `:${parent}`}]\n`,
			...entries.flatMap((entry) => [...commentsOf(entry.layout?.before), `${entry.key} = ${entry.value}`.trimEnd(), '\n']),
		].join(''),
	);
	const rest = commentsOf(after).join('');
	return [...blocks, ...(rest === '' ? [] : [rest])].join('\n');
}

function faultsOf({ name, parent, entries }: Section, index: number): readonly Diagnostic[] {
	const path = `sections[${index}]`;
	const faults: Diagnostic[] = [];
	const forName = (text: unknown, at: string): void => {
		if (typeof text !== 'string' || !/^[^\]:\r\n]*$/.test(text) || text !== text.trim())
			faults.push(inexpressible(at, `Expected a name without brackets, colons and line ends, found ${quote(String(text))}.`));
	};
	forName(name, `${path}.name`);
	if (parent !== undefined) forName(parent, `${path}.parent`);
	entries.forEach(({ key, value }, nth) => {
		const at = `${path}.entries[${nth}]`;
		if (typeof key !== 'string' || !/^[^=\s[#;][^=\r\n]*$/.test(key) || key !== key.trim())
			faults.push(inexpressible(`${at}.key`, `Expected a key, found ${quote(String(key))}.`));
		if (typeof value !== 'string' || /[\r\n]/.test(value) || value !== value.trim())
			faults.push(inexpressible(`${at}.value`, `Expected a value in one line, found ${quote(String(value))}.`));
	});
	return faults;
}

/** A fault of a value: its place is the path in `data`. */
const inexpressible = (path: string, message: string): Diagnostic => ({
	code: 'variants-ini/inexpressible',
	message,
	severity: 'error',
	span: { from: 0, to: 0 },
	data: { path },
});
