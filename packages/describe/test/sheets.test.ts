import {
	any,
	arrive,
	at,
	board,
	box,
	count,
	drop,
	hop,
	lame,
	land,
	leap,
	loop,
	oblique,
	orthogonals,
	quiet,
	ride,
	ruleset,
	seq,
	side,
	step,
	take,
	turns,
} from '@x/core/build';
import type { Cond, Path, Ruleset, Zone } from '@x/core/src/rules/types';
import { games } from '@x/games';
import { alice } from '@x/games/alice';
import { chess } from '@x/games/chess';
import { chess960 } from '@x/games/chess960';
import { crazyhouse } from '@x/games/crazyhouse';
import { cylinder } from '@x/games/cylinder';
import { duck } from '@x/games/duck';
import { glinski } from '@x/games/glinski';
import { marseillais } from '@x/games/marseillais';
import { raumschach } from '@x/games/raumschach';
import { shogi } from '@x/games/shogi';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, test } from 'vitest';
import { sheet, describe as sheetText } from '../src/index.js';

describe('sheets of whole games', () => {
	test.each([
		['chess', chess.rules, chess.names],
		['chess960', chess960.rules, chess960.names],
		['cylinder', cylinder.rules, cylinder.names],
		['alice', alice.rules, alice.names],
		['glinski', glinski.rules, glinski.names],
		['raumschach', raumschach.rules, raumschach.names],
		['marseillais', marseillais.rules, marseillais.names],
		['crazyhouse', crazyhouse.rules, crazyhouse.names],
		['shogi', shogi.rules, shogi.names],
		['xiangqi', xiangqi.rules, xiangqi.names],
		['duck', duck.rules, chess.names],
	] as const)('%s', async (name, rules, names) => {
		await expect(sheetText(rules, names)).toMatchFileSnapshot(`sheets/${name}.md`);
	});
});

test.each(Object.entries(games))('the sheet of %s has a line for every kind and no holes', (_, { rules, names }) => {
	const text = sheetText(rules, names);
	for (const hole of ['undefined', '[object', '{', 'NaN']) expect(text).not.toContain(hole);
	const told = new Set(sheet(rules, names).flatMap(({ entries }) => entries.map(({ path }) => path)));
	for (const kind of Object.keys(rules.kinds)) expect(told).toContain(`kinds.${kind}`);
});

/** A game of one piece. */
const game = (path: Path, parts: Partial<Ruleset> = {}): Ruleset =>
	ruleset({
		space: board(8, 8),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { X: { title: 'mover', moves: 'way' }, Y: { title: 'other', moves: 'none' } },
		paths: { way: path, none: any() },
		turn: turns('white', 'black'),
		zones: { far: box(null, [6, 7]), mid: box([3, 4], [3, 4]) },
		stores: { hand: {} },
		...parts,
	});

const under = (rules: Ruleset, title: string, path: string): readonly string[] =>
	sheet(rules)
		.find((section) => section.title === title)
		?.entries.filter((entry) => entry.path === path)
		.flatMap(({ texts }) => texts) ?? [];

describe('ways of moving are recognised by their form', () => {
	test.each<[Path, string]>([
		[ride(orthogonals), 'slides any distance along ranks and files'],
		[ride(orthogonals, arrive(), 3), 'slides up to three cells along ranks and files'],
		[ride([[0, 1]]), 'slides any distance forward'],
		[ride(oblique(1, 2)), 'rides any number of leaps like a knight (1,2) over empty cells'],
		[leap(oblique(1, 2)), 'leaps like a knight (1,2)'],
		[leap(oblique(1, 3)), 'leaps like a camel (1,3)'],
		[leap(oblique(2, 5)), 'leaps by (2,5) in all directions'],
		[leap(oblique(0, 2)), 'leaps two cells straight'],
		[leap([...orthogonals, ...oblique(1, 2)]), 'steps one cell along ranks and files or leaps like a knight (1,2)'],
		[
			leap([
				[0, 1],
				[1, 1],
				[-1, 1],
			]),
			'steps one cell forward or diagonally forward',
		],
		[
			leap([
				[1, 0],
				[-1, 0],
			]),
			'steps one cell along its rank',
		],
		[leap([[1, 0]]), 'steps one cell towards the h-file'],
		[leap([[-1, -1]]), 'steps one cell diagonally backward towards the a-file'],
		[
			leap([
				[1, 2],
				[-1, 2],
			]),
			'leaps two cells forward and one to either side',
		],
		[leap([[2, 3]]), 'leaps three cells forward and two towards the h-file'],
		[leap(orthogonals, quiet()), 'steps one cell along ranks and files without capturing'],
		[leap(orthogonals, take()), 'steps one cell along ranks and files only to capture'],
		[leap(orthogonals, take(land(), { who: 'enemy', kind: ['Y'] })), 'steps one cell along ranks and files only to capture an enemy other'],
		[hop(orthogonals), 'slides along ranks and files, leaps over one piece and goes on to any cell beyond'],
		[
			{
				each: orthogonals,
				as: 'd',
				path: seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at({ who: 'occupied' }), step('d'), arrive()),
			},
			'slides along ranks and files, leaps over one piece and ends on the cell behind it',
		],
		[
			lame(
				orthogonals.map((leg) => ({
					leg,
					next: [
						[1, 1],
						[1, -1],
						[-1, 1],
						[-1, -1],
					].filter(([x, y]) => x === leg[0] || y === leg[1]),
				})),
			),
			'goes like a knight (1,2), by way of an empty cell one cell along ranks and files',
		],
		[
			seq(step([0, 1]), { test: { is: 'at', a: { who: 'empty' } } }, step([0, 1]), arrive()),
			'goes exactly two cells forward over an empty cell',
		],
		[seq({ test: { in: 'origin', zone: 'far' } }, leap([[0, -1]])), 'from its last two ranks steps one cell backward'],
		[
			leap([[0, 1]], seq({ test: { in: 'at', zone: 'mid' } }, arrive())),
			'steps one cell forward, if the cell it comes to is on files d to e of its 4th to 5th ranks',
		],
		[any(), 'does not move'],
	])('%j: %s', (path, words) => {
		expect(under(game(path), 'Moves', 'kinds.X')).toEqual([words]);
	});

	test('a drop', () => {
		const rules = game(any(), {
			paths: { way: any(), none: any(), drops: drop('X', { store: 'hand', zone: 'far' }) },
			turn: turns('white', 'black', ['drops']),
		});
		expect(under(rules, 'Drops', 'paths.drops')).toEqual([
			"a mover from the player's 'hand' may be put on any empty cell on its last two ranks",
		]);
	});

	test('a path without a usual form is described step by step', () => {
		const path: Path = { each: [[1, 0]], as: 'd', series: 'primes', path: seq(step('d'), arrive()) };
		expect(under(game(path), 'Special moves', 'kinds.X')).toEqual([
			'towards the h-file, at prime distances only: it goes one step that way, then either (if that cell is empty: it lands) or (if there is an enemy piece on that cell: what stands on that cell is captured, then it lands)',
		]);
	});

	test('a kind that moves like another one is described by it', () => {
		expect(
			under(
				game(leap(orthogonals), { kinds: { X: { title: 'mover', moves: 'way' }, Y: { title: 'other', moves: 'way' } } }),
				'Moves',
				'kinds.Y',
			),
		).toEqual(['moves as a mover']);
	});
});

describe('conditions', () => {
	const law = (condition: Cond): string =>
		under(game(any(), { forbid: [{ id: 'x', if: condition }] }), 'Laws', 'forbid[x]')
			.join()
			.replace('a move is illegal if after it ', '');
	test.each<[Cond, string]>([
		[{ compare: [count({ who: 'enemy' }), '=', 0] }, 'there is no enemy piece on the board'],
		[{ compare: [count({ kind: ['X', 'Y'] }), '<', 3] }, 'there are at most two movers or others on the board'],
		[{ not: { compare: [count({ who: 'empty' }), '<', 3] } }, 'there are at least three empty cells'],
		[{ compare: [{ repeats: 'position' }, '>', 2] }, 'the position has occurred at least three times'],
		[{ compare: [{ captured: {} }, '>', 0] }, 'a piece was captured'],
		[
			{ not: { all: [{ phase: ['white'] }, { not: { royalAttacked: 'own' } }] } },
			"the phase is not 'white' or the player's royal piece is attacked",
		],
		[
			{ all: [{ some: [{ phase: ['white'] }, { royalAttacked: 'own' }] }, { phase: ['black'] }] },
			"(the phase is 'white' or the player's royal piece is attacked) and the phase is 'black'",
		],
		[{ some: [] }, 'it is never so'],
		[{ is: { cell: [0, 0] }, a: { who: 'enemy' } }, 'there is an enemy piece on a1 (a8 for black)'],
		[
			{ is: { from: 'at', by: [0, -1] }, a: { notKind: ['X'] } },
			'the cell behind the cell where the move ends is on the board without a mover on it',
		],
		[{ in: 'at', zone: 'far' }, 'the cell where the move ends is on its last two ranks'],
	])('%j: %s', (condition, words) => {
		expect(law(condition)).toBe(words);
	});
});

describe('zones', () => {
	test.each<[Zone, string]>([
		[box(null, [7, 7]), 'its last rank'],
		[box(null, [0, 2]), 'its first three ranks'],
		[box(null, [1, 1]), 'its 2nd rank'],
		[box([4, 4], null), 'file e'],
		[box([3, 5], [0, 2]), 'files d to f of its first three ranks'],
		[box(null, null), 'the whole board'],
		[
			{
				cells: [
					[3, 3],
					[4, 4],
				],
			},
			'd4 and e5, for black e4 and d5',
		],
		[{ parity: 1 }, 'the cells coloured like b1'],
		[{ perSide: { white: box(null, [0, 0]), black: { cells: [[0, 0]] } } }, 'for white rank 1 and for black a1'],
		[{ minus: [box(null, [7, 7]), { cells: [[0, 7]] }] }, 'its last rank without a8, for black a1'],
	])('%j: %s', (zone, words) => {
		expect(under(game(any(), { zones: { z: zone } }), 'Board', 'zones.z')).toEqual([`the zone 'z' is ${words}`]);
	});
});

test('boards without end have words too', () => {
	const plane = game(ride(orthogonals), {
		space: { axes: [{ extent: [null, null] }, { extent: [0, null] }], holes: [[2, 3]] },
		zones: { far: { box: [null, [8, null]] }, spot: { cells: [[-1, 5]] }, odd: { parity: 1 } },
		sides: {
			white: {
				team: 'white',
				frame: {
					matrix: [
						[1, 0],
						[0, 1],
					],
					mirror: [0, 0],
				},
				threat: 'white',
			},
			black: {
				team: 'black',
				frame: {
					matrix: [
						[1, 0],
						[0, -1],
					],
					mirror: [0, 9],
				},
				threat: 'black',
			},
		},
		start: { pieces: [{ at: ['90071992547409931', 5], piece: { side: 'white', kind: 'X' } }] },
	});
	const text = sheetText(plane);
	expect(text).toContain('The board has files without end and ranks from 0 on; these cells are missing: (2, 3).');
	expect(text).toContain("The zone 'far' is ranks from 8 on as white counts.");
	expect(text).toContain('A mover on (90071992547409931, 5).');
	expect(text).not.toContain('undefined');
});
