import { describe, expect, test } from 'vitest';
import {
	act,
	addVar,
	any,
	capture,
	captured,
	compare,
	count,
	each,
	end,
	land,
	leap,
	neighbours,
	quiet,
	repeats,
	row,
	same,
	seq,
	setVar,
	side,
	step,
	sum,
	take,
	variable,
	within,
} from '../../src/rules/build.js';
import type { Ruleset } from '../../src/rules/types.js';
import { cell, game, place, play, step2, still, targets } from './small.js';

describe('choices and ends', () => {
	test('most, at the stage it is asked', () => {
		const eater = each(neighbours, 'd', seq(step('d'), any(quiet(), take())));
		const most = (stage: 'candidates' | 'legal'): Partial<Ruleset> => ({
			prefer: [{ id: 'greed', stage, keep: { most: captured() } }],
			forbid: [{ id: 'mercy', if: compare(captured({ kind: ['S'] }), '>', 0) }],
		});
		const state = place([
			[3, 3, 'E'],
			[4, 4, 'S', 'black'],
		]);
		const early = game({ E: eater, S: still }, most('candidates'));
		expect(early.legal(early.stateOf(state))).toEqual([]);
		const late = game({ E: eater, S: still }, most('legal'));
		expect(late.legal(late.stateOf(state))).toHaveLength(7);
		expect(early.candidates(early.stateOf(state)).filter(({ refused }) => refused !== undefined && 'choice' in refused)).toHaveLength(7);
	});
	test('an end counts when its move is chosen, and only if the laws let it', () => {
		const path = any(seq(step([1, 0]), quiet(), act(end('win', 'touchdown'))), seq(step([0, 1]), quiet(), act(end('win', 'cheat'))));
		const one = game({ A: path }, { forbid: [{ id: 'no-cheat', if: same('at', { cell: [0, 1] }) }] });
		const state = one.stateOf(
			place([
				[0, 0, 'A'],
				[5, 5, 'A', 'black'],
			]),
		);
		expect(one.outcome(state)).toBeUndefined();
		const done = play(one, state, 0, 1);
		expect(one.outcome(done)).toEqual({ reason: 'touchdown', winner: 'white' });
		expect(one.legal(done)).toEqual([]);
		expect(() => play(one, state, 0, 8)).toThrow();
	});
	test('`moved` sees the last move, points go to the sides in order', () => {
		const one = game(
			{ A: step2() },
			{
				zones: { last: row(7) },
				outcomes: [
					{ id: 'arrived', when: 'moved', if: within('last'), result: { points: [3, variable('consolation', 'own')] } },
					{ id: 'over', when: 'turn', if: compare(count({ who: 'friend' }), '=', 0), result: 'loss' },
				],
				vars: { consolation: { start: 1, perSide: true } },
			},
		);
		const white = one.stateOf(
			place([
				[0, 6, 'A'],
				[7, 1, 'A', 'black'],
			]),
		);
		expect(one.outcome(play(one, white, cell(0, 6), cell(0, 7)))).toEqual({ reason: 'arrived', points: [3, 1] });
		const black = one.stateOf(
			place(
				[
					[0, 4, 'A'],
					[7, 1, 'A', 'black'],
				],
				{ phase: 'black' },
			),
		);
		expect(one.outcome(play(one, black, cell(7, 1), cell(7, 0)))).toEqual({ reason: 'arrived', points: [1, 3] });
	});
	test('repeats of the board and within the turn', () => {
		const shuffler = leap(
			[
				[1, 0],
				[-1, 0],
			],
			quiet(),
		);
		const one = game(
			{ A: shuffler },
			{
				forbid: [{ id: 'never-again', if: compare(repeats('board'), '>', 1) }],
				vars: { tick: { start: 0, identity: true } },
				after: [{ id: 'tick', do: [addVar('tick', 1)] }],
			},
		);
		let state = one.stateOf(
			place([
				[0, 0, 'A'],
				[0, 7, 'A', 'black'],
			]),
		);
		state = play(one, play(one, state, 0, 1), cell(0, 7), cell(1, 7));
		state = play(one, state, 1, 0);
		expect(targets(one, state)).toEqual([cell(2, 7)]);
		const again = game(
			{ A: shuffler },
			{
				turn: {
					start: 'a',
					phases: {
						a: { side: 'white', next: [{ to: 'b' }] },
						b: { side: 'white', next: [{ to: 'black' }] },
						black: { side: 'black', next: [{ to: 'a' }] },
					},
				},
				sides: { white: side('white', [1, 1], 'a'), black: side('black', [1, -1]) },
				forbid: [{ id: 'no-return', if: compare(repeats('turn'), '>', 1) }],
			},
		);
		expect(
			targets(
				again,
				play(
					again,
					again.stateOf(
						place([
							[0, 0, 'A'],
							[0, 7, 'A', 'black'],
						]),
					),
					0,
					1,
				),
			),
		).toEqual([2]);
	});
	test('a game with setVar to a computed number', () => {
		const one = game(
			{ A: step2() },
			{ vars: { n: { start: 5 } }, after: [{ id: 'n', do: [setVar('n', sum({ of: variable('n'), times: 2 }))] }] },
		);
		expect(
			one.setupOf(
				play(
					one,
					one.stateOf(
						place([
							[0, 0, 'A'],
							[7, 7, 'A', 'black'],
						]),
					),
					0,
					8,
				),
			).vars,
		).toEqual({ n: 10 });
	});
	test('every capture is a capture of something that stands there', () => {
		const one = game({ A: seq(step([0, 1]), capture(), land()) });
		expect(one.legal(one.stateOf(place([[0, 0, 'A']]))).map(({ captured: events }) => events)).toEqual([[]]);
	});
});
