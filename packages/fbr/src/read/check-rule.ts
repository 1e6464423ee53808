import { quote, type Span } from '@x/diagnostics';
import type { Note } from '@x/mbn/parts';
import { attributeRow, RULES } from '../table/names.js';
import type { Rule } from '../tree.js';
import { fault, type Source } from './source.js';

const PARTS = [
	['prefix', 'prefix', 'one of + - # * $ % &'],
	['direction', 'compass point', 'one of <n> <s> <e> <w> <ne> <nw> <se> <sw>'],
	['set', 'piece set', 'such as {K}'],
	['range', 'board range', 'such as [d-e4-5]'],
	['word', 'word', 'such as /Dragon/'],
] as const;

/** An attribute again, without arguments: its comma and its name can go. */
const repeated = ({ cursor: { text } }: Source, { from, to }: Span): Note | undefined =>
	text[from - 1] === ',' && /^[a-z]+$/i.test(text.slice(from, to)) ? { fix: { from: from - 1, to, text: '' } } : undefined;

/** Checks a complete rule: what must be written, and what excludes each other. A cancellation says no more than its name. */
export function checkRule(source: Source, rule: Rule, listed: boolean): void {
	const { name, attributes = [] } = rule;
	const row = RULES[name];
	const span = rule.span!;
	const missing = (part: (typeof PARTS)[number][0] | 'attribute', what: string, hint: string, at: Span = span): void =>
		fault(source, `missing-${part}`, at, `Expected ${part === 'attribute' ? 'an' : 'a'} ${what}, found none.`, hint);
	if (!rule.negated) {
		for (const [part, what, example] of PARTS)
			if (row[part] === 'required' && rule[part] === undefined) {
				const isList = example.startsWith('one of');
				missing(part, what, isList ? `Write ${example} behind ${name}.` : `Write a ${what} behind ${name}, ${example}.`);
			}
		// An invalid list is not reported as missing.
		if (row.attributed && !listed) missing('attribute', 'attribute', `Write = and one of ${Object.keys(row.attributes ?? {}).join(', ')}.`);
	}
	const seen = new Map<string, Span | undefined>();
	for (const { name: attribute, negated, values, span: at = span } of attributes) {
		const key = `${negated ? '!' : ''}${attribute}${values === undefined ? '' : '{…}'}`;
		if (seen.has(key))
			fault(
				source,
				'duplicate',
				at,
				`Expected each attribute once, found ${quote(key)} again.`,
				'Remove one of them.',
				repeated(source, at),
			);
		seen.set(key, at);
		if (!rule.negated && attributeRow(name, attribute)?.needsSet && rule.set === undefined)
			missing('set', `piece set of ${quote(name)} for ${quote(attribute)}`, `Write ${name}{…}=${attribute}.`, at);
	}
	for (const group of row.exclusive ?? []) {
		const [, second] = attributes.filter((attribute) => group.includes(attribute.name));
		if (second !== undefined)
			fault(
				source,
				'exclusive',
				second.span ?? span,
				`Expected only one of ${group.join(', ')}, found ${quote(second.name)} as well.`,
				'They exclude each other: keep one.',
			);
	}
}
