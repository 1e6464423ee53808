import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults, problemOf } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { EngineError, isEngineError } from '../src/index.js';
import { catalogue, examples } from './error-examples.js';

describe('the catalogue of errors', () => {
	it.each(examples)('has a failing and a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
		expect(problemOf(example)?.severity).toBe(catalogue.find(({ code }) => code === example.code)?.severity);
		expect(problemOf(example)?.message).toMatch(/^[A-Z].*\.$/s);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `engines/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
		const rows = Array.from(page.matchAll(/^\| `(engines\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({ code, meaning }));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('isEngineError', () => {
	it('knows errors of other copies of the package', () => {
		const error = new EngineError({ code: 'engines/exit', message: 'The engine exited.', severity: 'error' });
		expect([isEngineError(error), error.name, error.code]).toEqual([true, 'EngineError', 'engines/exit']);
		expect(isEngineError(null)).toBe(false);
	});
});
