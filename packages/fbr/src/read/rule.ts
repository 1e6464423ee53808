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
/** A name with hyphens or underscores between its words. */
const JOINED_NAME = /[A-Za-z]+(?:[-_][A-Za-z]+)+/y;
const POINT = /^(?:[ns][ew]|[nsew])$/i;
const ROUND = /\(([^()\s]*)\)/y;
const QUOTED = /"([A-Za-z][A-Za-z0-9_]*)"/y;
const CELL_SET = /\{([a-z][0-9]{1,2})\}/y;
const OPEN_WORD = /\/([A-Za-z][A-Za-z0-9_]*)/y;
const WRONG_WORD = /\/[^/\s]*\//y;
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
		fault(source, 'duplicate', set.span!, `Expected one piece set, found ${quoted(source, set.span!)} again.`, 'Remove one of them.');
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
	const joined = cursor.match(JOINED_NAME);
	const plain = joined?.replace(/[-_]/g, '').toLowerCase();
	if (joined !== undefined && isRuleName(plain!)) {
		fault(source, 'rule', cursor.from(start), `Expected ${quote(plain)}, found ${quote(joined)}.`, `Write ${plain}.`, { fix: plain });
		return plain;
	}
	cursor.at = start;
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
			meant === undefined || (name.startsWith(meant) && /^[A-Z]/.test(name.slice(meant.length)))
				? undefined
				: { data: { expected: meant } },
		);
	}
	throw new Unreadable();
}

/** Reads one part between the name and the attributes: a prefix, a number, a compass point, a set, a range or a word. */
function readPart(source: Source, name: RuleName, draft: Draft): void {
	const { cursor } = source;
	const start = cursor.at;
	const sign = cursor.peek();
	if (isOtherSpelling(source, name)) return;
	if (PREFIX.test(sign)) {
		cursor.at++;
		put(source, name, draft, 'prefix', sign, start);
	} else if (sign === '{') put(source, name, draft, 'set', readPieceSet(cursor), start);
	else if (sign === '[') put(source, name, draft, 'range', readRange(cursor), start);
	else if (sign === '<') readPointed(source, name, draft);
	else if (sign === '/') {
		const word = cursor.match(WORD) ?? notWord(source);
		put(source, name, draft, 'word', word.slice(1, -1), start);
	} else if (sign === ':' && RULES[name].attributes !== undefined)
		expected(source, 'trailing', 'a part of the rule, "=" or the end of the rule', 'Attributes stand behind "=".', '=');
	else expected(source, 'trailing', 'a part of the rule, "=" or the end of the rule');
}

/** Reports a word without its second slash, or with other characters. */
function notWord(source: Source): never {
	const { cursor } = source;
	const start = cursor.at;
	const hint = 'A word begins with a letter and has letters, digits and "_".';
	const open = cursor.match(OPEN_WORD);
	cursor.at = start;
	if (open !== undefined)
		return expected(source, 'word', 'a word between slashes', 'Close it with "/".', {
			from: start,
			to: start + open.length,
			text: `${open}/`,
		});
	if (cursor.match(WRONG_WORD) === undefined) return expected(source, 'word', 'a word between slashes', hint);
	fault(source, 'word', cursor.from(start), `Expected a word between slashes, found ${quoted(source, cursor.from(start))}.`, hint);
	throw new Unreadable();
}

/** Reports a part with the brackets of another: a number, a point or a set in `()`, a square in `{}`, a word in quotes. Goes behind it. */
function isOtherSpelling(source: Source, name: RuleName): boolean {
	const { cursor } = source;
	const row = RULES[name];
	const start = cursor.at;
	const meantBy = (pattern: RegExp, meaning: (content: string) => string | undefined): string | undefined => {
		const written = cursor.match(pattern);
		return written === undefined ? undefined : meaning(written.slice(1, -1));
	};
	const meant =
		meantBy(ROUND, (content) => {
			if (/^[0-9]+$/.test(content) && row.order !== undefined) return `<${content}>`;
			if (POINT.test(content) && row.direction !== undefined) return `<${content.toLowerCase()}>`;
			return /^[A-Z]+$/.test(content) && row.set !== undefined ? `{${content}}` : undefined;
		}) ??
		meantBy(QUOTED, (content) => (row.word === undefined ? undefined : `/${content}/`)) ??
		meantBy(CELL_SET, (content) => (row.range === undefined ? undefined : `[${content}]`));
	if (meant === undefined) {
		cursor.at = start;
		return false;
	}
	const span = cursor.from(start);
	fault(source, 'trailing', span, `Expected ${quote(meant)}, found ${quoted(source, span)}.`, `Write ${meant}.`, { fix: meant });
	return true;
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
		const span = cursor.from(start);
		const inside = cursor.text.slice(start + 1, cursor.at - 1);
		const fix = code === 'direction' && POINT.test(inside) ? `<${inside.toLowerCase()}>` : undefined;
		const hint =
			fix !== undefined
				? `Write ${fix}.`
				: code === 'direction'
					? 'n is the direction in which White moves.'
					: 'A number has digits only, such as <2>.';
		fault(source, code, span, `Expected ${what} between "<" and ">", found ${quoted(source, span)}.`, hint, { fix });
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
		fault(source, 'duplicate', span, `Expected one ${WORDS[part]}, found ${quoted(source, span)} as well.`, 'Remove one of them.');
	draft[part] = value;
}
