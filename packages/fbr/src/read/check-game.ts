import { quote, type Span } from '@x/diagnostics';
import { Printer } from '../print.js';
import { attributeRow, RULES, type RuleName } from '../table/names.js';
import type { Rule } from '../tree.js';
import { readingsOf } from './readings.js';
import { fault, type Source, warn } from './source.js';

const PRINTER = new Printer(false);
/** The results of stalemate by the rules that give them. */
const STALEMATE: ReadonlySet<RuleName> = new Set<RuleName>(['draw', 'loss', 'win']);

/** Checks the rules together. */
export function checkGame(source: Source, rules: readonly Rule[]): void {
	// A cancellation removes faults that only the rules before it have.
	const names = new Set(rules.flatMap(({ name, negated }) => (negated ? [] : [name])));
	checkRepeated(source, rules);
	checkStalemate(source, rules);
	for (const rule of rules) {
		if (rule.negated) continue;
		checkAlone(source, rule, names);
		for (const { span, message, hint } of readingsOf(rule)) warn(source, 'reading', span, message, hint);
	}
}

const spanOf = (rule: Rule): Span => rule.span ?? { from: 0, to: 0 };

/** Rules that a later rule of the same name, prefix and order replaces. */
function checkRepeated(source: Source, rules: readonly Rule[]): void {
	const last = new Map<string, Rule>();
	for (const rule of rules) {
		const { name, prefix = '', order = '', negated } = rule;
		const key = `${name}${prefix}<${order}>`;
		const before = last.get(key);
		last.set(key, rule);
		if (before === undefined || before.negated || negated || RULES[name].adds) continue;
		warn(
			source,
			'overridden',
			spanOf(before),
			`Expected ${quote(name)} once, found it again: ${quote(PRINTER.rule(rule))} replaces it.`,
			'Join the attributes in one rule.',
		);
	}
}

/** Two results of stalemate. The rule `stalemate` comes before the attributes of that name. */
function checkStalemate(source: Source, rules: readonly Rule[]): void {
	const named = rules.find(({ name, negated }) => name === 'stalemate' && !negated);
	let first: RuleName | undefined;
	for (const { name, negated, attributes = [] } of rules) {
		if (negated || !STALEMATE.has(name)) continue;
		for (const attribute of attributes) {
			if (attribute.name !== 'stalemate') continue;
			const span = attribute.span ?? { from: 0, to: 0 };
			const other = named === undefined ? first : undefined;
			if (other !== undefined && other !== name)
				fault(
					source,
					'conflict',
					span,
					`Expected one result of stalemate, found ${quote(`${name}=stalemate`)} next to ${quote(`${other}=stalemate`)}.`,
					'Remove one of them.',
				);
			if (named !== undefined && named.attributes?.[0]?.name !== name)
				warn(
					source,
					'overridden',
					span,
					`Expected one result of stalemate, found ${quote(`${name}=stalemate`)} next to ${quote(PRINTER.rule(named))}, which holds.`,
				);
			first ??= name;
		}
	}
}

/** Rules and attributes that do nothing without another rule. */
function checkAlone(source: Source, { name, attributes = [], ...rule }: Rule, names: ReadonlySet<RuleName>): void {
	const lacks = (needed: readonly string[] | undefined): boolean =>
		needed !== undefined && !needed.some((one) => names.has(one as RuleName));
	const { needsRule } = RULES[name];
	if (lacks(needsRule))
		warn(
			source,
			'alone',
			rule.span!,
			`Expected ${needsRule!.join(' or ')} next to ${quote(name)}, found none.`,
			'The rule has no effect alone.',
		);
	for (const attribute of attributes) {
		const row = attributeRow(name, attribute.name);
		const span = attribute.span ?? rule.span!;
		if (lacks(row?.needsRule))
			warn(
				source,
				'alone',
				span,
				`Expected ${row!.needsRule!.join(' or ')} next to ${quote(`${name}=${attribute.name}`)}, found none.`,
				'The attribute has no effect alone.',
			);
		if (row?.needsAttribute !== undefined && !attributes.some((one) => row.needsAttribute!.includes(one.name)))
			warn(
				source,
				'alone',
				span,
				`Expected ${row.needsAttribute.join(' or ')} with ${quote(attribute.name)}, found none.`,
				'The attribute has no effect alone.',
			);
	}
}
