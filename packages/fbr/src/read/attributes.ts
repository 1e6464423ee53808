import { nearest, quote, type Span } from '@x/diagnostics';
import { readPieceSet, readRange, Unreadable } from '@x/mbn/parts';
import { type AttributeName, attributeRow, isRuleName, RULES, type RuleName } from '../table/names.js';
import type { AttributeRow } from '../table/row.js';
import type { Attribute, Rule } from '../tree.js';
import { readArgument, readValues } from './arguments.js';
import { expected, fault, quoted, type Source, warn } from './source.js';

const NAME = /[A-Za-z]+|[0-9]+[A-Z]/y;

/** The content of a list of attributes: a set without a name belongs to the rule. */
export interface Attributes {
	readonly attributes: readonly Attribute[];
	readonly set?: Rule['set'];
}

/** Reads attributes behind "=", up to the end of the rule. After a fault the next one is still read. */
export function readAttributes(source: Source, rule: RuleName): Attributes {
	const { cursor } = source;
	const attributes: Attribute[] = [];
	let set: Rule['set'];
	for (;;) {
		try {
			if (cursor.peek() === '{') set = readBareSet(source, rule);
			else {
				const attribute = readAttribute(source, rule);
				if (attribute !== undefined) attributes.push(attribute);
			}
			if (cursor.done()) break;
			if (!cursor.takes(',')) noComma(source);
			if (cursor.done()) endsWithComma(source, rule);
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			if (!skip(source)) break;
		}
	}
	return { attributes, ...(set && { set }) };
}

/** Reports another sign behind an attribute. One before a further attribute stands for the comma. */
function noComma(source: Source): never {
	const { cursor } = source;
	const joins = /[;+&|/]/.test(cursor.peek()) && /[a-z]/.test(cursor.peek(1));
	const hint = joins ? 'Write "," between attributes.' : 'Attributes stand behind one "=", with commas between them.';
	return expected(source, 'trailing', '"," or the end of the rule', hint, joins ? ',' : undefined);
}

/** Reports a comma at the end of a rule. A blank behind it is the fault if an attribute of the rule follows. */
function endsWithComma(source: Source, rule: RuleName): never {
	const { cursor } = source;
	cursor.at--;
	const blank = blankBeforeAttribute(source, rule);
	return expected(
		source,
		'trailing',
		'an attribute behind the comma, without a blank, or the end of the rule',
		blank === undefined ? 'Remove the comma.' : 'Remove the blank.',
		blank === undefined ? '' : { ...blank, text: '' },
	);
}

/** The blank behind the rule, if an attribute of the rule follows. */
function blankBeforeAttribute({ cursor }: Source, rule: RuleName): Span | undefined {
	const blank = cursor.blanksBehind();
	const next = blank && /^[A-Za-z]{1,40}/.exec(cursor.text.slice(blank.to, blank.to + 40))?.[0];
	return next !== undefined && attributeRow(rule, next) !== undefined && !isRuleName(next) ? blank : undefined;
}

/** Goes behind the next comma outside brackets, if there is one. */
function skip({ cursor }: Source): boolean {
	while (!cursor.done()) {
		if (cursor.takes(',')) return true;
		const close = '([{<'.includes(cursor.peek()) ? cursor.closing() : -1;
		cursor.at = close > 0 ? close + 1 : cursor.at + 1;
	}
	return false;
}

function readBareSet(source: Source, rule: RuleName): Rule['set'] {
	const { cursor } = source;
	const start = cursor.at;
	if (!RULES[rule].bareSet) expected(source, 'attribute', 'the name of an attribute', namesHint(rule));
	const set = readPieceSet(cursor, true);
	warn(
		source,
		'unnamed',
		cursor.from(start),
		`Expected the piece set before "=", found ${quoted(source, cursor.from(start))} in the place of an attribute.`,
		`Write ${rule}… and then ${cursor.text.slice(start, cursor.at)} without "=".`,
	);
	return set;
}

/** Reads one attribute. One with an unknown name is reported and left out. */
function readAttribute(source: Source, rule: RuleName): Attribute | undefined {
	const { cursor } = source;
	const start = cursor.at;
	const negated = cursor.takes('!');
	const { name, row } = cursor.peek() === '(' ? bareNumber(source, rule) : readName(source, rule);
	if (negated && row.negatable === undefined)
		fault(source, 'not-negatable', { from: start, to: start + 1 }, `Expected ${quote(name)} without "!", found "!".`, negatableHint(rule));
	const parts = readParts(source, name, row);
	if (row === ANYTHING) return undefined;
	if (!negated || row.negatable !== undefined) demand(source, name, row, parts, start);
	if (name === 'stalemate' && parts.number !== undefined)
		warn(
			source,
			'ignored',
			cursor.from(start),
			`Expected ${quote(name)} without a number, found ${parts.number}.`,
			'The source prints one, which means nothing.',
			cursor.text.slice(start, cursor.at).replace(/\(\d+\)/, ''),
		);
	if (row.extension)
		warn(
			source,
			'extension',
			cursor.from(start),
			`Expected an attribute of the source document, found ${quote(name)}.`,
			'It is read as an extension.',
		);
	return { name, ...(negated && { negated }), ...parts, span: cursor.from(start) };
}

const negatableHint = (rule: RuleName): string | undefined => {
	const names = Object.entries(RULES[rule].attributes ?? {}).flatMap(([name, row]) => (row.negatable === undefined ? [] : [name]));
	return names.length === 0 ? undefined : `Only ${names.join(' and ')} can be negated.`;
};

type Named = { readonly name: AttributeName; readonly row: AttributeRow };

/** `(2)` without a name. The bracket is not read yet. */
function bareNumber(source: Source, rule: RuleName): Named {
	const { cursor } = source;
	const name = RULES[rule].bareNumber as AttributeName | undefined;
	if (name === undefined) return expected(source, 'attribute', 'the name of an attribute', namesHint(rule));
	const close = cursor.closing();
	const span = { from: cursor.at, to: close < 0 ? cursor.at + 1 : close + 1 };
	warn(
		source,
		'unnamed',
		span,
		`Expected the name of an attribute, found ${quoted(source, span)}.`,
		`It is read as ${name}${cursor.text.slice(span.from, span.to)}.`,
		`${name}${cursor.text.slice(span.from, span.to)}`,
	);
	return { name, row: attributeRow(rule, name)! };
}

function readName(source: Source, rule: RuleName): Named {
	const { cursor } = source;
	const start = cursor.at;
	const { attributes = {}, aliases = {} } = RULES[rule];
	let name = cursor.match(NAME) ?? noName(source, rule);
	// `move*` is a name; `demote*` is a name and a prefix.
	if (cursor.peek() === '*' && Object.hasOwn(attributes, `${name}*`)) {
		cursor.at++;
		name += '*';
	}
	const span = cursor.from(start);
	const row = attributeRow(rule, name);
	if (row !== undefined) return { name: name as AttributeName, row };
	if (Object.hasOwn(aliases, name)) {
		const meant = aliases[name]!;
		warn(source, 'alias', span, `Expected ${quote(meant)}, found ${quote(name)}.`, 'The spelling is read, but not written.', meant);
		return { name: meant as AttributeName, row: attributeRow(rule, meant)! };
	}
	const known = Object.keys(attributes);
	const meant = nearest(name, known);
	fault(
		source,
		'attribute',
		span,
		`Expected an attribute of ${quote(rule)}, found ${quote(name)}.`,
		meant === undefined ? `Expected one of ${known.join(', ')}.` : `Did you mean "${meant}"?`,
		meant === undefined ? undefined : { data: { expected: meant } },
	);
	// Its arguments tell nothing.
	return { name: known[0] as AttributeName, row: ANYTHING };
}

const namesHint = (rule: RuleName): string => `Expected one of ${Object.keys(RULES[rule].attributes ?? {}).join(', ')}.`;

function noName(source: Source, rule: RuleName): never {
	const { cursor } = source;
	const blank = cursor.done() ? blankBeforeAttribute(source, rule) : undefined;
	const fix = blank === undefined ? undefined : { ...blank, text: '' };
	// A comma before the first attribute, or a second one, separates nothing.
	if (cursor.peek() === ',') expected(source, 'attribute', 'the name of an attribute', 'Remove the comma.', '');
	return expected(source, 'attribute', 'the name of an attribute', fix ? 'Remove the blank.' : namesHint(rule), fix);
}

const ANYTHING: AttributeRow = { meaning: '', number: 'optional', prefix: 'optional', set: 'optional', range: 'optional', negatable: '' };

type Parts = Omit<Attribute, 'name' | 'negated' | 'span'>;

const SIGNS = {
	'(': { part: 'number', what: 'a number' },
	'{': { part: 'set', what: 'a piece set' },
	'[': { part: 'range', what: 'a board range' },
} as const;

/** Reads the arguments of an attribute, each at most once. */
function readParts(source: Source, name: string, row: AttributeRow): Parts {
	const { cursor } = source;
	const parts: { -readonly [Key in keyof Parts]: Parts[Key] } = {};
	for (;;) {
		const start = cursor.at;
		const sign = cursor.peek();
		if (/^[+\-#*$%&]$/.test(sign) && row.prefix === undefined && /[a-z]/.test(cursor.peek(1))) noComma(source);
		refuseBraces(source, name, row);
		const values = sign === '{' && row.values !== undefined;
		const known = sign === '(' || sign === '{' || sign === '[' ? SIGNS[sign] : undefined;
		const part = values ? 'values' : (known?.part ?? (/[+\-#*$%&]/.test(sign) ? 'prefix' : undefined));
		if (part === undefined) return parts;
		// Nothing is known about the arguments of an unknown name.
		if (parts[part] !== undefined && row !== ANYTHING)
			fault(
				source,
				'duplicate',
				{ from: start, to: start + 1 },
				`Expected each argument of ${quote(name)} once, found ${cursor.found()} again.`,
				'Keep one of them.',
			);
		if (part === 'values') parts.values = readValues(source);
		else if (part === 'number') parts.number = readArgument(source);
		else if (part === 'set') parts.set = readPieceSet(cursor, true);
		else if (part === 'range') parts.range = readRange(cursor);
		else {
			cursor.at++;
			parts.prefix = sign;
		}
		if (row[part] === undefined)
			fault(
				source,
				'unexpected-argument',
				cursor.from(start),
				`Expected ${quote(name)} without ${known?.what ?? 'a prefix'}, found ${quoted(source, cursor.from(start))}.`,
				'Remove it.',
				{ fix: '' },
			);
	}
}

/** Reports a number between other brackets. */
function refuseBraces(source: Source, name: string, row: AttributeRow): void {
	const { cursor } = source;
	const start = cursor.at;
	if (row.number === undefined || row === ANYTHING) return;
	const number = cursor.match(/(?:\{[0-9]{1,9}\}|\[[0-9]{1,9}\]|<[0-9]{1,9}>)/y)?.slice(1, -1);
	if (number === undefined) return;
	const span = cursor.from(start);
	const fix = `(${number})`;
	fault(
		source,
		'number',
		span,
		`Expected the number of ${quote(name)} in round brackets, found ${quoted(source, span)}.`,
		`Write ${fix}.`,
		{ fix },
	);
	throw new Unreadable();
}

const ARGUMENTS = [
	['number', 'a number in round brackets', '(3)'],
	['set', 'a piece set', '{Q}'],
	['range', 'a board range', '[d-e4-5]'],
] as const;

/** Reports arguments that must be written. */
function demand(source: Source, name: string, row: AttributeRow, parts: Parts, start: number): void {
	const { cursor } = source;
	for (const [part, what, example] of ARGUMENTS)
		if (row[part] === 'required' && parts[part] === undefined)
			fault(
				source,
				'missing-argument',
				cursor.from(start),
				`Expected ${what} behind ${quote(name)}, found none.`,
				`Write ${name}${example}.`,
			);
}
