import { apply, find, legal, moveName, outcome, type Position, perft, pieceAt, position } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Setup, Vec } from '@x/core/src/rules/types';
import { chushogi } from '@x/games/chushogi';
import { describe, expect, it } from 'vitest';
import { ownVectors } from '../reference/vectors.js';

const game = compile(chushogi);

/** An arrangement from the first two fields of an SFEN, whose `b` is the first side. */
const setupOf = (sfen: string): Setup => {
	const [board = '', turn] = sfen.split(' ');
	const pieces = board.split('/').flatMap((text, nth) => {
		let file = 0;
		return Array.from(text.matchAll(/\d+|\+?[a-z]/gi)).flatMap(([token]) => {
			const at: Vec = [file, 11 - nth];
			file += /\d/.test(token) ? Number(token) : 1;
			const kind = token.toUpperCase();
			return /\d/.test(token) ? [] : [{ at, piece: { side: token === kind ? 'white' : 'black', kind } }];
		});
	});
	return { pieces, phase: turn === 'w' ? 'black' : 'white' };
};
const from = (sfen: string): Position => position(game, setupOf(sfen));

/** The ways of the pieces that step twice, as white has them; a lion has all. */
const TWICE: Readonly<Record<string, readonly Vec[] | undefined>> = {
	N: undefined,
	'+O': undefined,
	'+H': [[0, 1]],
	'+D': [
		[1, 1],
		[-1, 1],
	],
};
const around: readonly Vec[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Vec => [x, y])).filter(([x, y]) => x !== 0 || y !== 0);

/**
 * Moves as shogiops counts them: single moves, and moves of two steps by each first step, on an empty cell too, where the second may go wherever
 * a single move goes, or back.
 */
function asShogiops(at: Position, sign: 1 | -1): number {
	const moves = legal(at);
	const single = moves.filter((move) => move.from !== move.to && move.captured.every(({ cell }) => cell === move.to));
	const stays = new Set(moves.flatMap(({ from, to, captured }) => (from === to && captured.length === 0 ? [from] : [])));
	let total = new Set(single.map((move) => `${move.from} ${move.to} ${move.promotion}`)).size;
	for (const origin of new Set(moves.map((move) => move.from!))) {
		const { kind, side } = pieceAt(at, origin)!;
		if (!(kind in TWICE)) continue;
		const cell = (...steps: readonly Vec[]): number | undefined =>
			game.cellAt(steps.reduce((sum, [x, y]) => [Number(sum[0]) + Number(x), Number(sum[1]) + Number(y)], game.vecOf(origin)));
		const ways = TWICE[kind]?.map(([x, y]): Vec => [Number(x) * sign, Number(y) * sign]);
		for (const one of ways ?? around) {
			const middle = cell(one);
			const stands = middle === undefined ? undefined : pieceAt(at, middle);
			if (middle === undefined || stands?.side === side) continue;
			const ends =
				stands === undefined
					? (ways ? [one, one.map((part) => -Number(part)) as unknown as Vec] : around)
							.map((two) => cell(one, two))
							.filter((to) => (to === origin ? stays.has(origin) : single.some((move) => move.from === origin && move.to === to)))
					: moves.filter((move) => move.from === origin && move.captured[0]?.cell === middle && move.to !== middle).map(({ to }) => to);
			total += new Set(ends).size;
		}
	}
	return total;
}

describe('chu shogi', () => {
	it('has no fault, and its start these counts', () => {
		expect(checkRuleset(chushogi.rules)).toEqual([]);
		expect([1, 2, 3].map((depth) => perft(game.start, depth))).toEqual([36, 1296, 48_315]);
	});

	it('has 52 599 sequences of three plies as shogiops counts them', () => {
		const after = (at: Position): Position[] => legal(at).map((move) => apply(at, move));
		expect(
			after(game.start)
				.flatMap(after)
				.reduce((sum, at) => sum + asShogiops(at, 1), 0),
		).toBe(52_599);
	});

	it.each(ownVectors<{ readonly sfen: string }, number>('chushogi.json'))(
		'$id has as many moves as in shogiops',
		({ input, expect: count }) => {
			expect(asShogiops(from(input.sfen), input.sfen.split(' ')[1] === 'b' ? 1 : -1)).toBe(count);
		},
	);

	it('is what the definition says, lions included', () => {
		const definition = reference(chushogi.rules);
		for (const sfen of ['12/12/12/3p8/4nP6/3Np7/12/5k6/12/12/12/5K6 b', '12/12/12/3+h8/3P8/2N9/12/5k6/12/3+D8/4p7/5K6 w']) {
			const setup = setupOf(sfen);
			expect(legal(position(game, setup)).length).toBe(definition.perft(definition.stateOf(setup), 1, 'phase'));
		}
	});

	const table: readonly (readonly [what: string, sfen: string, from: string, to: string, legal: boolean])[] = [
		['a lion takes a lion beside it', '5k6/12/12/5g6/5n6/5N6/12/12/12/12/12/5K6 b', 'f7', 'f8', true],
		['not a protected one from afar', '5k6/12/12/5g6/5n6/12/5N6/12/12/12/12/5K6 b', 'f6', 'f8', false],
		['but an unprotected one', '5k6/12/12/12/5n6/12/5N6/12/12/12/12/5K6 b', 'f6', 'f8', true],
		['not by way of a pawn', '5k6/12/12/5g6/5n6/5p6/5N6/12/12/12/12/5K6 b', 'f6', 'f8', false],
		['but by way of something better', '5k6/12/12/5g6/5n6/5s6/5N6/12/12/12/12/5K6 b', 'f6', 'f8', true],
	];
	it.each(table)('%s', (_, sfen, start, to, may) => {
		expect(find(from(sfen), { from: start, to }).length > 0).toBe(may);
	});

	it('a lion, an eagle and a falcon may stay where they are if they can step away and back', () => {
		const stays = (sfen: string): string[] =>
			legal(from(sfen)).flatMap((move) => (move.from === move.to && move.captured.length === 0 ? [moveName(move)] : []));
		expect(stays('5kg5/12/12/12/12/12/5N6/12/12/12/12/5K6 b')).toEqual(['f6f6']);
		expect(stays('5kg5/12/12/12/12/12/12/12/12/1GG9/1G+D4+H4/5K6 b').sort()).toEqual(['c2c2', 'h2h2']);
		expect(stays('5kg5/12/12/12/12/12/12/12/12/1G1G3G4/2+D4+H4/5K6 b')).toEqual([]);
		expect(stays('5kg5/12/12/12/12/12/4PPP5/4PNP5/4PPP5/12/12/5K6 b')).toEqual([]);
	});

	it('no lion is captured for a lion, but by a lion', () => {
		const before = from('5k6/12/12/12/R4n6/12/8Nr2/12/12/12/12/5K6 b');
		const [taken] = find(before, { from: 'a8', to: 'f8' });
		expect(find(apply(before, taken!), { from: 'j6', to: 'i6' })).toEqual([]);
		const [other] = find(before, { from: 'a8', to: 'a7' });
		expect(find(apply(before, other!), { from: 'j6', to: 'i6' }).length).toBe(1);
	});

	it('a side that has lost king and prince has lost', () => {
		const before = from('5k6/5R6/12/12/12/12/12/12/12/12/4g7/5K6 b');
		const [move] = find(before, { from: 'f11', to: 'f12' });
		expect(outcome(apply(before, move!))).toMatchObject({ reason: 'royals-captured', winner: 'white' });
		const two = from('5k4+e1/5R6/12/12/12/12/12/12/12/12/4g7/5K6 b');
		expect(outcome(apply(two, find(two, { from: 'f11', to: 'f12' })[0]!))).toBe(undefined);
	});
});
