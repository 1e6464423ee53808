import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span } = example;
		expect(problemsOf(example)[0]).toMatchObject({ code, severity, span });
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `chess/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
		const rows = Array.from(page.matchAll(/^\| `(chess\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({ code, meaning }));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});
