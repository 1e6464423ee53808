import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { type ParseOptions, safeParse } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of codes', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, span, fix, severity = 'error' } = example;
		expect(problemsOf(example)[0]).toMatchObject({ code, severity, ...(span && { span }), ...(fix && { data: { fix } }) });
	});

	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	test('lists every code once', () => {
		const codes = Array.from(read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `feen/${code}`);
		expect(codes.length).toBeGreaterThan(30);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('equals the table of docs/errors.md', () => {
		const rows = Array.from(read('../docs/errors.md').matchAll(/^\| `(feen\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});

	test('every fault has a message and a hint', () => {
		for (const { code, message, hint } of catalogue.flatMap(problemsOf)) {
			expect(message).toMatch(/^\S.*\.$/s);
			// Losses of conversions cannot be fixed; faults of a value have a path.
			if (!/^feen\/(?:convert-|json$)/.test(code)) expect(hint).toMatch(/^\S.*\.$/s);
		}
	});

	test('a fix removes its fault', () => {
		const fixed = catalogue.filter(({ text, fix }) => text !== undefined && fix !== undefined);
		expect(fixed.length).toBeGreaterThan(5);
		for (const { text = '', fix, options, code } of fixed) {
			const mended = text.slice(0, fix!.from) + fix!.text + text.slice(fix!.to);
			const result = safeParse(mended, options);
			expect(result.ok ? [] : result.problems.map((problem) => problem.code)).not.toContain(code);
		}
	});
});

describe('several faults', () => {
	const table: readonly (readonly [text: string, options: ParseOptions, codes: string])[] = [
		['/8@/0x/ 2/1P C/C', {}, 'leading-separator trailing-separator piece-token empty-count-zero piece-token count-below-two same-case'],
		['8/8 P@/02p@ CC/1', {}, 'piece-token count-leading-zero piece-token token token'],
		["K''/+/--k / C/c", {}, 'piece-token piece-token piece-token'],
		['a//b/c///256 / C/c', { profile: 'spec' }, 'too-many-dimensions incoherent dimension-too-large'],
		['8/8 BA/PP C/c', { profile: 'spec' }, 'not-aggregated'],
		[' 8/8\n/ é/c', {}, 'whitespace'],
		['8/8\r\n/ é\n/c', {}, 'line-break line-break'],
		['ß/8 / C/c é', {}, 'non-ascii non-ascii'],
	];
	test.each(table)('%s', (text, options, codes) => {
		const result = safeParse(text, options);
		if (result.ok) throw new Error('was read');
		expect(result.problems.map(({ code }) => code.replace(/^feen\/[a-z]+-/, '')).join(' ')).toBe(codes);
		for (const { span } of result.problems) expect(0 <= span.from && span.from <= span.to && span.to <= text.length).toBe(true);
	});
});
