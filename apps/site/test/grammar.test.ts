import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGrammar } from '../src/grammar/ebnf.js';
import { withDiagrams } from '../src/grammar/railroad.js';

it('reads rules with choices, options, repetitions, descriptions and remarks', () => {
	expect(readGrammar('a = "x" [ b ] { ( c | "|" ) } ;  a remark\nb = any character but ";" ;\n')).toEqual([
		{
			name: 'a',
			part: {
				kind: 'sequence',
				parts: [
					{ kind: 'text', text: 'x' },
					{ kind: 'optional', part: { kind: 'rule', name: 'b' } },
					{
						kind: 'repeated',
						part: {
							kind: 'choice',
							parts: [
								{ kind: 'rule', name: 'c' },
								{ kind: 'text', text: '|' },
							],
						},
					},
				],
			},
			remark: 'a remark',
		},
		{ name: 'b', part: { kind: 'words', text: 'any character but ";"' }, remark: '' },
	]);
});

it.each([
	['a = "x" [ b ;', 'Expected "]" in the rule "a", found ";".'],
	['a = ] ;', 'Expected ";" at the end of the rule "a", found "]".'],
	['no grammar', 'Expected a rule of a grammar, as "name = parts ;".'],
])('says what is wrong with %s', (text, message) => {
	expect(() => readGrammar(text)).toThrow(message);
});

it.each(['mbn', 'fbr'])('draws every rule of the grammar of %s', (short) => {
	const page = readFileSync(new URL(`../../../packages/${short}/docs/grammar.md`, import.meta.url), 'utf8');
	const names = [...page.matchAll(/^(\w+) += /gm)].map(([, name]) => name);
	const drawn = [...withDiagrams(page).matchAll(/<figcaption><b>(\w+)<\/b>/g)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(8);
	expect(drawn).toEqual(names);
});
