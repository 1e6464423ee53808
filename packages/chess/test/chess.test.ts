import { MoveError, outcome, SetupError } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { SanError } from '@x/san';
import { describe, expect, test } from 'vitest';
import { Chess, DEFAULT_POSITION, type Move, nagToGlyph, SQUARES, type Square, validateFen, xoroshiro128 } from '../src/index.js';

const played = (...moves: string[]): Chess => {
	const chess = new Chess();
	for (const move of moves) chess.move(move);
	return chess;
};

const errorOf = (run: () => unknown): unknown => {
	try {
		run();
	} catch (error) {
		return error;
	}
	return undefined;
};

describe('moves', () => {
	test('takes a move as text, as squares, as a Move and as its JSON', () => {
		const move = new Chess().move('Nf3');
		for (const one of ['Nf3', 'g1f3', { from: 'g1', to: 'f3' }, move, JSON.parse(JSON.stringify(move)) as Move])
			expect(new Chess().move(one)).toEqual(move);
		const pass = new Chess().move(null);
		expect(new Chess().move(pass)).toEqual(pass);
	});

	test('says why a move is not legal, and leaves the game as it was', () => {
		const chess = played('e4', 'e5');
		const error = errorOf(() => chess.move('Nf6'));
		expect(error).toBeInstanceOf(SanError);
		expect((error as SanError).message).toBe('No legal move for SAN: "Nf6": no white knight can go to f6');
		expect(errorOf(() => chess.move({ from: 'e1', to: 'e3' }))).toBeInstanceOf(SanError);
		expect(errorOf(() => chess.move({ from: 'e1', to: 'e9' }))).toBeInstanceOf(MoveError);
		expect(errorOf(() => chess.move(7 as never))).toBeInstanceOf(TypeError);
		expect(errorOf(() => chess.move('e4', { strikt: true } as never))).toBeInstanceOf(TypeError);
		expect(chess.history()).toEqual(['e4', 'e5']);
		expect(chess.explain('O-O')).toBe('No legal move for SAN: "O-O": f1 is not empty');
		expect(chess.explain('Nf3')).toBeUndefined();
	});

	test('refuses a promotion without a piece, in each form', () => {
		const chess = new Chess('8/4P3/8/8/8/k7/8/K7 w - - 0 1');
		for (const move of ['e8', 'e7e8', { from: 'e7', to: 'e8' }]) expect(errorOf(() => chess.move(move))).toBeInstanceOf(RangeError);
		expect(chess.isPromotion({ from: 'e7', to: 'e8' })).toBe(true);
		expect(chess.move({ from: 'e7', to: 'e8', promotion: 'r' }).san).toBe('e8=R');
	});

	test('reads only canonical SAN if it is strict, apart from signs', () => {
		expect(new Chess().move('Nf3!?', { strict: true }).san).toBe('Nf3');
		for (const move of ['Ng1f3', 'g1f3', '0-0', 'N1f3']) expect(() => new Chess().move(move, { strict: true })).toThrow(SanError);
	});

	test('undoes and redoes moves', () => {
		const chess = played('e4', 'e5', 'Nf3');
		chess.setComment('good');
		const fen = chess.fen();
		expect([chess.undo()?.san, chess.undo()?.san]).toEqual(['Nf3', 'e5']);
		expect([chess.redo()?.san, chess.redo()?.san, chess.redo()]).toEqual(['e5', 'Nf3', null]);
		expect([chess.fen(), chess.getComment()]).toEqual([fen, 'good']);
		chess.undo();
		chess.move('d4');
		expect(chess.redo()).toBeNull();
		expect(chess.undo()?.san).toBe('d4');
		chess.move('Nf3');
		expect(chess.getComment()).toBeUndefined();
	});

	test('counts repetitions through undo, redo and null moves', () => {
		const chess = played('Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1');
		expect(chess.isThreefoldRepetition()).toBe(false);
		chess.move('Ng8');
		expect([chess.isThreefoldRepetition(), chess.isDraw(), chess.isGameOver()]).toEqual([true, true, true]);
		chess.undo();
		expect(chess.isThreefoldRepetition()).toBe(false);
		chess.redo();
		expect(chess.outcome()).toEqual({ reason: 'threefold-repetition', draw: true, claim: 'mover' });
		expect(outcome(chess.position)).toBeUndefined();
	});
});

describe('positions', () => {
	test('loads all or nothing, with every fault', () => {
		const chess = played('e4');
		const error = errorOf(() => chess.load('rnbqkbnr/pppp1ppp/8/9/4P3/8/PPPP1PPP/RNBQKBXR w KQkq - 0 1'));
		expect(error).toBeInstanceOf(NotationError);
		expect((error as NotationError).problems).toHaveLength(2);
		expect(chess.history()).toEqual(['e4']);
		expect(validateFen('8/8/8/8/8/8/8/8 w - - 0 1')).toMatchObject({ ok: false, error: 'White has no king.' });
		expect(() => new Chess({ fen: DEFAULT_POSITION, gmae: 1 } as never)).toThrow(TypeError);
	});

	test('puts up a position piece by piece, and plays it', () => {
		const chess = new Chess();
		chess.clear();
		expect(chess.isGameOver()).toBe(true);
		for (const [type, color, square] of [
			['k', 'w', 'e1'],
			['r', 'w', 'a1'],
			['k', 'b', 'e8'],
		] as const)
			expect(chess.put({ type, color }, square)).toBe(true);
		expect(chess.setCastlingRights('w', { q: true, k: true })).toBe(false);
		expect(chess.getCastlingRights('w')).toEqual({ k: false, q: true });
		expect(chess.fen()).toBe('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
		expect(chess.getHeaders()).toMatchObject({ SetUp: '1', FEN: chess.fen() });
		expect(chess.move('O-O-O').flags).toBe('q');
		expect(chess.setCastlingRights('b', { k: false })).toBe(true);
	});

	test('refuses a piece where it can never stand', () => {
		const chess = new Chess();
		expect(chess.put({ type: 'p', color: 'w' }, 'a8')).toBe(false);
		expect(errorOf(() => new Chess('P3k3/8/8/8/8/8/8/4K3 w - - 0 1', { skipValidation: true }))).toBeInstanceOf(SetupError);
		expect(chess.fen()).toBe(DEFAULT_POSITION);
	});

	test('keeps the position before a change for undo', () => {
		const chess = played('e4');
		chess.put({ type: 'q', color: 'w' }, 'e5');
		expect([chess.get('e5')?.type, chess.history()]).toEqual(['q', ['e4']]);
		expect(chess.undo()?.san).toBe('e4');
		expect(chess.fen()).toBe(DEFAULT_POSITION);
	});

	test('gives a side the turn by a null move, but not out of check', () => {
		const chess = new Chess();
		expect([chess.setTurn('w'), chess.setTurn('b'), chess.history()]).toEqual([true, true, ['--']]);
		expect(new Chess('4k3/8/8/8/8/8/8/r3K3 w - - 0 1').setTurn('b')).toBe(false);
	});

	test('does not count capture in passing as an attack on the pawn where it stands', () => {
		const chess = new Chess('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1');
		chess.move('e4');
		expect(chess.moves()).toContain('dxe3');
		expect([chess.attackers('e4'), chess.attackers('e3')]).toEqual([[], ['d4']]);
	});

	test('answers questions about squares that do not exist', () => {
		const chess = new Chess();
		const none = 'z9' as Square;
		expect([chess.get(none), chess.moves({ square: none }), chess.attackers(none), chess.squareColor(none)]).toEqual([
			undefined,
			[],
			[],
			null,
		]);
		expect(SQUARES.filter((square) => chess.squareColor(square) === 'light')).toHaveLength(32);
	});
});

describe('games as text', () => {
	const PGN = '{first} 1. e4 (1. d4 d5 (1... Nf6 {x} 2. c4!) 2. c4 $14) 1... e5 2. Nf3 (2. f4) (2. Nc3 Nc6) 2... Nc6! {ok} 3. Bb5 1-0';

	test('reads and writes variations, comments and annotations', () => {
		const chess = new Chess();
		chess.loadPgn(PGN);
		expect(chess.pgn().split('\n').at(-1)).toBe(PGN);
		expect(chess.history()).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
		chess.undo();
		chess.undo();
		expect(chess.getVariations().map(({ moves }) => moves.map(({ san }) => san))).toEqual([['f4'], ['Nc3', 'Nc6']]);
		chess.removeVariations();
		chess.addVariation(['d4', { from: 'e5', to: 'd4' }]);
		expect(chess.getVariations()).toEqual([{ moves: [{ san: 'd4' }, { san: 'exd4' }] }]);
		expect(() => chess.addVariation(['Ke3'])).toThrow(SanError);
		expect(() => new Chess().addVariation(['e4'])).toThrow(RangeError);
	});

	test('leaves variations out on request, with their faults', () => {
		const chess = new Chess();
		expect(() => chess.loadPgn('1. e4 (1. Ke2) e5')).toThrow(SanError);
		chess.loadPgn('1. e4 (1. Ke2 (1. d9)) e5', { variations: false });
		expect(chess.pgn().split('\n').at(-1)).toBe('1. e4 e5 *');
	});

	test('names the place of a fault in the text', () => {
		const text = '{日本} 1. e4 e5 2. Ke3';
		const error = errorOf(() => new Chess().loadPgn(text)) as SanError;
		expect(text.slice(error.span.from, error.span.to)).toBe('Ke3');
		const broken = errorOf(() => new Chess().loadPgn('1. e4 {open')) as NotationError;
		expect(broken.problems[0]?.code).toBe('pgn/comment-unclosed');
		expect((errorOf(() => new Chess().loadPgn('1. e4 * 1. d4 *')) as NotationError).problems[0]?.code).toBe('chess/several-games');
	});

	test('keeps lines within the width', () => {
		const chess = new Chess();
		chess.loadPgn(PGN);
		const [, moves = ''] = chess.pgn({ maxWidth: 20 }).split('\n\n');
		expect(moves.split('\n').every((line) => line.length <= 20)).toBe(true);
		expect(moves.replaceAll('\n', ' ')).toBe(PGN);
	});

	test('escapes quotation marks in tags, and reads them back', () => {
		const chess = new Chess();
		chess.setHeader('White', 'A "B" \\C');
		const other = new Chess();
		other.loadPgn(chess.pgn());
		expect(other.getHeaders().White).toBe('A "B" \\C');
		expect(chess.header('Mode', 'OTB')).toMatchObject({ Mode: 'OTB', ECO: null });
	});

	test('reads lines that end with other characters', () => {
		const chess = new Chess();
		chess.loadPgn('[White "A"]|[Black "B"]||1. e4 e5|2. Nf3', { newlineChar: '\\|' });
		expect([chess.getHeaders().Black, chess.history()]).toEqual(['B', ['e4', 'e5', 'Nf3']]);
	});

	test('checks annotations', () => {
		const chess = played('e4');
		expect(() => chess.addNag(256)).toThrow(TypeError);
		expect(() => chess.setSuffixAnnotation('!!!' as never)).toThrow(TypeError);
		chess.setSuffixAnnotation('!');
		expect([chess.removeSuffixAnnotation(), chess.removeSuffixAnnotation(), nagToGlyph(10)]).toEqual(['!', undefined, '=']);
		chess.setComment('{a} {b}');
		expect([chess.deleteComment(), chess.deleteComments()]).toEqual(['[a] [b]', []]);
	});
});

test('draws the same random numbers for the same state', () => {
	const next = xoroshiro128(1n | (2n << 64n));
	expect([next(), next(), next()]).toEqual([5760n, 97769243520n, 9706862127477703552n]);
	expect(() => xoroshiro128(1 as never)).toThrow(TypeError);
});
