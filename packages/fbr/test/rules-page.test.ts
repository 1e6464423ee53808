import { describe, expect, it } from 'vitest';
import { type AttributeRow, RULE_NAMES, RULES, type RuleRow } from '../src/index.js';

const SIGNS = {
	prefix: '#',
	direction: '<n>',
	order: '<2>',
	number: '(3)',
	set: '{K}',
	range: '[1-4]',
	word: '/Word/',
	values: '{K=9}',
} as const;

/** The parts of a row as a pattern: those in brackets may be left out. */
const syntax = (row: RuleRow | AttributeRow): string =>
	(Object.entries(SIGNS) as [keyof typeof SIGNS, string][])
		.flatMap(([part, sign]) => {
			const need = (row as RuleRow & AttributeRow)[part];
			return need === undefined ? [] : [need === 'required' ? `\`${sign}\`` : `(\`${sign}\`)`];
		})
		.join(' ');

const words = (meaning: string): string =>
	meaning.replace(/\{([a-z]+)(?:\|([^}]*))?\}/g, (_, part: string, absent?: string) => absent ?? `*${part === 'multiset' ? 'set' : part}*`);

const line = (name: string, row: RuleRow | AttributeRow): string => `| ${name} | ${syntax(row)} | ${words(row.meaning)} |`;

const page = [
	'# The rules of FBR',
	'',
	'All rules and attributes with the parts that they have: parts in brackets may be left out. This page is made from the table of the package.',
	'',
	'| name | parts | meaning |',
	'|---|---|---|',
	...RULE_NAMES.flatMap((name) => [
		line(`**${name}**`, RULES[name]),
		...Object.entries(RULES[name].attributes ?? {}).map(([attribute, row]) => line(`=${attribute}`, row)),
	]),
	'',
].join('\n');

describe('the page of rules', () => {
	it('is made from the table', async () => {
		await expect(page).toMatchFileSnapshot('../docs/rules.md');
	});
});
