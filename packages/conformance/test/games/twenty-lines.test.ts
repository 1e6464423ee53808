import { apply, castlingRights, type Game, legal, moveName, outcome, pieceAt, position, turn, validate, variable } from '@x/core';
import {
	any,
	arranged,
	board,
	castling,
	checkmate,
	clocks,
	defineGame,
	diagonals,
	kindsOf,
	leap,
	moveLimit,
	namesOf,
	neighbours,
	oblique,
	orthogonals,
	pawn,
	repetition,
	ride,
	row,
	ruleset,
	side,
	turns,
} from '@x/core/build';
import { compile, lint } from '@x/core/compile';
import { describe, expect, test } from 'vitest';

const first = 'RNCBQKBCNR';
const wings = castling(first, { royal: 'K', partner: ['R'], to: [2, 8] });
const rules = ruleset(
	{
		space: board(10, 8),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		zones: { second: row(1), last: row(7) },
		points: { ep: 'reply' },
		...kindsOf({
			P: ['pawn', pawn({ promotesTo: ['Q', 'C', 'N'], last: 'last', second: 'second', passed: 'ep' })],
			N: ['knight', leap(oblique(1, 2))],
			C: ['camel', any(leap(oblique(1, 3)), ride(orthogonals, undefined, 2))],
			B: ['bishop', ride(diagonals)],
			R: ['rook', ride(orthogonals)],
			Q: ['queen', ride(neighbours)],
			K: ['king', any(leap(neighbours), ...wings.paths)],
		}),
		flags: wings.flags,
		outcomes: [repetition(3), moveLimit(50)],
		turn: turns('white', 'black'),
		start: arranged([first.toLowerCase(), 'p'.repeat(10), ...Array(4).fill('.'.repeat(10)), 'P'.repeat(10), first], {
			flags: { castle: ['K', 'R'] },
		}),
	},
	clocks({ advancing: ['P'] }),
	checkmate(['K']),
);
const camels = defineGame({ id: 'camels', title: 'Camels', rules, names: namesOf(rules, { castling: wings.names, silent: ['P'] }) });

describe('a game of twenty lines', () => {
	const game: Game = compile(camels);
	const play = (from: typeof game.start, ...names: readonly string[]) => names.reduce((now, name) => apply(now, name), from);

	test('has nothing that lint warns about', () => {
		expect(lint(camels)).toEqual([]);
	});

	test('counts plies without progress, and moves', () => {
		const played = play(game.start, 'b1c3', 'b8c6', 'i1h3');
		expect([variable(played, 'halfmove'), variable(played, 'fullmove')]).toEqual([3, 2]);
		expect(variable(apply(played, 'a7a6'), 'halfmove')).toBe(0);
		expect(variable(apply(played, 'a7a6'), 'fullmove')).toBe(3);
	});

	test('is drawn by the third repetition and after fifty moves, but not when the last of them mates', () => {
		const knights = ['b1c3', 'b8c6', 'c3b1', 'c6b8'];
		expect(outcome(play(game.start, ...knights))).toBeUndefined();
		expect(outcome(play(game.start, ...knights, ...knights))).toEqual({ reason: 'threefold-repetition', draw: true });
		const lone = position(game, {
			...game.ruleset.start,
			pieces: [
				{ at: [0, 7], piece: { side: 'black', kind: 'K' } },
				{ at: [1, 5], piece: { side: 'white', kind: 'K' } },
				{ at: [7, 0], piece: { side: 'white', kind: 'R' } },
			],
			vars: { halfmove: 99 },
		});
		expect(outcome(apply(lone, 'h1h2'))).toEqual({ reason: '50-move-rule', draw: true });
		expect(outcome(apply(lone, 'h1h8'))).toEqual({ reason: 'checkmate', winner: 'white' });
	});

	test('has promotion, castling by name, and capture in passing', () => {
		const kings = position(game, {
			pieces: [
				...game.ruleset.start.pieces.filter(({ piece }) => ['K', 'R'].includes(piece.kind)),
				{ at: [2, 6], piece: { side: 'white', kind: 'P' } },
			],
		});
		expect(castlingRights(kings)).toHaveLength(4);
		const names = legal(kings).map(moveName);
		expect(names).toEqual(expect.arrayContaining(['c7c8q', 'c7c8c', 'c7c8n', 'f1i1', 'f1c1']));
		const castled = apply(kings, 'f1i1');
		expect(pieceAt(castled, 'h1')?.kind).toBe('R');
		expect(castlingRights(castled).map((right) => right.side)).toEqual(['black', 'black']);
		const passed = play(game.start, 'e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6');
		expect(pieceAt(passed, 'd5')).toBeUndefined();
		expect(turn(passed).side).toBe('black');
	});

	test('protects its kings', () => {
		const faults = validate(game, { pieces: [] });
		expect(faults.ok).toBe(false);
	});
});

describe('parts of a ruleset', () => {
	test('may not have entries of the same name, other fields, or two sets of royal pieces', () => {
		const { space, sides, kinds, paths } = rules;
		const parts = { space, sides, kinds, paths, turn: rules.turn };
		expect(() => ruleset(parts, clocks(), clocks())).toThrow(/^more\[1\]\.vars\.halfmove: Expected a name that no other part has/);
		expect(() => ruleset(parts, checkmate(['K']), checkmate(['Q']))).toThrow(/^more\[1\]\.royal/);
		expect(() => ruleset(parts, { outcome: [] } as never)).toThrow('more[0].outcome: Unknown option. Did you mean "outcomes"?');
		expect(() => ruleset(parts, 'clocks' as never)).toThrow(/^more\[0\]: Expected an object/);
	});

	test('keep the order of their lists', () => {
		expect(rules.outcomes.map(({ id }) => id)).toEqual(['threefold-repetition', '50-move-rule', 'checkmate', 'stalemate']);
	});
});
