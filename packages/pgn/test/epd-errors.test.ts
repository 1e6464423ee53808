import { readFileSync } from 'node:fs';
import { type Diagnostic, isNotationError, type Severity, type Span } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { EPD_CODES } from '../src/epd/codes.js';
import { type Epd, type ParseOptions, safeParse, safeResolve, stringify } from '../src/epd.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly text?: string;
	readonly value?: Epd;
	readonly game?: 'chess';
	readonly options?: ParseOptions;
	readonly span: Span;
	readonly severity: Severity;
}

const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/epd-errors.json', import.meta.url), 'utf8'));

function problemsOf({ text, value, game, options }: Example): readonly Diagnostic[] {
	if (text !== undefined) {
		const result = game === undefined ? safeParse(text, options) : safeResolve(text, chess, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringify(value!);
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
	return [];
}

describe('the catalogue of codes', () => {
	test.each(catalogue)('has a failing example of $code', (example) => {
		const { code, span, severity } = example;
		expect(problemsOf(example)).toMatchObject([{ code, span, severity }]);
	});
	test('lists every code once', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(EPD_CODES.map((code) => `pgn/${code}`));
	});
	test('equals the table of the README', () => {
		const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
		const rows = Array.from(readme.matchAll(/^\| `(pgn\/epd-[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => [code, meaning]);
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => [code, meaning]));
	});
	test('has a message in each problem', () => {
		for (const { message, hint = 'A.' } of catalogue.flatMap(problemsOf)) {
			expect(message).toMatch(/^(?:Expected|EPD cannot).*\.$/s);
			expect(hint).toMatch(/^\S.*$/s);
		}
	});
});
