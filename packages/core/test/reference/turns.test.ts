import { describe, expect, test } from 'vitest';
import { act, addPoint, addVar, captured, quiet, row, seq, setPoint, side, step, store, stored, within } from '../../src/rules/build.js';
import type { Ruleset } from '../../src/rules/types.js';
import { cell, game, place, play, step2, still } from './small.js';

describe('state between moves', () => {
	const walker = seq(step([0, 1]), quiet());
	const twice: Ruleset['turn'] = {
		start: 'one',
		phases: {
			one: { side: 'white', next: [{ to: 'two' }] },
			two: { side: 'white', next: [{ to: 'black' }] },
			black: { side: 'black', next: [{ to: 'one' }] },
		},
	};
	const sides = { white: side('white', [1, 1], 'one'), black: side('black', [1, -1]) };
	test("what lives for a turn ends with the turn, a reply with its writer's next one", () => {
		const one = game(
			{ A: walker },
			{
				turn: twice,
				sides,
				vars: { steps: { start: 0, life: 'turn' }, all: { start: 0, perSide: true }, here: { start: 0, life: 'walk' } },
				points: { last: 'reply', trail: 'turn', ever: 'game' },
				after: [
					{
						id: 'count',
						do: [
							addVar('steps', 1),
							addVar('all', 1, 'own'),
							addVar('here', 1),
							setPoint('last', 'at'),
							addPoint('trail', 'at'),
							addPoint('ever', 'at'),
						],
					},
				],
			},
		);
		const state = one.stateOf(
			place([
				[0, 0, 'A'],
				[7, 7, 'A', 'black'],
			]),
		);
		const second = play(one, state, 0, 8);
		expect(one.setupOf(second)).toMatchObject({
			vars: { steps: 1, all: { white: 1, black: 0 } },
			points: { last: [[0, 1]], trail: [[0, 1]] },
		});
		const black = play(one, second, 8, 16);
		expect(one.setupOf(black)).toMatchObject({
			vars: { steps: 0, all: { white: 2, black: 0 } },
			points: {
				last: [[0, 2]],
				ever: [
					[0, 1],
					[0, 2],
				],
			},
		});
		expect(one.setupOf(black).points).not.toHaveProperty('trail');
		const white = play(one, black, 63, 55);
		expect(one.setupOf(white)).toMatchObject({ vars: { all: { white: 2, black: 1 } }, points: { last: [[7, 6]] } });
		expect(one.setupOf(white).vars).not.toHaveProperty('here');
	});
	test('stores: what is stored as what, shared or by side', () => {
		const one = game(
			{ A: step2(), B: still, pass: act(store('common', 'shared', 'A', -1)) },
			{
				stores: { hand: { as: { B: 'A' } }, common: { shared: true } },
				after: [
					{ id: 'bank', do: [store('hand', 'own', 'B', captured({ kind: ['B'] })), store('common', 'shared', 'B', stored('hand', 'own'))] },
				],
			},
		);
		const after = play(
			one,
			one.stateOf(
				place([
					[0, 0, 'A'],
					[0, 1, 'B', 'black'],
					[5, 5, 'A', 'black'],
				]),
			),
			0,
			8,
		);
		expect(one.setupOf(after).stores).toEqual({ hand: { white: { A: 1 } }, common: { shared: { B: 1 } } });
	});
	test('a phase that nothing can be done in is skipped, after its stuck outcomes', () => {
		const phases: Ruleset['turn'] = {
			start: 'white',
			phases: {
				white: { side: 'white', next: [{ to: 'extra' }] },
				extra: {
					side: 'white',
					pieces: { who: 'friend', kind: ['B'] },
					skip: 'black',
					next: [{ to: 'black' }],
					enter: [{ id: 'count', do: [addVar('entered', 1)] }],
				},
				black: { side: 'black', next: [{ to: 'white' }] },
			},
		};
		const one = game({ A: walker, B: walker }, { turn: phases, vars: { entered: { start: 0 } } });
		const without = play(
			one,
			one.stateOf(
				place([
					[0, 0, 'A'],
					[7, 7, 'A', 'black'],
				]),
			),
			0,
			8,
		);
		expect(one.setupOf(without)).toMatchObject({ phase: 'black', vars: { entered: 1 } });
		const withB = play(
			one,
			one.stateOf(
				place([
					[0, 0, 'A'],
					[3, 3, 'B'],
					[7, 7, 'A', 'black'],
				]),
			),
			0,
			8,
		);
		expect(one.setupOf(withB).phase).toBe('extra');
		const stuck = game(
			{ A: walker, B: walker },
			{
				turn: phases,
				vars: { entered: { start: 0 } },
				outcomes: [{ id: 'no-extra', when: 'stuck', if: { phase: ['extra'] }, result: 'loss' }],
			},
		);
		expect(stuck.outcome(play(stuck, stuck.stateOf(place([[0, 0, 'A']])), 0, 8))).toEqual({ reason: 'no-extra', winner: 'black' });
	});
	test('a circle of skips is a draw', () => {
		const one = game(
			{ A: walker },
			{
				turn: {
					start: 'white',
					phases: {
						white: { side: 'white', skip: 'black', next: [{ to: 'black' }] },
						black: { side: 'black', skip: 'white', next: [{ to: 'white' }] },
					},
				},
			},
		);
		expect(one.outcome(one.stateOf(place([[0, 7, 'A']])))).toEqual({ reason: 'stuck', draw: true });
	});
	test('next looks at the candidate', () => {
		const one = game(
			{ A: walker },
			{
				zones: { half: row(4, 7) },
				turn: {
					start: 'white',
					phases: {
						white: { side: 'white', next: [{ if: within('half'), to: 'white' }, { to: 'black' }] },
						black: { side: 'black', next: [{ to: 'white' }] },
					},
				},
			},
		);
		const state = one.stateOf(
			place([
				[0, 3, 'A'],
				[1, 1, 'A'],
				[7, 7, 'A', 'black'],
			]),
		);
		expect(one.setupOf(play(one, state, cell(0, 3), cell(0, 4))).phase).toBe('white');
		expect(one.setupOf(play(one, state, cell(1, 1), cell(1, 2))).phase).toBe('black');
	});
});
