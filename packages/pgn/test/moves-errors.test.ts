import { readFileSync } from 'node:fs';
import type { Span } from '@x/diagnostics';
import { expect, test } from 'vitest';
import { type MovetextOptions, readMoves } from '../src/moves.js';

interface Example {
	readonly code: string;
	/** Missing for problems that only readers of bytes find. */
	readonly text?: string;
	readonly span: Span;
	readonly severity: 'error' | 'warning';
	readonly options?: MovetextOptions;
}

const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));

test.each(catalogue.filter(({ text }) => text !== undefined))('readMoves finds $code', ({ code, span, severity, text, options }) => {
	const { problems, warnings } = readMoves(text!, undefined, options);
	const found = severity === 'error' ? problems : warnings;
	expect(found.at(-1)).toMatchObject({ code, span, severity });
	expect([...problems, ...warnings]).toHaveLength(code === 'pgn/more' ? 2 : 1);
});

test('readMoves finds all codes but those of bytes', () => {
	expect(catalogue.filter(({ text }) => text === undefined).map(({ code }) => code)).toEqual(['pgn/encoding', 'pgn/wide-encoding']);
});
