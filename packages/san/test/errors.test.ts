import { apply, legal, moveName } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { NotationError } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { parse, resolve, type SanCode, SanError, safeParse, safeResolve, stringify } from '../src/index.js';
import { cases, examples, reported } from './error-examples.js';
import { fromFen } from './support/fen.js';

/** Every code: the compiler refuses an incomplete list. */
const CODES: Readonly<Record<SanCode, true>> = {
	'san/empty': true,
	'san/syntax': true,
	'san/result': true,
	'san/promotion-missing': true,
	'san/promotion-invalid': true,
	'san/null-move': true,
	'san/variant': true,
	'san/castling-no-right': true,
	'san/castling-blocked': true,
	'san/castling-check': true,
	'san/castling-through': true,
	'san/castling-into': true,
	'san/illegal': true,
	'san/pinned': true,
	'san/in-check': true,
	'san/own-piece': true,
	'san/no-piece': true,
	'san/ambiguous': true,
	'san/drop-pocket': true,
	'san/suffix': true,
	'san/capture-mark': true,
	'san/disambiguation': true,
	'san/spelling': true,
	'san/repaired': true,
};

test('does not split a surrogate pair in a span', () => {
	for (const [text, from] of [
		['😀Nf3', 0],
		['Nf3😀', 3],
	] as const) {
		for (const result of [safeParse(text), safeResolve(text, chess.start)]) {
			const [problem] = result.ok ? [] : result.problems;
			expect(problem).toMatchObject({ code: 'san/syntax', span: { from, to: from + 2 } });
			expect(problem!.message).toContain(`"${text.slice(from, from + 2)}" is unexpected`);
		}
	}
});

test('refuses a move of another position by its name', () => {
	const [move] = legal(chess.start);
	expect(() => stringify(move!, apply(chess.start, move!))).toThrow(`the move ${moveName(move!)} is not legal here`);
});

describe('the catalogue of errors', () => {
	test.each(cases)('$id: $input', (row) => {
		const problem = reported(row);
		expect(problem?.code).toBe(row.code);
		expect(problem?.span).toEqual({ from: row.span[0], to: row.span[1] });
		expect(problem?.message).toMatch(/\S/);
	});
	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});
	test('has one good example of every code', () => {
		expect(examples.map(({ code }) => code).sort()).toEqual(Object.keys(CODES).sort());
	});
	test('has an example of every code, and no other examples', () => {
		expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual(Object.keys(CODES).sort());
	});
});

describe('SanError', () => {
	const thrown = (run: () => unknown): SanError => {
		try {
			run();
		} catch (error) {
			if (error instanceof SanError) return error;
			throw error;
		}
		throw new Error('expected an exception');
	};
	test('is a RangeError with problems', () => {
		const error = thrown(() => parse('Nf9'));
		expect(error).toBeInstanceOf(RangeError);
		expect(error).toBeInstanceOf(NotationError);
		expect(error.name).toBe('SanError');
		expect(error.text).toBe('Nf9');
		expect(error.code).toBe('san/syntax');
		expect(error.problems).toHaveLength(1);
	});
	test('keeps the messages of the first implementation as prefixes', () => {
		expect(thrown(() => parse('')).message).toBe('Empty SAN string');
		expect(thrown(() => parse('invalid')).message).toMatch(/^Invalid SAN: "invalid"/);
		expect(thrown(() => resolve('Nd5', chess.start)).message).toMatch(/^No legal move for SAN: "Nd5"/);
	});
	test('lists the candidates of an ambiguous move', () => {
		const error = thrown(() => resolve('Nc3', fromFen(chess, '4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1')));
		expect(error.candidates).toEqual(['b1', 'd1']);
		expect(error.problems[0]!.hint).toBe('Write Nbc3 or Ndc3.');
	});
	test('names the only piece that the text can mean, and otherwise its side and kind', () => {
		const message = (text: string): string => thrown(() => resolve(text, chess.start)).message;
		expect(message('Ke3')).toBe('No legal move for SAN: "Ke3": the king on e1 cannot go to e3');
		expect(message('Ngf5')).toBe('No legal move for SAN: "Ngf5": the knight on g1 cannot go to f5');
		expect(message('Nf5')).toBe('No legal move for SAN: "Nf5": no white knight can go to f5');
		expect(message('Ke2')).toBe('No legal move for SAN: "Ke2": white\'s own pawn is on e2');
	});
	test('names the square and the pinning piece', () => {
		const error = thrown(() => resolve('Nd4', fromFen(chess, '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1')));
		expect(error.square).toBe('e2');
		expect(error.message).toBe('No legal move for SAN: "Nd4": the knight on e2 is pinned by the rook on e8');
		expect(error.problems[0]!.data).toMatchObject({ by: ['e8'] });
	});
	test('offers the most similar legal moves', () => {
		const error = thrown(() => resolve('Nd5', chess.start));
		expect(error.problems[0]!.data).toMatchObject({ nearest: ['Nc3', 'Nf3'] });
		expect(error.problems[0]!.hint).toBe('The nearest legal moves are Nc3, Nf3.');
	});
	const castles = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
	const bishop = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
	test.each([
		['nf3', 'start', 'lenient', 'Nf3'],
		['NF3', 'start', 'lenient', 'Nf3'],
		['nF3', 'start', 'lenient', 'Nf3'],
		['E4', 'start', 'lenient', 'e4'],
		['E2E4', 'start', 'lenient', 'e4'],
		['e2-e4', 'start', 'strict', 'e4'],
		['e2e4', 'start', 'strict', 'e4'],
		['Ng1-f3', 'start', 'strict', 'Nf3'],
		['0-0', castles, 'strict', 'O-O'],
		['Kg1', castles, 'lenient', 'O-O'],
		['bb5', bishop, 'lenient', 'Bb5'],
	] as const)('offers the move that %s means in %s when reading is %s', (text, fen, mode, move) => {
		const position = fen === 'start' ? chess.start : fromFen(chess, fen);
		const [problem] = thrown(() => resolve(text, position, { mode })).problems;
		expect(problem).toMatchObject({ hint: `Write ${move}.`, data: { canonical: move } });
		expect(resolve(move, position, { mode: 'strict' })).toEqual(resolve(text, position, { mode: 'repair' }));
	});
	test('says what it expected instead of a text that is not a move', () => {
		expect(thrown(() => resolve('nf3', chess.start)).problems).toEqual([
			{
				code: 'san/syntax',
				message: 'Invalid SAN: "nf3": expected "Nf3"',
				severity: 'error',
				span: { from: 0, to: 1 },
				hint: 'Write Nf3.',
				data: { canonical: 'Nf3', nearest: ['Nf3'] },
			},
		]);
	});
	test('offers only moves that are legal as they are written', () => {
		const random = randomFrom(5);
		let offers = 0;
		let position: typeof chess.start = chess.start;
		for (let ply = 0; ply < 30; ply++) {
			const moves = legal(position);
			for (const san of moves.map((move) => stringify(move, position)))
				for (const text of [san.toLowerCase(), san.toUpperCase(), san.slice(0, -1)]) {
					const read = safeResolve(text, position);
					const canonical = read.ok ? undefined : read.problems[0]?.data?.canonical;
					if (canonical === undefined) continue;
					offers++;
					expect(safeResolve(canonical, position, { mode: 'strict' }).ok, `${text} as ${canonical}`).toBe(true);
				}
			if (moves.length === 0) break;
			position = apply(position, moves[random(moves.length)]!);
		}
		expect(offers).toBeGreaterThan(100);
	});
	test('offers nothing for a text that is near to no legal move', () => {
		const hints = ['hello', 'NG4', 'x'.repeat(99)].map((text) => thrown(() => resolve(text, chess.start)).problems[0]!.hint);
		expect(hints).toEqual([undefined, undefined, undefined]);
	});
	test('contains the canonical text in strict mode', () => {
		expect(thrown(() => resolve('Ngf3', chess.start, { mode: 'strict' })).canonical).toBe('Nf3');
		expect(thrown(() => parse('0-0')).problems[0]!.hint).toBe("With { mode: 'lenient' } it reads as O-O.");
	});
	test('truncates long texts in its message', () => {
		expect(thrown(() => parse('x'.repeat(1000))).message.length).toBeLessThan(150);
	});
});

describe('misuse throws a TypeError', () => {
	const loosely: (value: unknown) => never = (value) => value as never;
	test.each([undefined, null, 5, {}])('%s is not a text', (value) => {
		expect(() => parse(loosely(value))).toThrow(TypeError);
		expect(() => safeParse(loosely(value))).toThrow(TypeError);
	});
	test.each([undefined, null, 5])('%s is not a move', (value) => {
		expect(() => resolve(loosely(value), chess.start)).toThrow(TypeError);
		expect(() => safeResolve(loosely(value), chess.start)).toThrow(TypeError);
	});
	test('refuses unknown modes, languages and letters', () => {
		expect(() => parse('e4', { mode: loosely('lax') })).toThrow(TypeError);
		expect(() => parse('e4', { pieces: loosely('xx') })).toThrow(TypeError);
		expect(() => parse('e4', { pieces: { knight: 'B' } })).toThrow(TypeError);
		expect(() => parse('e4', { pieces: { knight: 'x' } })).toThrow(TypeError);
		expect(() => parse('e4', { pieces: { knight: '5' } })).toThrow(TypeError);
	});
});
