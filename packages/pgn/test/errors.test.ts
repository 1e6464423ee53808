import { readFileSync } from 'node:fs';
import type { Span } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { CODES } from '../src/codes.js';
import { type ParseOptions, safeParse } from '../src/index.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly text?: string;
	/** In place of the text. */
	readonly bytes?: readonly number[];
	readonly span: Span;
	readonly severity: 'error' | 'warning';
	readonly options?: ParseOptions;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const catalogue: readonly Example[] = JSON.parse(read('../vectors/errors.json'));

describe('the catalogue of codes', () => {
	test.each(catalogue)('has a failing example of $code', ({ code, span, severity, text, bytes, options }) => {
		const result = safeParse(text ?? Uint8Array.from(bytes!), options);
		const problems = result.ok ? result.warnings : [];
		expect(problems.at(-1)).toMatchObject({ code, span, severity });
		expect(problems).toHaveLength(code === 'pgn/more' ? 2 : 1);
		for (const { hint, message } of problems) {
			expect(message).toMatch(/^Expected .+, found .+\.$/);
			expect(hint).toMatch(/\.$/);
		}
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
