import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { safeParse } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span, path } = example;
		const problems = problemsOf(example);
		expect(problems).toContainEqual(
			expect.objectContaining({ code, severity, ...(span && { span }), ...(path !== undefined && { data: { path } }) }),
		);
		for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/s);
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `wxf/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const rows = Array.from(read('../docs/errors.md').matchAll(/^\| `(wxf\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('problems', () => {
	it('are all listed, not only the first', () => {
		const result = safeParse('1. C2,5 } H8*7 (1... H2+3');
		expect(result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from, span.to])).toEqual([
			['wxf/move-form', 3, 7],
			['wxf/comment-unopened', 8, 9],
			['wxf/move-form', 10, 14],
			['wxf/variation-first', 15, 16],
			['wxf/variation-unclosed', 15, 16],
		]);
	});

	it('are listed up to a limit, and a text with faults is never taken for a good one', () => {
		const result = safeParse('1. C25 H8*7', { limits: { problems: 1 } });
		expect(result.ok).toBe(false);
	});
});
