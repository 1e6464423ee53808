import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { safeParse } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of codes', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, severity, span, path } = example;
		const problems = problemsOf(example);
		expect(problems).toContainEqual(expect.objectContaining({ code, severity, ...(span && { span }) }));
		if (path !== undefined) expect(problems.map((problem) => problem.data?.path ?? Reflect.get(problem, 'path'))).toContain(path);
		for (const { message, hint } of problems) {
			expect(message).toMatch(/^\S.*\.$/s);
			if (hint !== undefined) expect(hint).toMatch(/^\S/);
		}
	});

	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	test('lists every code once, in the order of the sources', () => {
		const codes = Array.from(read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `icn/${code}`);
		expect(codes.length).toBeGreaterThan(40);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('equals the table of docs/errors.md', () => {
		const rows = Array.from(read('../docs/errors.md').matchAll(/^\| `(icn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('lists every fault, not only the first', () => {
	const rows: readonly (readonly [text: string, wanted: readonly (readonly [code: string, from: number, to: number])[]])[] = [
		[
			'01/100 (8;zz|1 K1,1|kk|r2,2,3|R1,1',
			[
				['number-form', 0, 2],
				['piece-code', 10, 12],
				['bracket', 7, 14],
				['piece-code', 20, 22],
				['square-form', 22, 22],
				['separator', 23, 29],
				['occupied', 30, 34],
			],
		],
		[
			'K1,1|k5,5 1,1>2,2 | 5,5-6,6 | 2,2>3,3 ? ? | 5,5>6,6',
			[
				['move-form', 20, 28],
				['move-mark', 40, 41],
			],
		],
	];
	test.each(rows)('%s', (text, wanted) => {
		const result = safeParse(text, { dialect: 'seed' });
		const problems = result.ok ? [] : result.problems;
		const seen = problems.map(({ code, span }) => [code.slice(4), span.from, span.to]);
		expect(seen).toHaveLength(wanted.length);
		expect(seen).toEqual(expect.arrayContaining(wanted.map((row) => [...row])));
	});
});
