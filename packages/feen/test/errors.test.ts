import { readFileSync } from 'node:fs';
import type { Setup } from '@x/core';
import { NotationError, type Problem, type Result, type Span } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { chess, fromSetup, shogi } from '../src/bindings/index.js';
import { exportFen, importFen, importSfen } from '../src/convert/index.js';
import { parse as parseEpin } from '../src/epin.js';
import { type Feen, importLegacy, type ParseOptions, parse, parsePlacement, placementOf, safeParse, stringify } from '../src/index.js';
import { parse as parsePin } from '../src/pin.js';
import { parseJson } from '../src/schema.js';
import { parse as parseSin } from '../src/sin.js';
import { readVectors } from './vectors.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	/** A whole text, a text of another edition, a board, a token, a value to write, or the sizes of a board without squares. */
	readonly text?: string;
	readonly legacy?: string;
	readonly placement?: string;
	readonly pin?: string;
	readonly epin?: string;
	readonly sin?: string;
	readonly value?: Feen;
	/** A conversion: its direction and its input. */
	readonly convert?: readonly [way: string, text: string];
	readonly sizes?: readonly number[];
	/** A value of unknown shape, and a setup. */
	readonly json?: unknown;
	readonly setup?: Setup;
	readonly options?: ParseOptions;
	/** Absent for a fault with a path in a value. */
	readonly span?: Span;
	readonly severity?: string;
	readonly fix?: Span & { readonly text: string };
}

const catalogue = readVectors<Example>('errors');
const WAYS: Readonly<Record<string, (text: string) => Result<unknown, Problem>>> = {
	fen: (text) => importFen(text, chess),
	sfen: (text) => importSfen(text, shogi),
	feen: (text) => exportFen(parse(text), chess),
};

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

function problemsOf({ text, legacy, placement, pin, epin, sin, value, sizes, json, setup, convert, options }: Example): readonly Problem[] {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? [] : result.problems;
	}
	if (convert !== undefined) {
		const result = WAYS[convert[0]]!(convert[1]);
		return result.ok ? result.warnings : result.problems;
	}
	if (json !== undefined || setup !== undefined) {
		const result = setup === undefined ? parseJson(json) : fromSetup(setup, chess);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (placement !== undefined) parsePlacement(placement, options);
		if (value !== undefined) stringify(value);
		if (sizes !== undefined) placementOf(sizes, []);
		if (legacy !== undefined) importLegacy(legacy);
		if (pin !== undefined) parsePin(pin);
		if (epin !== undefined) parseEpin(epin);
		if (sin !== undefined) parseSin(sin);
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
	return [];
}

describe('the catalogue of codes', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, span, fix, severity = 'error' } = example;
		expect(problemsOf(example)[0]).toMatchObject({ code, severity, ...(span && { span }), ...(fix && { data: { fix } }) });
	});

	test('lists every code once', () => {
		const codes = Array.from(read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `feen/${code}`);
		expect(codes.length).toBeGreaterThan(30);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('equals the table of the README', () => {
		const rows = Array.from(read('../README.md').matchAll(/^\| `(feen\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
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
