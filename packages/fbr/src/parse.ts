import { NotationError, type Result, textGiven } from '@x/diagnostics';
import type { Item } from '@x/mbn';
import { Cursor, type Code as MbnCode, Report, readBlank, readItem, readPart } from '@x/mbn/parts';
import type { Code } from './codes.js';
import { type ParseOptions, settingsOf } from './options.js';
import { Printer } from './print.js';
import { checkGame } from './read/check-game.js';
import { checkPieces } from './read/check-pieces.js';
import { readHead } from './read/head.js';
import { readRule } from './read/rule.js';
import type { Source } from './read/source.js';
import { isRuleName } from './table/names.js';
import type { Fbr, LayoutPart, Rule } from './tree.js';

/** A rule begins with small letters, or with a word that no item of MBN begins with. */
const RULE = /!?(?:[a-z]{2}|[A-Za-z]{3,})/y;
const WORD = /[A-Za-z]+/y;

const CANONICAL = new Printer(false);

/**
 * Reads rules and pieces, with an optional head of a title, a board and a start, and lists every fault with its place. The grammar is that of
 * C/CIF's page, completed as `docs/grammar.md` says. Faults of items keep their codes of `@x/mbn`.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParse('royal promtion+[8] K +P==QRBN');
 * result.ok ? [] : result.problems.map(({ code, span, hint }) => [code, span.from, hint]) // [ [ 'fbr/rule', 6, 'Did you mean "promotion"?' ] ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<Fbr> {
	textGiven(text);
	const { mode, length, depth, problems } = settingsOf(options);
	const report = new Report<Code>('fbr', problems);
	if (text.length > length) {
		report.add('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`, {
			hint: 'Divide the text, or raise `limits.length`.',
		});
		return report.result({ rules: [], pieces: { items: [] } });
	}
	const cursor = new Cursor(text, new Report<MbnCode>('mbn', problems, report.findings), depth);
	const source: Source = { cursor, report };
	const { parts: headParts, gaps: headGaps, ...head } = readHead(source);
	const rules: Rule[] = [];
	const items: Item[] = [];
	const parts: LayoutPart[] = [...headParts];
	const gaps: string[] = [...headGaps];
	for (;;) {
		gaps.push(readBlank(cursor, mode !== 'strict'));
		if (cursor.at >= text.length) break;
		const start = cursor.at;
		if (isRule(cursor)) {
			const rule = readPart(cursor, mode === 'repair', () => readRule(source));
			if (rule !== undefined) rules.push(asWritten(rule, text.slice(start, cursor.at)));
			if (rule !== undefined) parts.push({ type: 'rule' });
		} else {
			const item = readPart(cursor, mode === 'repair', readItem);
			if (item !== undefined) items.push(item);
			if (item !== undefined) parts.push({ type: 'piece' });
		}
	}
	if (parts.length === 0 && !report.failed)
		report.add('empty', { from: 0, to: text.length }, 'Expected a rule or a piece, found the end of the text.', {
			hint: 'Write rules and pieces, such as royal K.',
		});
	checkGame(source, rules);
	checkPieces(source, rules, items);
	const value: Fbr = { ...head, rules, pieces: { items }, span: { from: 0, to: text.length } };
	const complete = gaps.length === parts.length + 1;
	return report.result(complete && !report.failed && CANONICAL.fbr(value) === text ? value : { ...value, layout: { parts, gaps } });
}

/** Whether the part here is a rule. Names with a capital letter are faults that the reader of rules explains. */
function isRule(cursor: Cursor): boolean {
	const start = cursor.at;
	const begins = cursor.match(RULE);
	cursor.at = start;
	if (begins === undefined) return false;
	if (/^!?[a-z]{2}/.test(begins)) return true;
	cursor.takes('!');
	const word = cursor.match(WORD) ?? '';
	cursor.at = start;
	return isRuleName(word.toLowerCase());
}

/** The rule with its text, if that is not the canonical one. */
function asWritten(rule: Rule, written: string): Rule {
	return CANONICAL.rule(rule) === written ? rule : { ...rule, written };
}

/**
 * Reads rules and pieces.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parse('royal{KM} K M=K').rules[0]?.name // 'royal'
 */
export function parse(text: string, options?: ParseOptions): Fbr {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read. Warnings do not count.
 *
 * @example
 * isValid('royal=maxchecks(3) K') // true
 * isValid('royal=maxchecks K') // false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
