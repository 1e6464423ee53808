import { apply, history, key, lastMove, legal, moveName } from '@x/core';
import { moveNamed } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { resolve, SanError, stringify } from '../src/index.js';
import { replay, stringifyMoves } from '../src/list.js';
import { nullMove } from '../src/null.js';
import { fromFen } from './support/fen.js';

/** Positions with rivals, castlings and promotions, and a mate prevented by an en passant reply. */
const POSITIONS = [
	['rivals by file, rank and square', '4k3/8/8/1N3N2/8/8/1N3N2/4K3 w - - 0 1'],
	['three queens', '8/6k1/8/8/2Q1Q3/8/4Q3/K7 w - - 0 1'],
	['pinned rivals', '4k3/8/8/q7/8/2N5/8/4K1N1 w - - 0 1'],
	['castlings', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
	['promotions by capture and not', '1n1rk3/2P5/8/8/8/8/7p/4K1N1 w - - 0 1'],
	['en passant', '4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 2'],
	['mates', '6k1/5ppp/8/8/8/8/8/KQ1R4 w - - 0 1'],
	['check by a push that allows en passant', '8/8/8/1k6/3p4/8/2P5/K6B w - - 0 1'],
] as const;

describe('a list of moves', () => {
	test.each(POSITIONS)('writes every move like stringify: %s', (_, fen) => {
		const position = fromFen(chess, fen);
		for (const move of legal(position)) {
			const { from, to, promotion } = move;
			const given = { from: chess.cellName(from!), to: chess.cellName(to), ...(promotion && { promotion }) };
			const text = stringify(move, position);
			expect(stringifyMoves([given], position)).toEqual([text]);
			expect(stringifyMoves([move], position)).toEqual([text]);
			expect(moveName(lastMove(replay([text], position))!)).toBe(moveName(move));
		}
	});

	test('accepts castling as king takes rook, and a promotion by the name of the piece', () => {
		expect(stringifyMoves([{ from: 'e1', to: 'h1' }], fromFen(chess, POSITIONS[3][1]))).toEqual(['O-O']);
		expect(stringifyMoves([{ from: 'c7', to: 'c8', promotion: 'rook' }], fromFen(chess, POSITIONS[4][1]))).toEqual(['c8=R']);
	});

	test('reads what resolve reads, in any spelling', () => {
		const texts = ['e2-e4', '1... e5', 'Ngf3!?', 'b8c6', '♗b5', 'a6', '0-0', 'Nf6'];
		let position = chess.start;
		for (const text of texts) position = apply(position, resolve(text, position));
		const end = replay(texts, chess.start);
		expect(history(end).map(key)).toEqual(history(position).map(key));
		expect(moveName(lastMove(end)!)).toBe('g8f6');
	});

	test('continues after a null move', () => {
		expect(stringifyMoves([{ from: 'e2', to: 'e4' }], chess.start)).toEqual(['e4']);
		expect(stringifyMoves([nullMove(chess.start), { from: 'e7', to: 'e5' }], chess.start)).toEqual(['--', 'e5']);
	});

	test.each([
		['no such move', ['e4', 'e5', 'Ke3'], 'san/illegal'],
		['more than one', ['Nf3', 'a6', 'Nd4', 'a5', 'Nc3', 'a4', 'Nb5'], 'san/ambiguous'],
		['not a move', ['e4', '?'], 'san/syntax'],
		['a capture of an empty cell', ['Nxf3'], 'san/capture-mark'],
		['a promotion by en passant', ['e4', 'a6', 'e5', 'd5', 'exd6=Q'], 'san/promotion-invalid'],
	])('reports the fault of %s', (_, texts, code) => {
		expect(() => replay(texts, chess.start)).toThrow(expect.objectContaining({ name: 'SanError', code }));
	});

	test('reads strictly if requested', () => {
		expect(() => replay(['e4+'], chess.start, { mode: 'strict' })).toThrow(SanError);
		expect(replay(['e4+'], chess.start).depth).toBe(1);
	});

	test.each([
		['an empty cell', { from: 'e4', to: 'e5' }],
		['a move that is not legal', { from: 'e2', to: 'e5' }],
		['a missing promotion', { from: 'c7', to: 'c8' }],
		['a promotion on another rank', { from: 'e1', to: 'd1', promotion: 'queen' }],
	])('refuses to write %s', (_, squares) => {
		expect(() => stringifyMoves([squares], fromFen(chess, POSITIONS[4][1]))).toThrow(SanError);
	});

	test('refuses to write a move of another position', () => {
		expect(() => stringifyMoves([moveNamed(chess.start, 'e2e4'), moveNamed(chess.start, 'e2e4')], chess.start)).toThrow(SanError);
	});
});
