import { describe, expect, test } from 'vitest';
import { any, arrive, at, board, each, go, land, loop, orthogonals, pick, quiet, ride, seq, step, turns } from '../../src/rules/build.js';
import { cell, game, place, still, targets } from './small.js';

describe('walks', () => {
	test('a series lands at its distances and does not visit what lies between', () => {
		const huygen = each([[1, 0]], 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), arrive()), 'primes');
		const one = game({ H: huygen, S: still });
		expect(targets(one, one.stateOf(place([[0, 0, 'H']])))).toEqual([2, 3, 5, 7]);
		expect(
			targets(
				one,
				one.stateOf(
					place([
						[0, 0, 'H'],
						[4, 0, 'S'],
						[3, 0, 'S'],
					]),
				),
			),
		).toEqual([2]);
		const listed = each([[1, 0]], 'd', seq(loop(step('d')), at({ who: 'empty' }), land()), [1, 4]);
		const two = game({ L: listed });
		expect(targets(two, two.stateOf(place([[0, 0, 'L']])))).toEqual([1, 4]);
	});
	test('a series ends on an axis that closes', () => {
		const endless = each([[1, 0]], 'd', seq(loop(step('d'), { min: 1 }), quiet()), 'primes');
		const one = game({ H: endless }, { space: { axes: [{ extent: [0, 4], wrap: true }, { extent: [0, 7] }] } });
		expect(targets(one, one.stateOf(place([[0, 0, 'H']])))).toEqual([1, 2, 3, 4]);
	});
	test('a step may close axes by a name', () => {
		const one = game(
			{ W: any(seq(step([1, 0], 'round'), quiet()), seq(step([1, 0]), quiet())), V: seq(step([1, 0]), quiet()) },
			{ space: { ...board(8, 8), wraps: { round: [true, false] } } },
		);
		expect(
			targets(
				one,
				one.stateOf(
					place([
						[7, 2, 'W'],
						[7, 4, 'V'],
					]),
				),
			),
		).toEqual([cell(0, 2)]);
	});
	test('a hole stops a ride and is not a cell', () => {
		const one = game({ R: ride([[1, 0]]) }, { space: { ...board(8, 8), holes: [[3, 0]] } });
		expect(targets(one, one.stateOf(place([[0, 0, 'R']])))).toEqual([1, 2]);
	});
	test('greedy goes as far as it can', () => {
		const slide = each(orthogonals, 'd', seq(loop(seq(step('d'), at({ who: 'empty' })), { greedy: true, min: 1 }), land()));
		const one = game({ S: slide });
		expect(targets(one, one.stateOf(place([[2, 3, 'S']])))).toEqual([cell(2, 0), cell(0, 3), cell(7, 3), cell(2, 7)]);
	});
	test('pick lifts a piece as the mover', () => {
		const one = game(
			{ S: still, jump: seq(pick({ who: 'enemy', kind: ['S'] }, { origin: true }), step([0, 1]), quiet()) },
			{ turn: turns('white', 'black', ['jump']) },
		);
		const [move, ...rest] = one.legal(
			one.stateOf(
				place([
					[2, 3, 'S', 'black'],
					[5, 5, 'S'],
				]),
			),
		);
		expect(rest).toEqual([]);
		// It is the side to move that looks: up is up for it.
		expect([move?.from, move?.to, move?.side, move?.writes.at(-1)?.piece?.side]).toEqual([cell(2, 3), cell(2, 4), 'white', 'black']);
	});
	test('a walk without effect is not a move, a pass from `also` is', () => {
		const one = game({ I: seq(go('at')), pass: seq() }, { turn: turns('white', 'black', ['pass']) });
		const list = one.legal(one.stateOf(place([[0, 0, 'I']])));
		expect(list.map(({ from, to, kind }) => [from, to, kind])).toEqual([[undefined, -1, '']]);
	});
	test('two ways to one move are one move with both marks', () => {
		const one = game({ T: any(seq({ mark: 'a' }, step([1, 0]), quiet()), seq({ mark: 'b' }, step([1, 0]), quiet())) });
		expect(one.legal(one.stateOf(place([[0, 0, 'T']]))).map(({ marks }) => marks)).toEqual([['a', 'b']]);
	});
});
