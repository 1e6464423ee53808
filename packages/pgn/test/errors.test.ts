import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of codes', () => {
	test.each(catalogue)('has a failing example of $code', (example) => {
		const { code, span, severity } = example;
		const problems = problemsOf(example);
		expect(problems.at(-1)).toMatchObject({ code, span, severity });
		expect(problems).toHaveLength(code === 'pgn/more' ? 2 : 1);
		for (const { hint, message } of problems) {
			expect(message).toMatch(/^Expected .+, found .+\.$/);
			expect(hint).toMatch(/\.$/);
		}
	});

	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	test('has one example of every code, in order', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `pgn/${code}`));
	});

	test('equals the table of the README', () => {
		const [table = ''] = read('../README.md').split('\nValidators and writers');
		const rows = Array.from(table.matchAll(/^\| `(pgn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => [code, meaning]);
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => [code, meaning]));
	});
});
