import { readFileSync } from 'node:fs';
import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { CODES } from '../src/codes.js';
import { type Fbr, type ParseOptions, safeParse, stringify } from '../src/index.js';

/** A code with a failing example: a text that is read, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	readonly span?: Span;
	readonly value?: Fbr;
	readonly path?: string;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const catalogue: readonly Example[] = JSON.parse(read('../vectors/errors.json'));

const problemsOf = ({ text, options, value }: Example): readonly Problem[] => {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringify(value!);
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
};

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span, path } = example;
		const problems = problemsOf(example);
		expect(problems).toContainEqual(
			expect.objectContaining({ code, severity, ...(span && { span }), ...(path !== undefined && { data: { path } }) }),
		);
		for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/s);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `fbr/${code}`));
	});

	it('is the table of the README', () => {
		const rows = Array.from(read('../README.md').matchAll(/^\| `(fbr\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('problems', () => {
	it('are all listed, not only the first', () => {
		const result = safeParse(' E4 e5  ?');
		expect(result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from, span.to])).toEqual([
			['fbr/blank', 0, 1],
			['fbr/blank', 6, 8],
			['fbr/word-form', 1, 3],
			['fbr/word-form', 8, 9],
		]);
	});

	it('are listed up to a limit, and a text with faults is never taken for a good one', () => {
		const result = safeParse('  e4  E5', { mode: 'lenient', limits: { problems: 1 } });
		expect(result.ok).toBe(false);
	});
});
