import { type CellRef, type Game, legal, moveName, type Path, position } from '@x/core';
import {
	act,
	any,
	board,
	castle,
	diagonals,
	is,
	leap,
	mark,
	neighbours,
	oblique,
	orthogonals,
	ride,
	ruleset,
	seq,
	set,
	side,
	store,
	turns,
} from '@x/core/build';
import { compile } from '@x/core/compile';
import { ataxx } from '@x/games/ataxx';
import { chess as chessRules } from '@x/games/chess';
import { crazyhouse } from '@x/games/crazyhouse';
import { duck } from '@x/games/duck';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { resolve, safeResolve, stringify } from '../src/index.js';
import { replay } from '../src/list.js';
import { setupOfFen } from './support/fen.js';

/** Ten files, twelve ranks, an archbishop with the letter A, without pawns and castling, and without names for half of the kinds. */
const wide: Game = compile(
	ruleset({
		space: board(10, 12),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { K: { moves: 'king', title: 'king' }, arch: { moves: 'archbishop', title: 'archbishop' }, R: { moves: 'rook', title: 'rook' } },
		paths: {
			king: leap(neighbours),
			archbishop: { any: [leap(oblique(1, 2)), ride(diagonals)] },
			rook: ride(orthogonals),
		},
		royal: is('at', { kind: ['K'] }),
		forbid: [{ id: 'own-royal-safe', if: { royalAttacked: 'own' } }],
		outcomes: [{ id: 'checkmate', when: 'stuck', if: { royalAttacked: 'own' }, result: 'loss' }],
		turn: turns('white', 'black'),
		start: {
			pieces: [
				{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
				{ at: [9, 2], piece: { side: 'white', kind: 'arch' } },
				{ at: [7, 2], piece: { side: 'white', kind: 'arch' } },
				{ at: [0, 9], piece: { side: 'white', kind: 'R' } },
				{ at: [0, 10], piece: { side: 'black', kind: 'R' } },
				{ at: [5, 11], piece: { side: 'black', kind: 'K' } },
			],
			phase: 'white',
		},
	}),
	{ kinds: { K: { letter: 'K' }, arch: { letter: 'A' }, R: { letter: 'R' } }, cells: 'a1', sides: { white: 'w', black: 'b' } },
);

describe('a board of ten files and twelve ranks', () => {
	test('reads every written text back', () => {
		const texts = new Set<string>();
		for (const move of legal(wide.start)) {
			const text = stringify(move, wide.start);
			texts.add(text);
			for (const mode of ['strict', 'lenient', 'repair'] as const) {
				const result = safeResolve(text, wide.start, { mode });
				expect(result.ok && moveName(result.value), text).toBe(moveName(move));
			}
			expect(moveName(resolve(stringify(move, wide.start, { notation: 'lan' }), wide.start))).toBe(moveName(move));
		}
		expect(texts.size).toBe(legal(wide.start).length);
	});
	test('reads two-digit ranks, a tenth file and a letter of the game', () => {
		expect(stringify({ from: 'a10', to: 'a11' }, wide.start)).toBe('Rxa11');
		expect(stringify({ from: 'j3', to: 'i5' }, wide.start)).toBe('Aji5');
		expect(stringify({ from: 'a10', to: 'j10' }, wide.start)).toBe('Rj10');
	});
	test('refuses cells and pieces that do not exist', () => {
		const problem = (text: string): unknown => {
			const result = safeResolve(text, wide.start);
			return result.ok ? undefined : [result.problems[0]!.code, result.problems[0]!.span];
		};
		expect(problem('Ak3')).toEqual(['san/syntax', { from: 1, to: 3 }]);
		expect(problem('Ra13')).toEqual(['san/syntax', { from: 1, to: 4 }]);
		expect(problem('Na3')).toEqual(['san/syntax', { from: 0, to: 1 }]);
		expect(problem('O-O')).toEqual(['san/variant', { from: 0, to: 3 }]);
		expect(problem('Aa1')).toEqual(['san/illegal', { from: 1, to: 3 }]);
	});
	test('reads a line of moves', () => {
		expect(replay(['Rxa11', 'Ke12', 'Aji5'], wide.start).depth).toBe(3);
	});
});

describe('crazyhouse', () => {
	const game: Game = compile(crazyhouse);
	const setup = {
		pieces: [
			{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
			{ at: [0, 3], piece: { side: 'white', kind: 'Q' } },
			{ at: [7, 3], piece: { side: 'white', kind: 'Q~' } },
			{ at: [6, 7], piece: { side: 'black', kind: 'K' } },
		],
		stores: { hand: { white: { N: 1, P: 1 }, black: {} } },
		phase: 'white',
	};
	const start = position(game, setup);
	test('treats a promoted queen as a queen', () => {
		expect(stringify({ from: 'a4', to: 'd4' }, start)).toBe('Qad4');
		expect(moveName(resolve('Qhd4', start))).toBe('h4d4');
		const result = safeResolve('Qd4', start);
		expect(result.ok || result.problems[0]!.data).toMatchObject({ candidates: ['a4', 'h4'] });
	});
	test('drops', () => {
		expect(moveName(resolve('N@f6+', start))).toBe('N@f6');
		expect(moveName(resolve('@e4', start))).toBe('P@e4');
		expect(stringify(resolve('P@e4', start), start)).toBe('P@e4');
		const result = safeResolve('R@f6', start);
		expect(result.ok || result.problems[0]!.code).toBe('san/drop-pocket');
		expect(safeResolve('N@f6', start, { mode: 'strict' }).ok).toBe(false);
		expect(safeResolve('N@f6+', start, { mode: 'strict' }).ok).toBe(true);
	});
	test('reads every written text back', () => {
		const texts = new Set(legal(start).map((move) => stringify(move, start)));
		expect(texts.size).toBe(legal(start).length);
		for (const move of legal(start)) expect(moveName(resolve(stringify(move, start), start))).toBe(moveName(move));
	});
});

describe('duck chess', () => {
	const game: Game = compile(duck.rules, { ...chessRules.names, kinds: { ...chessRules.names.kinds, D: { letter: '*' } } });
	test('begins the second part of a move with a comma', () => {
		const position = replay(['e4', ',e5', 'd5', ',d4', 'exd5'], game.start);
		expect(legal(position).length).toBeGreaterThan(0);
		expect(safeResolve(',a1', position)).toMatchObject({ ok: false, problems: [{ code: 'san/syntax' }] });
	});
	test('reads every written part back', () => {
		const position = replay(['e4', ',e5', 'd5'], game.start);
		for (const move of legal(position)) {
			const text = stringify(move, position);
			expect(text).toMatch(/^,[a-h][1-8]$/);
			expect(moveName(resolve(text, position, { mode: 'strict' }))).toBe(moveName(move));
		}
	});
});

describe('gating', () => {
	/** Chess in which knights and castling kings may leave a hawk behind. */
	const put = (cell: CellRef): Path => seq(act(store('gates', 'own', 'H', -1)), act(set(cell, { kind: 'H', side: 'own' })), mark('gate'));
	const knight = leap(oblique(1, 2));
	const short = castle({ direction: 1, distance: 3, flag: 'castle', partner: ['R'], mark: 'short' });
	const game: Game = compile(
		{
			...chessRules.rules,
			kinds: { ...chessRules.rules.kinds, H: { title: 'hawk', moves: 'bishop' } },
			stores: { gates: {} },
			paths: {
				...chessRules.rules.paths,
				knight: any(knight, seq(knight, put('origin'))),
				king: any(leap(neighbours), short, seq(short, put('origin')), seq(short, put({ from: 'origin', by: [3, 0] }))),
			},
		},
		{ ...chessRules.names, kinds: { ...chessRules.names.kinds, H: { letter: 'H' } }, gate: 'gates' },
	);
	const start = position(game, {
		...setupOfFen('4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1'),
		stores: { gates: { white: { H: 1 }, black: {} } },
	});
	test('writes the piece left behind after a slash, with its cell after castling', () => {
		const texts = legal(start).map((move) => stringify(move, start));
		expect(texts).toEqual(expect.arrayContaining(['Nc3', 'Nc3/H', 'Nbd2', 'Nbd2/H', 'O-O', 'O-O/He1', 'O-O/Hh1']));
		expect(new Set(texts).size).toBe(texts.length);
	});
	test('reads every written text back in every mode', () => {
		for (const move of legal(start)) {
			const text = stringify(move, start);
			for (const mode of ['strict', 'lenient', 'repair'] as const) {
				const read = safeResolve(text, start, { mode });
				expect(read.ok && stringify(read.value, start), text).toBe(text);
			}
		}
		expect(safeResolve('Nc3/Q', start).ok).toBe(false);
	});
});

test('reads a drop without a hand: in Ataxx pieces appear on the board', () => {
	const { start } = compile(ataxx);
	const drops = legal(start).filter(({ from }) => from === undefined);
	expect(drops.length).toBe(6);
	for (const move of drops) expect(moveName(resolve(stringify(move, start), start))).toBe(moveName(move));
	expect(safeResolve('P@d4', chess.start)).toMatchObject({ ok: false, problems: [{ code: 'san/variant' }] });
});
