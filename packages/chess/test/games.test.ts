import { compile } from '@x/core/compile';
import { NotationError } from '@x/diagnostics';
import { games } from '@x/games';
import { chess960 } from '@x/games/ready/chess960';
import { expect, test } from 'vitest';
import { type AnyWords, Chess, validateFen } from '../src/index.js';

const GAMES = ['atomic', 'crazyhouse', 'janggi', 'makruk', 'marseillais', 'seirawan', 'shogi', 'xiangqi'] as const;

test.each(GAMES)('plays %s, writes the game and reads it back', (id) => {
	const game = compile(games[id]);
	const chess = new Chess<AnyWords>({ game });
	for (let ply = 0; ply < 40 && !chess.isGameOver(); ply++) {
		const moves = chess.moves();
		chess.move(moves[(ply * 7) % moves.length]!);
	}
	const other = new Chess<AnyWords>({ game });
	other.loadPgn(chess.pgn({ maxWidth: 80 }));
	expect([other.fen(), other.hash(), other.pgn()]).toEqual([chess.fen(), chess.hash(), chess.pgn()]);
	expect(new Chess({ game, fen: chess.fen() }).fen()).toBe(chess.fen());
	while (chess.undo() !== null);
	expect(chess.hash()).toBe(new Chess({ game }).hash());
});

test('drops pieces from the hand', () => {
	const chess = new Chess({ game: compile(games.crazyhouse) });
	for (const move of ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qd8']) chess.move(move);
	expect([chess.hand('w'), chess.hand('b')]).toEqual([{ p: 1 }, { p: 1 }]);
	const drop = chess.move('P@e6');
	expect([drop.from, drop.to, drop.piece, drop.lan]).toEqual(['', 'e6', 'p', 'P@e6']);
	chess.undo();
	expect(chess.move(drop).san).toBe('P@e6');
	expect(chess.move({ drop: 'p', to: 'e5' }).san).toBe('P@e5');
});

test('castles in Chess960', () => {
	const chess = new Chess({ game: chess960, fen: '1r2k3/8/8/8/8/8/8/1R2K1R1 w GBb - 0 1' });
	expect(chess.getCastlingRights('w')).toEqual({ k: true, q: true });
	expect(chess.move('O-O').isKingsideCastle()).toBe(true);
	expect(chess.get('f1')).toEqual({ type: 'r', color: 'w' });
	expect(chess.pgn()).toContain('[Variant "Chess960"]');
});

test('ends a game by the rules of the game', () => {
	const atomic = new Chess({ game: compile(games.atomic) });
	for (const move of ['Nf3', 'h6', 'Ne5', 'h5', 'Nxd7']) atomic.move(move);
	expect(atomic.outcome()).toMatchObject({ winner: 'white' });
	expect([atomic.isGameOver(), atomic.isDraw(), atomic.isStalemate(), atomic.isCheckmate()]).toEqual([true, false, false, false]);
});

test('refuses the file of another game', () => {
	const chess = new Chess();
	expect(() => chess.loadPgn('[Variant "Atomic"]\n\n1. e4 *')).toThrow(NotationError);
	chess.loadPgn('[Variant "Standard"]\n\n1. e4 *');
	expect(chess.getHeaders().Variant).toBeUndefined();
});

test('validates the FEN of another game', () => {
	const game = compile(games.shogi);
	expect(validateFen('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', game)).toEqual({ ok: true });
	expect(validateFen('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSN b - 1', game).ok).toBe(false);
});
