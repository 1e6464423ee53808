import { readFileSync } from 'node:fs';
import type { Span } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { CODES } from '../src/codes.js';
import { type MovetextOptions, readMoves } from '../src/moves.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	/** Missing for problems that only readers of bytes find: they have `bytes`. */
	readonly text?: string;
	readonly span: Span;
	readonly severity: 'error' | 'warning';
	readonly options?: MovetextOptions;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const catalogue: readonly Example[] = JSON.parse(read('../vectors/errors.json'));

describe('the catalogue of codes', () => {
	test.each(catalogue.filter(({ text }) => text !== undefined))('$code', ({ code, span, severity, text, options }) => {
		const { problems, warnings } = readMoves(text!, undefined, options);
		const found = severity === 'error' ? problems : warnings;
		expect(found).toMatchObject([{ code, span, severity }]);
		expect(found[0]!.message).toMatch(/^Expected .+, found .+\.$/);
		expect(found[0]!.hint).toMatch(/\.$/);
		expect([...problems, ...warnings]).toHaveLength(1);
	});

	test('has one example of every code, in order', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `pgn/${code}`));
	});

	test('equals the table of the README', () => {
		const rows = Array.from(read('../README.md').matchAll(/^\| `(pgn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => [code, meaning]);
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => [code, meaning]));
	});
});
