import { describe, expect, test } from 'vitest';
import {
	arrive,
	at,
	attacked,
	before,
	captured,
	compare,
	count,
	each,
	is,
	matches,
	moves,
	not,
	occupied,
	orthogonals,
	ride,
	row,
	same,
	seq,
	step,
	sum,
	test as when,
	within,
} from '../../src/rules/build.js';
import type { Ruleset } from '../../src/rules/types.js';
import { cell, game, place, still, targets } from './small.js';

describe('numbers and conditions', () => {
	const law = (number: Parameters<typeof compare>[0], want: number): Partial<Ruleset> => ({
		forbid: [{ id: 'law', if: not(compare(number, '=', want)) }],
	});
	const step1 = seq(step([0, 1]), arrive());
	test('count, with a zone and a condition', () => {
		const beside = compare(matches(each(orthogonals, 'd', seq(step('d'), at(occupied()))), 'at'), '>', 0);
		const one = game({ A: step1, S: still }, { zones: { low: row(0, 3) }, ...law(count({ kind: ['S'] }, { zone: 'low', if: beside }), 2) });
		expect(
			one.legal(
				one.stateOf(
					place([
						[0, 0, 'A'],
						[5, 0, 'S'],
						[6, 0, 'S'],
						[2, 2, 'S'],
						[5, 7, 'S'],
						[6, 7, 'S'],
					]),
				),
			),
		).toHaveLength(1);
	});
	test('a zone is turned for the other side, `perSide` is not', () => {
		const one = game(
			{ A: seq(when(within('low')), step1), B: seq(when(within('own')), step1) },
			{ zones: { low: row(0), own: { perSide: { white: row(0), black: row(2) } } } },
		);
		const state = one.stateOf(
			place(
				[
					[0, 7, 'A', 'black'],
					[1, 0, 'A', 'black'],
					[2, 2, 'B', 'black'],
					[3, 7, 'B', 'black'],
				],
				{ phase: 'black' },
			),
		);
		expect(targets(one, state)).toEqual([cell(2, 1), cell(0, 6)]);
	});
	test('matches as the piece there, on its own side', () => {
		const counting = matches({ use: 'A' }, { cell: [4, 4] }, 'piece');
		const one = game({ A: step1, S: still }, law(counting, 1));
		expect(
			one.legal(
				one.stateOf(
					place([
						[0, 0, 'A'],
						[4, 4, 'A', 'black'],
						[4, 5, 'S', 'black'],
					]),
				),
			),
		).toHaveLength(1);
		expect(
			one.legal(
				one.stateOf(
					place([
						[0, 0, 'A'],
						[4, 4, 'A', 'black'],
						[4, 3, 'S', 'black'],
					]),
				),
			),
		).toHaveLength(0);
	});
	test('captured in a zone, sums, and the board before', () => {
		const weighed = sum({ of: captured({ who: 'enemy' }, 'low'), times: 3 }, { of: captured(), times: -1 });
		const one = game(
			{ A: step1, S: still },
			{
				zones: { low: row(0, 3) },
				forbid: [
					{ id: 'law', if: not(compare(weighed, '=', 2)) },
					{ id: 'was', if: not(before(is('at', { kind: ['S'] }))) },
				],
			},
		);
		expect(
			targets(
				one,
				one.stateOf(
					place([
						[0, 0, 'A'],
						[0, 1, 'S', 'black'],
						[1, 4, 'A'],
						[1, 5, 'S', 'black'],
					]),
				),
			),
		).toEqual([cell(0, 1)]);
	});
	test('attackers are counted, chosen, and asked for by side', () => {
		const paths = { R: ride(orthogonals), S: still };
		const state = place([
			[3, 3, 'S'],
			[3, 7, 'R', 'black'],
			[0, 3, 'R', 'black'],
			[7, 7, 'R'],
		]);
		const asks = (condition: Parameters<typeof not>[0]): boolean => {
			const one = game(paths, { defs: { check: condition } });
			return one.inCheck(one.stateOf(state), 'white');
		};
		const target = { cell: [3, 3] } as const;
		expect(asks(attacked(target, { atLeast: 2 }))).toBe(true);
		expect(asks(attacked(target, { atLeast: 3 }))).toBe(false);
		expect(asks(attacked(target, { atLeast: 2, if: same('at', { cell: [3, 7] }) }))).toBe(false);
		expect(asks(attacked({ cell: [7, 0] }, { by: 'own', as: { kind: 'S', side: 'other' } }))).toBe(true);
		expect(asks(attacked({ cell: [7, 0] }, { by: 'own' }))).toBe(false);
		expect(asks(attacked(target, { by: 'neutral' }))).toBe(false);
	});
	test('moves inside moves are none', () => {
		const one = game({ A: step1 }, { forbid: [{ id: 'stuck', if: compare(moves('next'), '=', 0) }] });
		// Within the count White's own moves count as none, so every reply breaks the law and Black has none either.
		expect(
			one.legal(
				one.stateOf(
					place([
						[0, 0, 'A'],
						[5, 5, 'A', 'black'],
					]),
				),
			),
		).toHaveLength(0);
		const two = game({ A: step1 }, { forbid: [{ id: 'free', if: compare(moves('next', is('at', { side: ['black'] })), '>', 0) }] });
		expect(
			two.legal(
				two.stateOf(
					place([
						[0, 0, 'A'],
						[5, 0, 'A', 'black'],
					]),
				),
			),
		).toHaveLength(1);
	});
});
