import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { parseLines, safeParse, stringify } from '../src/index.js';
import { catalogue, examples, text, withFault } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('faults', () => {
	it('spans never split a surrogate pair', () => {
		const result = safeParse(text.replace(/ w \S+ /, ' w 😀 '));
		const [problem] = result.ok ? [] : result.problems.filter(({ code }) => code === 'sjaak/fen-castling');
		expect(problem?.message).toContain('"😀"');
		expect(problem!.span.to - problem!.span.from).toBe(2);
	});

	/** The codes and places of faults of another FEN. */
	const faultsOf = (fen: string): readonly unknown[] => {
		const given = /FEN: "([^"]*)"/.exec(text)![1]!;
		const faulty = text.replace(given, () => fen);
		const result = safeParse(faulty);
		const start = faulty.indexOf(fen);
		return (result.ok ? result.warnings : result.problems)
			.filter(({ code }) => code.startsWith('sjaak/fen-'))
			.map(({ code, span }) => [code.slice(10), span.from - start, span.to - start]);
	};

	it('lists every rank of a wrong length', () => {
		expect(faultsOf('r1k2r/ppppp/6/7/PPPPPP/R1K2R w KQkq - 0 1')).toEqual([
			['rank', 6, 11],
			['rank', 14, 15],
		]);
		expect(faultsOf('r1k2r/ppppp/6/6/PPPPPP w - - 0 1')).toEqual([
			['rank', 6, 11],
			['ranks', 0, 22],
		]);
	});

	it('reads fields after a board with too many ranks', () => {
		expect(faultsOf('r1k2r/pppppp/6/6/PPPPPP/R1K2R/6/6 w KQkq - 0 1')).toEqual([['ranks', 30, 31]]);
	});

	it('the text without faults is valid', () => {
		expect(safeParse(text)).toMatchObject({ ok: true, warnings: [] });
	});

	it('every code has an example', () => {
		const codes = [...read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm)].map(([, code]) => code);
		expect(codes.length).toBeGreaterThan(80);
		expect([...new Set(catalogue.map(({ code }) => code))].sort()).toEqual([...codes].sort());
	});

	it.each(catalogue.map((one) => [one.code, one] as const))('%s', (code, { replace, options, severity, at, line }) => {
		const faulty = withFault(replace);
		expect(faulty).not.toBe(text);
		const result = safeParse(faulty, options);
		const found = (result.ok ? result.warnings : result.problems).find((problem) => problem.code === `sjaak/${code}`);
		expect(found).toBeDefined();
		expect(found!.severity).toBe(severity);
		expect(faulty.slice(found!.span.from, found!.span.to).startsWith(at)).toBe(true);
		if (line !== undefined) expect(found!.data).toMatchObject({ line });
		expect(stringify(parseLines(faulty, options))).toBe(faulty);
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it.each([
		['symbol-form', '"R", "R,r"', '"B,b"', 'Write "B", "B,b".', undefined],
		['symbol-form', '"R", "R,r"', '"b"', 'Write "B", "B,b".', undefined],
		['symbol-form', '"R", "R,r"', '"+"', 'Write "N", "N,n".', undefined],
		['symbol-form', '"R", "R,r"', '"R", ",r"', 'Write "R,r".', undefined],
		['symbol-black', '"R", "R,r"', '"R", "R"', 'Write "R,r".', '"R,r"'],
		['symbol-black', '"R", "R,r"', '"R", "r"', 'Write "R,r".', '"R,r"'],
		['symbol-black', '"R", "R,r"', '"R", "+"', 'Write it behind a comma.', undefined],
		['direction-twice', 'Move: step N\n', 'Move: step N, N\n', 'Remove one of them.', undefined],
		['direction-twice', 'Move: step N\n', 'Move: step N, 3N\n', 'The longer step includes the shorter one: remove N.', undefined],
		['direction-twice', 'Move: step N\n', 'Move: step 2N, 3N\n', 'The longer step includes the shorter one: remove 2N.', undefined],
	])('the hint of %s for %s as %s names the text found', (code, old, now, hint, fix) => {
		const result = safeParse(withFault([old, now]));
		const found = (result.ok ? result.warnings : result.problems).find((problem) => problem.code === `sjaak/${code}`);
		expect(found?.hint).toBe(hint);
		expect((found?.data?.fix as { text: string } | undefined)?.text).toBe(fix);
	});

	it('a fix removes its fault', () => {
		let count = 0;
		for (const { code, replace, options } of catalogue) {
			const faulty = withFault(replace);
			const result = safeParse(faulty, options);
			const found = (result.ok ? result.warnings : result.problems).find((problem) => problem.code === `sjaak/${code}`)!;
			const fix = found.data?.fix as { from: number; to: number; text: string } | undefined;
			if (fix === undefined) continue;
			count++;
			const mended = safeParse(faulty.slice(0, fix.from) + fix.text + faulty.slice(fix.to), options);
			const left = mended.ok ? mended.warnings : mended.problems;
			expect(
				left.filter((problem) => problem.code === found.code && problem.span.from === found.span.from),
				code,
			).toEqual([]);
		}
		expect(count).toBeGreaterThan(10);
	});
});
