import { describe, expect, test } from 'vitest';
import {
	act,
	any,
	arrive,
	at,
	attacked,
	board,
	capture,
	captured,
	compare,
	each,
	go,
	land,
	leap,
	loop,
	mark,
	matches,
	neighbours,
	not,
	orthogonals,
	quiet,
	ride,
	royalAttacked,
	seq,
	set,
	step,
	take,
	test as when,
} from '../../src/rules/build.js';
import type { Path, Vec } from '../../src/rules/types.js';
import { cell, game, place, still } from './small.js';

describe('faults of the first sketch', () => {
	test('E1: a capture that cannot be completed is not a check', () => {
		// The capturer must go on to the cell behind, which is taken.
		const jumper = each(orthogonals, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), step('d'), quiet()));
		const one = game({ K: still, J: jumper, S: still }, { royal: { is: 'at', a: { kind: ['K'] } } });
		expect(
			one.inCheck(
				one.stateOf(
					place([
						[3, 3, 'K'],
						[2, 3, 'J', 'black'],
					]),
				),
			),
		).toBe(true);
		expect(
			one.inCheck(
				one.stateOf(
					place([
						[3, 3, 'K'],
						[2, 3, 'J', 'black'],
						[4, 3, 'S'],
					]),
				),
			),
		).toBe(false);
	});

	test('E2: a locust attacks only with a free cell behind, at the edge too', () => {
		const locust = each(neighbours, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), step('d'), quiet()));
		const one = game({ K: still, L: locust }, { royal: { is: 'at', a: { kind: ['K'] } } });
		expect(
			one.inCheck(
				one.stateOf(
					place([
						[7, 3, 'K'],
						[6, 3, 'L', 'black'],
					]),
				),
			),
		).toBe(false);
	});

	test('E3: a rook that captures only kings attacks an empty cell that a king would cross', () => {
		const hunter = ride(orthogonals, take(undefined, { who: 'enemy', kind: ['K'] }));
		const king: Path = seq(when(not(attacked({ from: 'at', by: [1, 0] }))), step([2, 0]), quiet());
		const one = game({ K: king, H: hunter }, { royal: { is: 'at', a: { kind: ['K'] } } });
		expect(
			one.legal(
				one.stateOf(
					place([
						[3, 0, 'K'],
						[4, 7, 'H', 'black'],
					]),
				),
			),
		).toEqual([]);
		expect(
			one.legal(
				one.stateOf(
					place([
						[3, 0, 'K'],
						[6, 7, 'H', 'black'],
					]),
				),
			),
		).toHaveLength(1);
	});

	test("E4: a cell is one thing at a time: the attacker's own piece is not a friend while it is asked about", () => {
		// It may capture only next to a friend; asked about the only friend, there is none left.
		const shy = leap(
			neighbours,
			seq(
				at({ who: 'enemy' }),
				when(compare(matches(each(neighbours, 'n', seq(step('n'), at({ who: 'friend' }))), 'origin'), '>', 0)),
				capture(),
				land(),
			),
		);
		const one = game({ S: shy, T: still });
		const alone = one.stateOf(
			place([
				[3, 3, 'S', 'black'],
				[4, 3, 'T', 'black'],
				[0, 0, 'T'],
			]),
		);
		expect(one.attacked(alone, cell(4, 3), 'black')).toBe(false);
		const company = one.stateOf(
			place([
				[3, 3, 'S', 'black'],
				[4, 3, 'T', 'black'],
				[2, 3, 'T', 'black'],
				[0, 0, 'T'],
			]),
		);
		expect(one.attacked(company, cell(4, 3), 'black')).toBe(true);
	});

	test('E5: a rose turns by a table, not by an angle', () => {
		const circle: readonly Vec[] = [
			[1, 2],
			[2, 1],
			[2, -1],
			[1, -2],
			[-1, -2],
			[-2, -1],
			[-2, 1],
			[-1, 2],
		];
		const turn = (by: number): (readonly [Vec, readonly Vec[]])[] =>
			circle.map((vector, index) => [vector, [circle[(index + by + 8) % 8]!]]);
		const onward = (map: string): Path =>
			each(circle, 'd', seq(step('d'), loop(seq(at({ who: 'empty' }), each({ bound: 'd', map }, 'd', step('d')))), arrive()));
		const one = game(
			{ O: any(onward('right'), onward('left')) },
			{ space: { ...board(13, 13), maps: { right: turn(1), left: turn(-1) } } },
		);
		const moves = one.legal(one.stateOf(place([[6, 6, 'O']])));
		// Eight circles through the origin, eight cells each, seven of them new; where two meet is one move.
		const targets = new Set(moves.map(({ to }) => to));
		expect(moves).toHaveLength(targets.size);
		expect(targets.has(7 + 13 * 8)).toBe(true);
		expect(targets.has(9 + 13 * 9)).toBe(true);
	});

	test('E6: a loop that comes back to where it was is cut', () => {
		const runner: Path = each([[1, 0]], 'd', seq(loop(step('d')), step('d'), quiet()));
		const one = game({ R: runner }, { space: { axes: [{ extent: [0, 7], wrap: true }, { extent: [0, 7] }] } });
		expect(one.legal(one.stateOf(place([[0, 0, 'R']])))).toHaveLength(7);
		const idle: Path = seq(loop(when({ all: [] })), step([0, 1]), quiet());
		const two = game({ I: idle });
		expect(two.legal(two.stateOf(place([[0, 0, 'I']])))).toHaveLength(1);
	});

	test('E7: a binding lasts to the end of the walk', () => {
		const twice: Path = seq(each(orthogonals, 'd', step('d')), at({ who: 'empty' }), step('d'), quiet());
		const one = game({ T: twice });
		expect(one.legal(one.stateOf(place([[3, 3, 'T']])))).toHaveLength(4);
	});

	test('E8: landing twice leaves one piece', () => {
		const twice: Path = seq(step([1, 0]), quiet(), step([0, 1]), quiet());
		const one = game({ T: twice });
		const [move] = one.legal(one.stateOf(place([[3, 3, 'T']])));
		expect(move?.writes.map(({ cell: at, piece }) => [at, piece?.kind])).toEqual([
			[cell(3, 3), undefined],
			[cell(4, 4), 'T'],
		]);
	});

	test('E9: a swap takes both pieces as they stood', () => {
		const swap: Path = leap(orthogonals, seq(at({ who: 'enemy' }), mark('other'), land(), act(set('origin', { was: { mark: 'other' } }))));
		const one = game({ S: swap, T: still });
		const [move] = one.legal(
			one.stateOf(
				place([
					[3, 3, 'S'],
					[4, 3, 'T', 'black'],
				]),
			),
		);
		expect(move?.writes).toEqual([
			{ cell: cell(3, 3), piece: { side: 'black', kind: 'T' } },
			{ cell: cell(4, 3), piece: { side: 'white', kind: 'S' } },
		]);
		expect(move?.captured).toEqual([]);
	});

	test('E10: a candidate that puts down an enemy piece must reckon with it', () => {
		const betrayal: Path = seq(step([1, 0]), quiet(), act(set('at', { kind: 'R', side: 'other' })));
		const one = game(
			{ K: still, R: ride(orthogonals), B: betrayal },
			{ royal: { is: 'at', a: { kind: ['K'] } }, forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }] },
		);
		expect(
			one.legal(
				one.stateOf(
					place([
						[4, 0, 'K'],
						[3, 5, 'B'],
					]),
				),
			),
		).toEqual([]);
		expect(
			one.legal(
				one.stateOf(
					place([
						[6, 0, 'K'],
						[3, 5, 'B'],
					]),
				),
			),
		).toHaveLength(1);
	});

	test('E11: a captured friend counts as a friend', () => {
		const cannibal: Path = leap(orthogonals, seq(at({ who: 'occupied' }), capture(), land()));
		const one = game({ C: cannibal, T: still }, { forbid: [{ id: 'no-fratricide', if: compare(captured({ who: 'friend' }), '>', 0) }] });
		expect(
			one.legal(
				one.stateOf(
					place([
						[3, 3, 'C'],
						[4, 3, 'T'],
						[2, 3, 'T', 'black'],
					]),
				),
			),
		).toHaveLength(1);
	});
});

describe('captures that wait', () => {
	test('a piece captured later still blocks, has no side, and is gone in the end', () => {
		const sweep: Path = each(
			[[1, 0]],
			'd',
			seq(
				step('d'),
				at({ who: 'enemy' }),
				capture('at', true),
				any(seq(step('d'), quiet()), seq(go('origin'), step('d'), when({ is: 'at', a: { who: 'enemy' } }), land())),
			),
		);
		const one = game({ S: sweep, T: still });
		const moves = one.legal(
			one.stateOf(
				place([
					[3, 3, 'S'],
					[4, 3, 'T', 'black'],
				]),
			),
		);
		expect(moves).toHaveLength(1);
		expect(moves[0]?.writes.map(({ cell: at, piece }) => [at, piece?.kind])).toEqual([
			[cell(3, 3), undefined],
			[cell(4, 3), undefined],
			[cell(5, 3), 'S'],
		]);
	});
	test('a piece that lands on it stays', () => {
		const stomp: Path = each([[1, 0]], 'd', seq(step('d'), at({ who: 'enemy' }), capture('at', true), land()));
		const one = game({ S: stomp, T: still });
		const [move] = one.legal(
			one.stateOf(
				place([
					[3, 3, 'S'],
					[4, 3, 'T', 'black'],
				]),
			),
		);
		expect(move?.writes.at(-1)).toEqual({ cell: cell(4, 3), piece: { side: 'white', kind: 'S' } });
	});
});
