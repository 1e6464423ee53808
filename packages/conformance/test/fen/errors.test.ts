import { readFileSync } from 'node:fs';
import { safeParse } from '@x/fen';
import { sjaak } from '@x/fen/dialects';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../../tools/lib/error-examples.js';
import { catalogue, examples, problemsOf } from './error-examples.js';
import { gameOf } from './vectors.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of codes', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, span, fix, severity } = example;
		expect(problemsOf(example)).toMatchObject([{ code, span, severity, ...(fix && { data: { fix } }) }]);
	});

	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	test('lists every code once', () => {
		const codes = Array.from(read('../../../fen/src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `fen/${code}`);
		expect(codes.length).toBeGreaterThan(20);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('equals the table of docs/errors.md', () => {
		const rows = Array.from(read('../../../fen/docs/errors.md').matchAll(/^\| `(fen\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});

	test('lists the piece letters in the message for an unknown letter', () => {
		const result = safeParse('9/8/8/8/8/8/8/xxxxxxxx w - - 0 1', gameOf('chess'));
		expect(result.ok ? '' : result.problems.at(-1)!.message).toBe('"x" is not a piece letter. Expected one of P p N n B b R r Q q K k.');
	});

	test.each([
		['rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1', 'Expected the cell that the pawn passed, "e3", found "e4".'],
		['rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1', 'Expected the passed cell or "-": no pawn passed d3.'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1', 'Expected the passed cell or "-": no pawn passed e3.'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1', '"K" lacks its king or its rook.'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KHQkq - 0 1', 'Expected one right for each wing, found "H" too.'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1', 'Expected "w", found "W".'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1', 'Expected nothing, found "/".'],
	])('names the fault of %s in one sentence', (text, message) => {
		const result = safeParse(text, gameOf('chess'));
		expect((result.ok ? result.warnings : result.problems).map((problem) => problem.message)).toEqual([message]);
	});

	test('counts spans in UTF-16 units, also after letters outside the BMP', () => {
		for (const [game, dialect] of [
			['chess', undefined],
			['seirawan', sjaak],
		] as const) {
			const result = safeParse('4k3/8/8/8/8/8/8/4K3 w 😀Z😀 - 0 1', gameOf(game), { dialect });
			const spans = result.ok ? [] : result.problems.filter(({ code }) => code === 'fen/castling-letter').map(({ span }) => span);
			expect(spans).toEqual([
				{ from: 22, to: 24 },
				{ from: 24, to: 25 },
				{ from: 25, to: 27 },
			]);
		}
	});

	test('every fault has a message, and a hint if it has a fix', () => {
		for (const { message, hint, data } of catalogue.flatMap(problemsOf)) {
			expect(message).toMatch(/^\S.*\.$/s);
			if (data?.fix !== undefined) expect(hint).toMatch(/^\S.*\.$/s);
		}
	});
});
