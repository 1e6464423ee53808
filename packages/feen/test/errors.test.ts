import { readFileSync } from 'node:fs';
import { type Diagnostic, NotationError, type Span } from '@x/core';
import { describe, expect, test } from 'vitest';
import { type Feen, type ParseOptions, parsePlacement, safeParse, stringify } from '../src/index.js';
import { readVectors } from './vectors.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	/** A whole text, a board alone, or a value to write. */
	readonly text?: string;
	readonly placement?: string;
	readonly value?: Feen;
	readonly options?: ParseOptions;
	readonly span: Span;
	readonly fix?: Span & { readonly text: string };
}

const catalogue = readVectors<Example>('errors');
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

function problemsOf({ text, placement, value, options }: Example): readonly Diagnostic[] {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? [] : result.problems;
	}
	try {
		if (placement !== undefined) parsePlacement(placement, options);
		if (value !== undefined) stringify(value);
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
	return [];
}

describe('the catalogue of errors', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, span, fix } = example;
		expect(problemsOf(example)[0]).toMatchObject({ code, span, severity: 'error', data: fix ? { fix } : {} });
	});

	test('lists every code once', () => {
		const codes = Array.from(read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `feen/${code}`);
		expect(codes.length).toBeGreaterThan(30);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('is the table of the README', () => {
		const rows = Array.from(read('../README.md').matchAll(/^\| `(feen\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});

	test('every problem has a sentence and a hint', () => {
		for (const { message, hint } of catalogue.flatMap(problemsOf)) {
			expect(message).toMatch(/^\S.*\.$/s);
			expect(hint).toMatch(/^\S.*\.$/s);
		}
	});

	test('a fix mends its fault', () => {
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
