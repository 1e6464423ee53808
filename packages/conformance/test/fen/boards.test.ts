import type { Game, PieceData, Setup } from '@x/core';
import { compile } from '@x/core/compile';
import { NotationError } from '@x/diagnostics';
import { parse, safeParse, stringify, stringifySetup } from '@x/fen';
import { fen } from '@x/fen/dialects';
import { alice } from '@x/games/alice';
import { chess960 as ruleset } from '@x/games/chess960';
import { crazyhouse } from '@x/games/crazyhouse';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, test } from 'vitest';
import { gameOf } from './vectors.js';

const piece = (side: string, kind: string, ...flags: string[]): PieceData => ({ side, kind, flags });

/** Twelve files, and castling as in Chess960: kings start on f1 and f8. */
const wide: Game = compile(
	{
		...ruleset.rules,
		space: { axes: [{ extent: [0, 11] }, { extent: [0, 7] }] },
		start: {
			pieces: [
				{ at: [5, 0], piece: piece('white', 'K', 'castle') },
				{ at: [5, 7], piece: piece('black', 'K', 'castle') },
			],
			phase: 'white',
		},
	},
	ruleset.names,
);

describe('boards of other sizes', () => {
	test('reads and writes nine files and ten ranks without castling', () => {
		const game = compile(xiangqi);
		const text = stringify(game.start);
		expect(text.split(' ')[0]).toBe('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR');
		expect(stringifySetup(parse(text, game, { mode: 'strict' }), game)).toBe(text);
		expect(safeParse(text.replace(' - ', ' K '), game)).toMatchObject({ problems: [{ code: 'fen/castling-letter' }] });
		expect(safeParse(text.replace(' - -', ' - e3'), game)).toMatchObject({ problems: [{ code: 'fen/en-passant-unreadable' }] });
		expect(safeParse(`${'9/'.repeat(9)}8 w - -`, game)).toMatchObject({
			problems: expect.arrayContaining([expect.objectContaining({ code: 'fen/rank-too-short', span: { from: 18, to: 19 } })]),
		});
	});

	const rest = '/12/12/12/12/12/12/5K6 w - - 0 1';
	test.each(['12', 'k11', '11k', 'k10k', '1k8k1', '10kk', '2k7k1'])('reads a run of several digits: %s', (rank) => {
		const text = rank + rest;
		expect(stringifySetup(parse(text, wide, { mode: 'strict' }), wide)).toBe(text);
	});

	test.each([
		['111111111111', '12', 'fen/board-form'],
		['66', '12', 'fen/board-form'],
		['kk11kkkkkkkk', 'kk2kkkkkkkk', 'fen/board-form'],
		['0012', '12', 'fen/board-form'],
	])('refuses an invalid run: %s', (rank, canonical, code) => {
		const result = safeParse(rank + rest, wide);
		expect(result).toMatchObject({ ok: true, warnings: [{ code }] });
		expect(result.ok && stringifySetup(result.value, wide)).toBe(canonical + rest);
	});

	test('refuses castling rights of a file whose letter names a wing', () => {
		const outer = '5k6/12/12/12/12/12/12/5K4R1 w K - 0 1';
		expect(stringifySetup(parse(outer, wide, { mode: 'strict' }), wide)).toBe(outer);
		expect(stringifySetup(parse(outer, wide), wide, { castling: 'shredder' })).toBe(outer);
		const both = '5k6/12/12/12/12/12/12/5K4RR w L - 0 1';
		expect(stringifySetup(parse(both, wide), wide, { castling: 'shredder' })).toBe(both);
		const inner: Setup = {
			pieces: [
				{ at: [5, 0], piece: piece('white', 'K', 'castle') },
				{ at: [10, 0], piece: piece('white', 'R', 'castle') },
				{ at: [11, 0], piece: piece('white', 'R') },
			],
		};
		expect(() => stringifySetup(inner, wide)).toThrow(/castling rights/);
	});

	test('throws a TypeError for games that FEN cannot express', () => {
		expect(() => parse('8/8', compile(ruleset.rules))).toThrow(/names/);
		expect(() => parse('8/8', compile(alice), { dialect: fen })).toThrow(TypeError);
	});
});

describe('values that FEN cannot express', () => {
	const chess = gameOf('chess');
	const king = { at: [4, 0], piece: { side: 'white', kind: 'K' } };
	const setups: Readonly<Record<string, Setup>> = {
		'a kind without a letter': { pieces: [{ at: [0, 0], piece: piece('white', 'Z') }] },
		'a third side': { pieces: [{ at: [0, 0], piece: piece('red', 'K') }] },
		'another flag': { pieces: [{ at: [0, 0], piece: piece('white', 'K', 'tired') }] },
		'a cell beyond the last file': { pieces: [{ ...king, at: [8, 0] }] },
		'a cell below the first rank': { pieces: [{ ...king, at: [0, -1] }] },
		'a fractional file': { pieces: [{ ...king, at: [0.5, 0] }] },
		'a fractional rank': { pieces: [{ ...king, at: [0, 0.125] }] },
		'two pieces on one cell': { pieces: [king, king] },
		'a hand': { pieces: [], stores: { hand: { white: { P: 1 } } } },
		'another point': { pieces: [], points: { goal: [[0, 0]] } },
		'two en passant cells': {
			pieces: [],
			points: {
				ep: [
					[0, 2],
					[1, 2],
				],
			},
		},
		'an en passant cell outside the board': { pieces: [], points: { ep: [[0, 9]] } },
		'another variable': { pieces: [], vars: { checks: 3 } },
		'a phase that does not exist': { pieces: [], phase: 'duck' },
		'a negative clock': { pieces: [], vars: { halfmove: -1 } },
		'a fractional clock': { pieces: [], vars: { fullmove: 1.5 } },
		'a clock for each side': { pieces: [], vars: { halfmove: { white: 1, black: 2 } } },
		'two rights on one wing': {
			pieces: [
				{ at: [4, 0], piece: piece('white', 'K', 'castle') },
				{ at: [6, 0], piece: piece('white', 'R', 'castle') },
				{ at: [7, 0], piece: piece('white', 'R', 'castle') },
			],
		},
	};
	test.each(Object.keys(setups))('%s', (name) => {
		const game = name === 'two rights on one wing' ? gameOf('chess960') : chess;
		expect(() => stringifySetup(setups[name]!, game)).toThrow(NotationError);
	});

	test('refuses a non-empty hand of a game with hands and accepts empty hands', () => {
		const game = compile(crazyhouse);
		const text = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
		expect(stringify(game.start, { dialect: fen })).toBe(text);
		const setup = parse(text, game, { dialect: fen });
		expect(stringifySetup({ ...setup, stores: { hand: { white: { P: 0 } } } }, game, { dialect: fen })).toBe(text);
		expect(() => stringifySetup({ ...setup, stores: { hand: { white: { P: 1 } } } }, game, { dialect: fen })).toThrow(NotationError);
	});

	test('uses the values of the start position for omitted parts', () => {
		expect(stringifySetup({ pieces: [] }, chess)).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
	});
});
