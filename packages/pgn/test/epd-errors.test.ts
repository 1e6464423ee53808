import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EPD_CODES } from '../src/epd/codes.js';
import { epdCatalogue as catalogue, epdProblemsOf as problemsOf } from './error-examples.js';

describe('the catalogue of codes', () => {
	test.each(catalogue)('has a failing example of $code', (example) => {
		const { code, span, severity } = example;
		expect(problemsOf(example)).toMatchObject([{ code, span, severity }]);
	});
	test('lists every code once', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(EPD_CODES.map((code) => `pgn/${code}`));
	});
	test('equals the table of docs/errors.md', () => {
		const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
		const rows = Array.from(page.matchAll(/^\| `(pgn\/epd-[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => [code, meaning]);
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => [code, meaning]));
	});
	test('has a message in each problem', () => {
		for (const { message, hint = 'A.' } of catalogue.flatMap(problemsOf)) {
			expect(message).toMatch(/^(?:Expected|EPD cannot).*\.$/s);
			expect(hint).toMatch(/^\S.*$/s);
		}
	});
});
