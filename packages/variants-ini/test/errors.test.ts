import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { isValid, type ParseOptions, parse, safeParse } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span, path } = example;
		const problems = problemsOf(example);
		expect(problems).toContainEqual(
			expect.objectContaining({ code, severity, ...(span && { span }), ...(path !== undefined && { data: { path } }) }),
		);
		for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/s);
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `variants-ini/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const rows = Array.from(read('../docs/errors.md').matchAll(/^\| `(variants-ini\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

const placesOf = (text: string, options?: ParseOptions): readonly (readonly [string, string])[] => {
	const result = safeParse(text, options);
	return (result.ok ? result.warnings : result.problems).map(({ code, span }) => [code, text.slice(span.from, span.to)]);
};

describe('problems', () => {
	it('are all listed, in the order of the text', () => {
		expect(placesOf('[mine:chss]\nmaxRank = 99\n castling = maybe\nflagRegionWhite = z9\n')).toEqual([
			['variants-ini/unknown-parent', 'chss'],
			['variants-ini/number', '99'],
			['variants-ini/indent', ' '],
			['variants-ini/word', 'maybe'],
			['variants-ini/square', 'z9'],
		]);
	});

	it('are listed up to a limit, and a text with faults is never taken for a good one', () => {
		const text = '[mine:chess]\nwhiteFlag = e4\nfoo = 1';
		expect(safeParse(text, { limits: { problems: 1 } }).ok).toBe(false);
	});

	it('of a parent are not those of its children', () => {
		expect(placesOf('[one:chess]\nblastOnCapture = true\n[two:one]\ncastling = false\n')).toEqual([
			['variants-ini/conflict', 'blastOnCapture = true'],
		]);
	});

	it('are warnings where Fairy-Stockfish can load the file', () => {
		const text = '[mine:chess]\nmaxRnk = 8\n';
		expect(safeParse(text).ok).toBe(false);
		expect(safeParse(text, { mode: 'lenient' })).toMatchObject({ ok: true, warnings: [{ code: 'variants-ini/unknown-key' }] });
		expect(safeParse('[mine:chss]\n', { mode: 'lenient' }).ok).toBe(false);
		expect(safeParse('[mine:chss]\n', { mode: 'repair' }).ok).toBe(true);
	});

	it('know the sections of files that are loaded before', () => {
		const loaded = [parse('[base:chess]\narchbishop = a\n')];
		const text = '[mine:base]\npromotionPieceTypes = a\n';
		expect(placesOf(text)).toContainEqual(['variants-ini/unknown-parent', 'base']);
		expect(placesOf(text, { loaded })).toEqual([]);
	});
});

interface Broken {
	readonly find: string;
	readonly put: string;
	readonly at: string;
	readonly code: string;
	readonly fix?: true;
}

const { good, broken }: { readonly good: string; readonly broken: readonly Broken[] } = JSON.parse(read('../vectors/broken.json'));

describe('a broken text', () => {
	it('was a good one', () => {
		expect(placesOf(good)).toEqual([]);
	});

	it.each(broken)(
		'with $put has its fault at the exact place, with a hint, and a repair where one is sure',
		({ find, put, at, code, fix }) => {
			const text = good.replace(find, () => put);
			const result = safeParse(text);
			const fault = (result.ok ? result.warnings : result.problems).find(({ span }) => text.slice(span.from, span.to) === at);
			expect(fault).toMatchObject({ code, hint: expect.any(String) });
			if (fix === undefined) return;
			const edit = fault!.data!.fix as { readonly from: number; readonly to: number; readonly text: string };
			expect(isValid(text.slice(0, edit.from) + edit.text + text.slice(edit.to))).toBe(true);
		},
	);
});
