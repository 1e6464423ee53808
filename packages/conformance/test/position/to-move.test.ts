import {
	apply,
	destinations,
	type Game,
	isLegal,
	key,
	legal,
	MoveError,
	type MoveParts,
	moveName,
	type Position,
	position,
	sameMove,
	toMove,
} from '@x/core';
import { compile } from '@x/core/compile';
import { setupFromText } from '@x/core/src/testing/placement';
import { randomFrom } from '@x/core/src/testing/random';
import { isMoveError } from '@x/diagnostics';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

const at = (text: string, game: Game = chess): Position => position(game, setupFromText(text, game.ruleset, game.names!));
const named = (from: Position, move: string | MoveParts): string => {
	const read = toMove(from, move);
	return read.ok ? moveName(read.value) : read.problems.map(({ code }) => code).join();
};

const ROWS: readonly (readonly [title: string, text: string, move: string | MoveParts, expected: string])[] = [
	['the ends by name', '4k3/8/8/8/8/8/4P3/4K3 w - -', { from: 'e2', to: 'e4' }, 'e2e4'],
	['the ends by number', '4k3/8/8/8/8/8/4P3/4K3 w - -', { from: 12, to: 28 }, 'e2e4'],
	['a promotion by letter', '4k3/P7/8/8/8/8/8/4K3 w - -', { from: 'a7', to: 'a8', promotion: 'q' }, 'a7a8q'],
	['a promotion by kind', '4k3/P7/8/8/8/8/8/4K3 w - -', { from: 'a7', to: 'a8', promotion: 'N' }, 'a7a8n'],
	['a promotion in upper case', '4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8Q', 'a7a8q'],
	['a promotion after =', '4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8=R', 'a7a8r'],
	['castling by the target of the king', '4k3/8/8/8/8/8/8/4K2R w K -', 'e1g1', 'e1g1'],
	['castling by the cell of the rook', '4k3/8/8/8/8/8/8/4K2R w K -', { from: 'e1', to: 'h1' }, 'e1g1'],
	['no promotion where one is needed', '4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8', 'move/promotion-missing'],
	['a promotion that there is not', '4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8k', 'move/promotion-impossible'],
	['a promotion where there is none', '4k3/8/8/8/8/8/4P3/4K3 w - -', 'e2e4q', 'move/promotion-impossible'],
	['an unknown kind', '4k3/P7/8/8/8/8/8/4K3 w - -', { from: 'a7', to: 'a8', promotion: 'Z' }, 'move/unknown-kind'],
	['an unknown cell', '4k3/P7/8/8/8/8/8/4K3 w - -', { from: 'a7', to: 'a9' }, 'move/unknown-cell'],
	['what is not a move', '4k3/P7/8/8/8/8/8/4K3 w - -', 'hello', 'move/unreadable'],
	['an empty text', '4k3/P7/8/8/8/8/8/4K3 w - -', '', 'move/unreadable'],
	['an illegal move', '4k3/8/8/8/8/8/4P3/4K3 w - -', 'e2e5', 'move/illegal'],
];

/** The error that a call throws. */
const thrown = (call: () => unknown): unknown => {
	try {
		call();
	} catch (error) {
		return error;
	}
	return undefined;
};

describe('toMove', () => {
	test('reads every name that moveName writes, in every preset', () => {
		for (const [id, { rules: ruleset, names }] of sampleOf('names of moves', Object.entries(games), { normal: 0.3, quick: 0.1 })) {
			const game = compile(ruleset, names);
			const random = randomFrom(id.length);
			let now = game.start;
			for (let ply = 0; ply < 10; ply++) {
				const moves = legal(now);
				for (const move of moves) {
					const read = toMove(now, moveName(move));
					expect(read.ok && sameMove(read.value, move), `${id} ${moveName(move)}`).toBe(true);
				}
				if (moves.length === 0) break;
				now = apply(now, moves[random(moves.length)]!);
			}
		}
	});
	test.each(ROWS)('reads %s', (_, text, move, expected) => {
		expect(named(at(text), move)).toBe(expected);
	});
	test.each(ROWS)('%s is made by `apply`, or refused with the same code', (_, text, move, expected) => {
		const from = at(text);
		const read = toMove(from, move);
		expect(isLegal(from, move)).toBe(read.ok);
		if (read.ok) expect(key(apply(from, move))).toBe(key(apply(from, read.value)));
		else {
			const error = thrown(() => apply(from, move));
			expect(error).toBeInstanceOf(MoveError);
			expect(error).toMatchObject({ code: expected, problems: read.problems });
			expect(isMoveError(error)).toBe(true);
		}
	});
	test('apply names the move and the side to move', () => {
		const error = thrown(() => apply(apply(chess.start, 'e2e4'), { from: 'e2', to: 'e4' }));
		expect(error).toMatchObject({ message: 'Expected a legal move of black, found "e2e4".', data: { move: 'e2e4', turn: 'black' } });
		const other = legal(chess.start).find((move) => moveName(move) === 'e2e4')!;
		expect(thrown(() => apply(apply(chess.start, 'e2e4'), other))).toMatchObject({
			message: 'Expected a legal move of black, found "e2e4".',
		});
	});
	test.each([undefined, null, 4, [], {}, { from: 'e2' }, { from: 'e2', to: {} }, { to: 'e4', color: 'w' }])(
		'apply refuses %o as a move',
		(move) => {
			expect(() => apply(chess.start, move as unknown as string)).toThrow(TypeError);
			expect(() => isLegal(chess.start, move as unknown as string)).toThrow(TypeError);
		},
	);
	test('reads the marks of USI and drops in games of shogi', () => {
		const { rules: ruleset, names } = games.shogi;
		const game = compile(ruleset, names);
		const from = at('4k4/9/9/4P4/9/9/9/9/4K4[Pp] w - -', game);
		expect(named(from, '5d5c+')).toBe('5d5c+p');
		expect(named(from, '5d5c')).toBe('5d5c');
		expect(named(from, '5d5c=')).toBe('5d5c');
		expect(named(from, 'P*1e')).toBe('P@1e');
		expect(named(from, { drop: 'p', to: '1e' })).toBe('P@1e');
		expect(named(from, 'Q*1e')).toBe('move/unreadable');
	});
	test('says which promotions there are and how to write them', () => {
		const read = toMove(at('4k3/P7/8/8/8/8/8/4K3 w - -'), { from: 'a7', to: 'a8' });
		expect(read.ok).toBe(false);
		if (read.ok) return;
		expect(read.problems[0]!.data).toEqual({ move: 'a7a8', turn: 'white', promotions: ['Q', 'R', 'B', 'N'] });
		expect(read.problems[0]!.hint).toBe('Write a7a8q or a7a8r or a7a8b or a7a8n.');
	});
	test('prefers the ordinary move of a king to castling with a rook next to it', () => {
		const close = at('4k3/8/8/8/8/8/8/5KR1 w G -', chess960);
		expect(named(close, 'f1g1')).toBe('f1g1');
		const step = toMove(at('4k3/8/8/8/8/8/8/5K1R w H -', chess960), 'f1g1');
		expect(step.ok && step.value.marks).toEqual([]);
	});
});

describe('destinations', () => {
	test('lists every origin with its targets, both ways to castle', () => {
		const found = destinations(at('4k3/8/8/8/8/8/8/4K2R w K -'));
		expect(found.get('e1')).toEqual(['d1', 'd2', 'e2', 'f1', 'f2', 'g1', 'h1']);
		expect([...found.keys()].sort()).toEqual(['e1', 'h1']);
	});
	test('names only what toMove reads, in every preset', () => {
		for (const [id, { rules: ruleset, names }] of Object.entries(games)) {
			const { start } = compile(ruleset, names);
			for (const [from, targets] of destinations(start))
				for (const to of targets) {
					const read = toMove(start, { from, to });
					const codes = read.ok ? [] : read.problems.map(({ code }) => code);
					expect(
						codes.filter((code) => code !== 'move/promotion-missing' && code !== 'move/ambiguous'),
						`${id} ${from}${to}`,
					).toEqual([]);
				}
		}
	});
});
