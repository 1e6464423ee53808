import { nearest, quote } from '@x/diagnostics';
import { readPieceSet, readRange, Unreadable } from '@x/mbn/parts';
import { isRuleName, RETIRED, RULE_ALIASES, RULE_NAMES, RULES, type RuleName } from '../table/names.js';
import type { RuleRow } from '../table/row.js';
import type { Compass, Rule } from '../tree.js';
import { readNumber } from './arguments.js';
import { readAttributes } from './attributes.js';
import { checkRule } from './check-rule.js';
import { expected, fault, quoted, type Source, warn } from './source.js';

const NAME = /[A-Za-z]+/y;
const COMPASS = /<(?:[ns][ew]|[nsew])>/y;
const INSIDE = /<[^<>]*>?/y;
const WORD = /\/[A-Za-z][A-Za-z0-9_]*\//y;
const PREFIX = /[+\-#*$%&]/;

type Parts = Omit<Rule, 'name' | 'negated' | 'attributes' | 'span' | 'written'>;
type Draft = { -readonly [Key in keyof Parts]: Parts[Key] };

/** Reads one rule: the text between two blanks. */
export function readRule(source: Source): Rule {
	const { cursor } = source;
	const start = cursor.at;
	const negated = cursor.takes('!');
	const name = readName(source);
	const draft: Draft = {};
	while (!cursor.done() && cursor.peek() !== '=') readPart(source, name, draft);
	const { attributes, set } = cursor.takes('=') ? readList(source, name) : { attributes: undefined, set: undefined };
	if (set !== undefined && draft.set !== undefined)
		fault(source, 'duplicate', set.span!, `Expected one piece set, found ${quoted(source, set.span!)} again.`);
	const rule: Rule = {
		name,
		...(negated && { negated }),
		...draft,
		...(set && { set }),
		...(attributes && attributes.length > 0 && { attributes }),
		span: cursor.from(start),
	};
	checkRule(source, rule, attributes !== undefined);
	return rule;
}

function readList(source: Source, name: RuleName): ReturnType<typeof readAttributes> {
	const { cursor } = source;
	const start = cursor.at - 1;
	if (RULES[name].attributes !== undefined || RULES[name].bareSet) return readAttributes(source, name);
	fault(
		source,
		'unexpected-attribute',
		{ from: start, to: cursor.end },
		`Expected ${quote(name)} without attributes, found ${quoted(source, { from: start, to: cursor.end })}.`,
		'Remove them.',
		{ fix: '' },
	);
	throw new Unreadable();
}

function readName(source: Source): RuleName {
	const { cursor } = source;
	const start = cursor.at;
	const name = cursor.match(NAME) ?? '';
	const span = cursor.from(start);
	if (isRuleName(name)) return name;
	const alias = Object.hasOwn(RULE_ALIASES, name) ? RULE_ALIASES[name] : undefined;
	if (alias !== undefined) {
		warn(source, 'alias', span, `Expected ${quote(alias)}, found ${quote(name)}.`, 'The spelling is read, but not written.', alias);
		return alias;
	}
	if (Object.hasOwn(RETIRED, name)) fault(source, 'retired', span, `Expected a rule of this version, found ${quote(name)}.`, RETIRED[name]);
	else {
		const meant = nearest(name, RULE_NAMES);
		const hint = meant === undefined ? `Expected one of ${RULE_NAMES.join(', ')}.` : `Did you mean "${meant}"?`;
		fault(
			source,
			'rule',
			span,
			`Expected a rule, found ${quote(name)}.`,
			hint,
			meant === undefined ? undefined : { data: { expected: meant } },
		);
	}
	throw new Unreadable();
}

/** Reads one part between the name and the attributes: a prefix, a number, a compass point, a set, a range or a word. */
function readPart(source: Source, name: RuleName, draft: Draft): void {
	const { cursor } = source;
	const start = cursor.at;
	const sign = cursor.peek();
	if (PREFIX.test(sign)) {
		cursor.at++;
		put(source, name, draft, 'prefix', sign, start);
	} else if (sign === '{') put(source, name, draft, 'set', readPieceSet(cursor), start);
	else if (sign === '[') put(source, name, draft, 'range', readRange(cursor), start);
	else if (sign === '<') readPointed(source, name, draft);
	else if (sign === '/') {
		const word =
			cursor.match(WORD) ??
			expected(source, 'word', 'a word between slashes', 'A word begins with a letter and has letters, digits and "_".');
		put(source, name, draft, 'word', word.slice(1, -1), start);
	} else expected(source, 'trailing', 'a part of the rule, "=" or the end of the rule');
}

/** Reads `<n>` or `<2>`. */
function readPointed(source: Source, name: RuleName, draft: Draft): void {
	const { cursor } = source;
	const start = cursor.at;
	const point = cursor.match(COMPASS);
	if (point !== undefined) {
		put(source, name, draft, 'direction', point.slice(1, -1) as Compass, start);
		return;
	}
	if (!/[0-9]/.test(cursor.peek(1))) {
		cursor.match(INSIDE);
		const what = RULES[name].direction === undefined ? 'a number' : 'one of n, s, e, w, ne, nw, se, sw';
		const code = RULES[name].direction === undefined ? 'order' : 'direction';
		fault(source, code, cursor.from(start), `Expected ${what} between "<" and ">", found ${quoted(source, cursor.from(start))}.`);
		throw new Unreadable();
	}
	const close = cursor.enter('the number');
	const order = readNumber(source, 'order', 'a number');
	if (cursor.at !== close) expected(source, 'order', '">" behind the number');
	cursor.at = close + 1;
	put(source, name, draft, 'order', order, start);
}

const WORDS = {
	prefix: 'prefix',
	direction: 'compass point',
	order: 'number',
	set: 'piece set',
	range: 'board range',
	word: 'word',
} as const;

/** Keeps a part, if the rule has such a part and it is the first. */
function put<Key extends keyof Draft & keyof RuleRow>(
	source: Source,
	name: RuleName,
	draft: Draft,
	part: Key,
	value: Draft[Key],
	start: number,
): void {
	const span = source.cursor.from(start);
	if (RULES[name][part] === undefined)
		fault(
			source,
			`unexpected-${part}`,
			span,
			`Expected ${quote(name)} without a ${WORDS[part]}, found ${quoted(source, span)}.`,
			'Remove it.',
			{ fix: '' },
		);
	else if (draft[part] !== undefined)
		fault(source, 'duplicate', span, `Expected one ${WORDS[part]}, found ${quoted(source, span)} as well.`);
	draft[part] = value;
}
