import { type MoveParts, outcome } from '@x/core';
import { parsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { play } from '@x/san';
import { describe, expect, test } from 'vitest';
import * as database from '../programs/database.js';
import * as lobby from '../programs/lobby.js';
import * as plane from '../programs/plane.js';
import * as puzzle from '../programs/puzzle.js';
import * as server from '../programs/server.js';
import * as tree from '../programs/tree.js';
import * as uci from '../programs/uci.js';
import * as variant from '../programs/variant.js';

/** A room after moves; refused ones are listed. */
const roomAfter = (room: server.Room, moves: readonly string[], refused: string[] = [], spent = 5): server.Room =>
	moves.reduce((now, text) => {
		const next = server.move(now, text, spent);
		if (typeof next !== 'string') return next;
		refused.push(`${text}: ${next}`);
		return now;
	}, room);

describe('a server', () => {
	test('takes moves in every notation, and says why it refuses one', () => {
		const refused: string[] = [];
		const room = roomAfter(server.fresh(), ['e2e4', 'e5', 'Nf3', 'b8c6', 'Bb5', 'a6', 'O-O', 'Ke7', 'zz', 'e8g8', 'Qxh7'], refused);
		expect(room.clock).toEqual({ white: 280, black: 280 });
		expect(refused.map((one) => one.slice(0, one.indexOf(':')))).toEqual(['zz', 'e8g8', 'Qxh7']);
		const again = server.load(server.store(room));
		expect(server.pgn(again)).toContain('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Ke7 *');
		expect(server.store(room).length).toBeLessThan(300);
	});
	test('ends games by repetition, by mate and by the flag', () => {
		const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
		const threefold = roomAfter(server.fresh(), [...shuffle, ...shuffle], [], 1);
		expect(threefold.end).toBeUndefined();
		expect(outcome(server.load(server.store(threefold)).position, { claims: true })).toMatchObject({ reason: 'threefold-repetition' });
		expect(roomAfter(threefold, [...shuffle, ...shuffle], [], 1).end).toMatchObject({ reason: 'fivefold-repetition' });
		const late = server.move(server.fresh(4), 'e4', 5) as server.Room;
		expect(late.end).toEqual({ reason: 'time-forfeit', winner: 'black' });
		expect(server.pgn(late)).toContain('[Termination "time forfeit"]');
		expect(server.move(late, 'e5', 1)).toBe('The game is over: time-forfeit.');
		const bare = { position: parsePosition('4k3/8/8/8/8/8/8/4KQ2 w - - 0 1', chess), clock: { white: 1, black: 9 } };
		expect(server.move(bare, 'Qf2', 2)).toMatchObject({ end: { reason: 'time-forfeit', draw: true } });
	});
});

test('a lobby', () => {
	expect(lobby.startFens(0)).toEqual([
		'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
		'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1',
	]);
	expect(lobby.castlings()).toEqual({
		names: ['e1h1 O-O', 'e1h1 O-O'],
		after: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4',
		targets: expect.arrayContaining(['h1']),
	});
	expect(lobby.house()).toEqual({
		hand: { hand: { P: 1 } },
		fen: 'rnbqkbnr/ppp1pppp/8/3P4/8/2N5/PPPP1PPP/R1BQKBNR[p] b KQkq - 0 4',
		refused: ['move/illegal', 'move/illegal'],
		other: 'r2q1bn~1/p1nb1kr~1/2p1p3/3p4/3P4/2P5/PP3PPP/R1BQKB1R[PPrrb] w KQ - 1 17',
	});
});

test('a database', async () => {
	const text =
		'[White "Karpov, A"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 *\n\n[White "B"]\n\n1. Nf3 d6 2. e4 c5 3. d4 *\n\n[White "C"]\n\n1. d4 d5 2. Ke3 *\n';
	const bytes = () => new Response(text).body!;
	const kept: string[] = [];
	expect(await database.search(bytes(), ['e4', 'c5', 'Nf3', 'd6', 'd4'], /karpov/i, (pgn) => kept.push(pgn))).toEqual({
		count: 3,
		byPlayer: 1,
		openings: [
			['e4 c5', 1],
			['Nf3 d6', 1],
			['d4 d5', 1],
		],
	});
	expect(kept.length).toBe(2);
	expect(await database.check(bytes())).toEqual({ plies: 14, problems: 1 });
});

test('a checker of puzzles', () => {
	expect(puzzle.check('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['Rd8#'])).toBe('sound');
	expect(puzzle.check('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', ['Ra6', 'bxa6', 'b7#'])).toBe('sound');
	expect(puzzle.check('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', ['Rb1', 'axb6', 'Ra1#'])).toBe('Rb1 does not force mate');
	expect(puzzle.check('7k/8/5K2/6Q1/8/8/8/8 w - - 0 1', ['Qg7#'])).toMatch(/^cooked|^sound/);
	expect(puzzle.check('r5rk/5p1p/5R2/4B3/8/8/7P/8 w - - 0 1', ['Ra6+'])).toBe('White has no king.');
});

describe('an analysis', () => {
	test('has variations, marks and drawings', () => {
		const game = tree.annotated();
		expect(tree.repliesTo(game, 'e4')).toEqual(['e4 c5', 'e4 e5']);
		expect(tree.isKept(game)).toBe(true);
	});
	test('takes moves from the board', () => {
		const game = tree.annotated();
		const drag = (parts: MoveParts) => tree.dragged(game, 'e4 e5 Nf3', parts);
		expect(drag({ from: 'g8', to: 'f6' })).toMatchObject({ path: 'e4 e5 Nf3 Nf6' });
		expect(drag({ from: 'd7', to: 'd6' })).toMatchObject({ path: 'e4 e5 Nf3 d6' });
		expect(drag({ from: 'd7', to: 'd4' })).toBe('Expected a legal move of black, found "d7d4".');
	});
	test('begins from a FEN', () => {
		expect(tree.fromFen('4k3/8/8/8/8/8/4P3/4K3 b - - 0 7')).toContain('7...Ke7 8.e4');
	});
});

test('the glue to an engine', () => {
	const position = play(chess.start, ['e4', 'e5']);
	expect(uci.command(position)).toBe('position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 e7e5');
	expect(uci.variation(position, 'info depth 3 score cp 30 pv g1f3 b8c6 f1b5')).toEqual(['Nf3', 'Nc6', 'Bb5']);
	expect(uci.variation(position, 'info depth 3 pv g1f3 e8g8 f1b5')).toEqual(['Nf3']);
	expect(uci.command(uci.answered(position, 'bestmove g1f3 ponder b8c6'))).toMatch(/e2e4 e7e5 g1f3$/);
});

test('infinite chess', () => {
	const text = 'w 0/100 1 (8|1) K5,1+|R8,1+|R1,1+|N2,1|P4,2+|P5,2+|Q4,1|k5,8+|r8,8+|p5,7+|p4,7+|q4,8 P5,2>5,4|p5,7>5,5';
	expect(plane.playOn(text, ['4,1>8,5', '5,8>6,8'])).toEqual({
		turn: 'white',
		end: undefined,
		icn: expect.stringContaining('2. Q4,1 > 8,5 + | k5,8 > 6,8'),
	});
	expect(plane.refusal(text, '4,1>4,5')).toEqual([
		'Expected a legal move of white, found "4,1>4,5".',
		'Your own pawn on 4,2 blocks the way to 4,5.',
	]);
});

test('a game of one’s own', () => {
	expect(variant.simulate(5, 1)).toEqual(expect.any(Object));
	expect(variant.report()).toMatchObject({ lint: [], why: { code: 'no-path' } });
});
