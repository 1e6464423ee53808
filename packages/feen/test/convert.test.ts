import { type Game, position as positionOf } from '@x/core';
import { compile } from '@x/core/compile';
import type { Diagnostic, Problem, Result } from '@x/diagnostics';
import { chess as chessGame } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { threeCheck } from '@x/games/three-check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import {
	type Aux,
	type Binding,
	chess,
	chuShogi,
	crazyhouse,
	detectConvention,
	fromPosition,
	fromSetup,
	janggi,
	makruk,
	minishogi,
	raumschach,
	shogi,
	toSetup,
	westernChess,
	xiangqi,
} from '../src/bindings/index.js';
import { exportFen, exportSfen, importFen, importSfen } from '../src/convert/index.js';
import { isCanonical, parse, stringify } from '../src/index.js';
import { eachShared } from './vectors.js';

const unwrap = <T>(result: Result<T, Problem>): T => {
	if (!result.ok) throw new Error(result.problems.map(({ code, message }) => `${code}: ${message}`).join('\n'));
	return result.value;
};

/** The losses and refusals of a conversion, with the names of the vectors. */
const codesOf = (result: Result<unknown, Problem>): readonly string[] => [
	...new Set((result.ok ? result.warnings : result.problems).map(({ code }) => code.replace('feen/convert-', ''))),
];

const feenOf = (fen: string, binding: Binding, options?: Parameters<typeof importFen>[2]): string =>
	stringify(unwrap(importFen(fen, binding, options)).feen);

/** Every FEEN of a conversion obeys all rules of the edition of 2026. */
const proper = (feen: string): void => expect(isCanonical(feen, { profile: 'spec' })).toBe(true);

/** Converts a FEN through a position of a game. */
const throughPosition = (fen: string, game: Game, binding: Binding, options?: Parameters<typeof fromPosition>[2]): string => {
	const setup = unwrap(toSetup(unwrap(importFen(fen, binding, { enPassant: 'always' })).feen, game, binding));
	return stringify(
		unwrap(fromPosition(positionOf(game, setup), { ...binding, style: options?.styles?.[0] ?? binding.style }, options)).feen,
	);
};

interface Both {
	readonly fen: string;
	readonly feen: string;
	readonly aux: Aux;
	readonly alsoAccept?: readonly string[];
}

describe('shared vectors of conversions', () => {
	const there = ({ fen, feen, aux, alsoAccept = [] }: Both, binding: Binding): void => {
		for (const text of [fen, ...alsoAccept]) {
			const { feen: value, aux: kept } = unwrap(importFen(text, binding));
			expect(stringify(value)).toBe(feen);
			expect(kept).toEqual(aux);
		}
		proper(feen);
		expect(unwrap(exportFen(parse(feen), binding, { aux }))).toBe(fen);
	};

	eachShared<Both & { readiness: string }>('convert.chess', 380, (record) => {
		const { fen, feen, readiness, aux } = record;
		there(record, chess);
		proper(readiness);
		expect(detectConvention(parse(feen))).not.toBe('readiness');
		expect(detectConvention(parse(readiness))).not.toBe('rights');
		expect(unwrap(exportFen(parse(readiness), westernChess, { aux, convention: 'readiness' }))).toBe(fen);
		expect(throughPosition(fen, chessGame, chess)).toBe(feen);
		expect(throughPosition(fen, chessGame, chess, { convention: 'readiness', styles: ['W', 'W'] })).toBe(readiness);
	});

	eachShared<{ fen: string; rights: Readonly<Record<'always' | 'pseudo' | 'legal', string>> }>(
		'convert.chess.ep',
		70,
		({ fen, rights }) => {
			expect(feenOf(fen, chess, { enPassant: 'always' })).toBe(rights.always);
			expect(feenOf(fen, chess)).toBe(rights.pseudo);
			expect(throughPosition(fen, chessGame, chess)).toBe(rights.legal);
			expect(throughPosition(fen, chessGame, chess, { enPassant: 'always' })).toBe(rights.always);
		},
	);

	eachShared<{ shredder: string; xfen: string; feen: string }>('convert.chess960', 15, ({ shredder, xfen, feen }) => {
		expect(feenOf(shredder, chess)).toBe(feen);
		expect(feenOf(xfen, chess)).toBe(feen);
		const { aux } = unwrap(importFen(xfen, chess));
		expect(unwrap(exportFen(parse(feen), chess, { aux }))).toBe(xfen);
		expect(unwrap(exportFen(parse(feen), chess, { aux, castling: 'shredder' }))).toBe(shredder);
		expect(throughPosition(xfen, chess960, chess)).toBe(feen);
		proper(feen);
	});

	eachShared<Both>('convert.crazyhouse', 45, (record) => there(record, crazyhouse));
	eachShared<Both>('convert.xiangqi', 40, (record) => there(record, xiangqi));
	eachShared<Both>('convert.janggi', 30, (record) => there(record, janggi));
	eachShared<Both>('convert.makruk', 20, (record) => there(record, makruk));

	const thereInSfen = ({ sfen, feen, aux }: { sfen: string; feen: string; aux: Aux }, binding: Binding): void => {
		const read = unwrap(importSfen(sfen, binding));
		expect(stringify(read.feen)).toBe(feen);
		expect(read.aux).toEqual(aux);
		expect(unwrap(exportSfen(parse(feen), binding, { aux }))).toBe(sfen);
		proper(feen);
	};
	type Shogi = { sfen: string; feen: string; moveNumber: number };
	eachShared<Shogi>('convert.shogi', 130, ({ moveNumber, ...record }) => thereInSfen({ ...record, aux: { moveNumber } }, shogi));
	eachShared<Shogi>('convert.minishogi', 24, ({ moveNumber, ...record }) => thereInSfen({ ...record, aux: { moveNumber } }, minishogi));
	eachShared<{ sfen: string; feen: string; aux: Aux }>('convert.chushogi', 24, (record) => thereInSfen(record, chuShogi));

	const ways: Readonly<Record<string, (input: string) => Result<string, Problem>>> = {
		'feen-to-fen': (input) => exportFen(parse(input), chess),
		'feen-to-sfen': (input) => exportSfen(parse(input), shogi),
		'feen-to-xiangqi-fen': (input) => exportFen(parse(input), xiangqi),
		'fen-to-feen': (input) => written(importFen(input, chess)),
		'sfen-to-feen': (input) => written(importSfen(input, shogi)),
	};
	const written = (result: ReturnType<typeof importFen>): Result<string, Problem> =>
		result.ok ? { ...result, value: stringify(result.value.feen) } : result;

	eachShared<{ direction: string; input: string; output: string | null; loses: string[]; alternative?: string }>(
		'convert.lossy',
		16,
		({ direction, input, output, loses, alternative }) => {
			const result = ways[direction]!(input);
			expect(result.ok ? result.value : null).toBe(output);
			expect(codesOf(result)).toEqual(loses);
			if (alternative !== undefined) expect(unwrap(exportFen(parse(input), crazyhouse))).toBe(alternative);
		},
	);
});

describe('arbitrary texts', () => {
	const texts: Readonly<Record<string, string>> = {
		nothing: '',
		'a megabyte': '8/'.repeat(500_000),
		slashes: '/'.repeat(60_000),
		pieces: 'K'.repeat(60_000),
		numbers: '9'.repeat(60_000),
		fields: 'a '.repeat(30_000),
		'a pocket': `8/8/8/8/8/8/8/8[${'x'.repeat(60_000)}] w - - 0 1`,
		brackets: '['.repeat(60_000),
		castling: `8/8/8/8/8/8/8/8 w ${'K'.repeat(60_000)} - 0 1`,
		clocks: `8/8/8/8/8/8/8/8 w - - ${'9'.repeat(60_000)} 1`,
		'a hand': `9/9/9/9/9/9/9/9/9 b ${'9'.repeat(30_000)}P${'2P'.repeat(10_000)} 1`,
		signs: '+'.repeat(60_000),
		lines: '\n'.repeat(60_000),
	};
	test.each(Object.keys(texts))('%s: every binding reports the faults', (name) => {
		for (const [read, binding] of [
			[importFen, chess],
			[importFen, crazyhouse],
			[importFen, xiangqi],
			[importSfen, shogi],
			[importSfen, chuShogi],
		] as const) {
			const result = read(texts[name]!, binding);
			expect((result.ok ? result.warnings : result.problems).map(({ code }) => code.startsWith('feen/'))).toContain(true);
		}
	});

	test('does not expand a pocket of a million pieces', () => {
		const hands = parse('8/8/8/8/8/8/8/8 1000000P/ C/c');
		expect(codesOf(exportFen(hands, crazyhouse))).toEqual(['hand']);
		expect(exportFen(parse('8/8/8/8/8/8/8/8 2PB/q C/c'), crazyhouse)).toMatchObject({ value: '8/8/8/8/8/8/8/8[PPBq] w - - 0 1' });
	});

	test('converts any text to a FEEN or reports its faults', () => {
		const text = fc.string({ unit: fc.constantFrom(...'rnbqkpRNBQKP12345678/+~[]-wb KQkq0 _'), maxLength: 80 });
		fc.assert(
			fc.property(text, (any) => {
				for (const [read, binding] of [
					[importFen, crazyhouse],
					[importSfen, minishogi],
				] as const) {
					const result = read(any, binding);
					if (result.ok) proper(stringify(result.value.feen));
					else expect(result.problems.length).toBeGreaterThan(0);
				}
			}),
			{ numRuns: runs(500) },
		);
	});
});

describe('other forms of a FEN', () => {
	const FEN = 'r2q1bn~1/p1nb~kr~2/8/8/8/8/8/4K3[Brr] w - - 1 17';
	test.each([
		['a pocket on a ninth rank', FEN.replace('[Brr]', '/rBr')],
		['a pocket in any order', FEN.replace('Brr', 'rBr')],
	])('%s', (_, text) => {
		expect(feenOf(text, crazyhouse)).toBe(feenOf(FEN, crazyhouse));
	});

	test.each([
		['a king in a pocket', '4k3/8/8/8/8/8/8/4K3[K] w - - 0 1', crazyhouse, ['hand']],
		['a pocket in chess', '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1', chess, ['hand']],
		['a mark of promotion in chess, next to a castling right', 'r3k2r/8/8/8/8/8/8/Q~3K3 w kq - 0 1', chess, ['derived']],
	])('%s', (_, text, binding, codes) => {
		const result = importFen(text, binding);
		expect(codesOf(result)).toEqual(codes);
		if (codes[0] === 'derived') expect(result.ok && stringify(result.value.feen)).toBe('+r3+k^2+r/8/8/8/8/8/8/Q3K^3 / C/c');
	});
});

describe('state of positions that FEEN lacks', () => {
	test('keeps remaining checks in the side record and restores them', () => {
		const game = compile(threeCheck.rules);
		const { feen, aux } = unwrap(importFen('4k3/8/8/8/8/8/8/4K2R w K - 3+1 0 1', chess));
		expect(aux.checks).toEqual([3, 1]);
		const position = positionOf(game, unwrap(toSetup(feen, game, chess, { aux })));
		const result = fromPosition(position, chess);
		expect(unwrap(result)).toEqual({ feen, aux });
		expect(codesOf(result)).toEqual(['checks']);
	});

	test("keeps makruk's limit in the side record and restores it", () => {
		const fen = '3m2n1/8/8/8/3pk1P1/8/5K2/1N6 w - 126 4 46';
		const result = importFen(fen, makruk, { mode: 'strict' });
		expect(unwrap(result).aux).toEqual({ counting: 126, halfmove: 4, fullmove: 46 });
		expect(codesOf(result)).toEqual(['clock', 'move-number']);
		expect(unwrap(exportFen(unwrap(result).feen, makruk, { aux: unwrap(result).aux }))).toBe(fen);
		expect(codesOf(importFen(fen, chess))).toContain('fen-syntax');
	});

	test('reports stores and flags of other games', () => {
		const king = { at: [4, 0], piece: { side: 'white', kind: 'K', flags: ['sworn'] } };
		const result = fromSetup(
			{ pieces: [king], stores: { bank: { white: { P: 1 }, black: { P: 0 } }, empty: { white: {}, black: {} } } },
			chess,
		);
		expect(codesOf(result)).toEqual(['state', 'hand']);
		expect(codesOf(fromSetup({ pieces: [king] }, chess, { mode: 'strict' }))).toEqual(['state']);
	});
});

describe('characters outside ASCII', () => {
	const spansOf = (result: Result<unknown, Problem>): readonly unknown[] =>
		result.ok
			? []
			: result.problems.map((problem) => {
					const { span } = problem as Partial<Diagnostic>;
					return [problem.code.replace('feen/convert-', ''), [span?.from, span?.to]];
				});

	test('are never split', () => {
		expect(spansOf(importFen('😀7/8/8/8/8/8/8/4K3 w - - 0 1', chess))).toEqual([['letter', [0, 2]]]);
		expect(spansOf(importFen('4k3/8/8/8/8/8/8/4K3 w 😀 - 0 1', chess))).toEqual([['castling', [22, 24]]]);
		expect(spansOf(importFen('8/8/8/8/8/8/8/8[😀] w - - 0 1', crazyhouse))).toEqual([['letter', [16, 18]]]);
		expect(spansOf(importSfen('4k4/9/9/9/9/9/9/9/4K4 b 2😀 1', shogi))).toEqual([['hand', [24, 27]]]);
	});

	test('have their faults at the right spans in a hand and on a board', () => {
		expect(spansOf(importSfen('4k4/9/9/9/9/9/9/9/4K4 b 12x 1', shogi))).toEqual([
			['letter', [26, 27]],
			['hand', [24, 27]],
		]);
		expect(spansOf(importFen('8/8/8/8/8/8/8/8[2P] w - - 0 1', crazyhouse))).toEqual([['letter', [16, 17]]]);
		expect(spansOf(importFen('8/8/8]/8/8/8/8/8 w - - 0 1', chess))).toEqual([
			['letter', [5, 6]],
			['shape', [6, 7]],
		]);
	});

	test('an impossible square is a fault of the text', () => {
		expect(spansOf(importFen('4k3/8/8/8/8/8/8/4K3 w - e0 0 1', chess))).toEqual([['fen-syntax', [24, 26]]]);
	});

	test('are not letters, even if their upper case is a letter', () => {
		expect(spansOf(importSfen('4k4/9/9/9/9/9/9/9/3ſK4 b - 1', shogi))).toEqual([['letter', [19, 20]]]);
	});
});

describe('state that the other notation cannot express', () => {
	const codes = (result: Result<unknown, Problem>): readonly unknown[] => [result.ok, ...codesOf(result)];

	test('refuses a board of three dimensions', () => {
		const start = parse('rnk^nr/ppppp/5/5/5//buqbu/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r');
		expect(codes(exportFen(start, raumschach))).toEqual([false, 'dimension']);
		expect(codes(exportSfen(start, raumschach))).toEqual([false, 'dimension']);
		expect(codes(importFen('5/5/5/5/5 w - - 0 1', raumschach))).toEqual([false, 'dimension']);
		expect(codes(importSfen('5/5/5/5/5 b - 1', raumschach))).toEqual([false, 'dimension']);
	});

	test('SFEN cannot express castling and en passant', () => {
		const read = unwrap(importFen('4k2r/8/8/8/3pP3/8/8/4K3 b k e3 0 1', chess)).feen;
		expect(codes(exportSfen(read, chess))).toEqual([true, 'castling', 'en-passant']);
		expect(codes(exportSfen(read, chess, { mode: 'strict' }))).toEqual([false, 'castling', 'en-passant']);
		expect(codes(exportSfen(parse('4k^3/8/8/8/8/8/8/4K^3 / C/c'), chess))).toEqual([true]);
	});
});
