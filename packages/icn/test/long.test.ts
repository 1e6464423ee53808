import { NotationError } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { fromLong, type IcnLong, parse, stringify, toLong } from '../src/index.js';
import { parseLong } from '../src/schema.js';

const long: IcnLong = { metadata: {}, gameRules: {}, startingPosition: { '1,1': 'kingsW', '5,5': 'royalQueensB', '0,-2': 'voidsN' } };

describe('the JSON form', () => {
	test('contains every part', () => {
		const game = parse(
			'[Event "x"] b 9007199254740993,3 5/100 12 (8;am,q|) (koth|checkmate) {"slideLimit": 7} P4,4|rq5,5+|ob-9007199254740993,1 5,5>6,6|4,7>4,8=AM',
			{ dialect: 'seed' },
		);
		expect(toLong(game, { shortPosition: true })).toEqual({
			metadata: { Event: 'x' },
			turn: 'black',
			enpassant: ['9007199254740993', 3],
			moveRule: '5/100',
			fullMove: 12,
			gameRules: {
				promotionRanks: [8, null],
				promotionsAllowed: { white: ['amazons', 'queens'], black: [] },
				winConditions: { white: ['koth'], black: ['checkmate'] },
				slideLimit: 7,
			},
			specialRights: { '5,5': true },
			startingPosition: { '4,4': 'pawnsW', '5,5': 'royalQueensB', '-9007199254740993,1': 'obstaclesN' },
			shortposition: 'P4,4|rq5,5+|ob-9007199254740993,1',
			moves: ['5,5>6,6', '4,7>4,8AM'],
		});
	});

	test('reads the moves of older programs', () => {
		const game = parse('w 1 (8|1) K5,1+|R8,1+|P4,7|r5,8|k1,20|p9,4|P10,2+ 5,1>7,1|1,20>1,21|4,7x5,8=Q+|1,21>1,22|10,2>10,4|9,4>10,3 #', {
			dialect: 'seed',
		});
		const { moves } = toLong(game, { moves: 'objects' });
		expect(moves).toEqual([
			{ type: 'kingsW', startCoords: [5, 1], endCoords: [7, 1], castle: { dir: 1, coord: [8, 1] } },
			{ type: 'kingsB', startCoords: [1, 20], endCoords: [1, 21] },
			{ type: 'pawnsW', startCoords: [4, 7], endCoords: [5, 8], captured: 'rooksB', promotion: 'queensW', check: true },
			{ type: 'kingsB', startCoords: [1, 21], endCoords: [1, 22] },
			{ type: 'pawnsW', startCoords: [10, 2], endCoords: [10, 4] },
			{ type: 'pawnsB', startCoords: [9, 4], endCoords: [10, 3], captured: 'pawnsW', enpassant: 1, mate: true },
		]);
		const again = fromLong(toLong(game, { moves: 'objects' }));
		expect(stringify(again, { style: 'compact' })).toBe(stringify(game, { style: 'compact' }));
		expect(stringify(again, { style: 'short' }).split('  ')[1]).toBe('K5,1>7,1|k1,20>1,21|P4,7x5,8=Q+|k1,21>1,22|P10,2>10,4|p9,4x10,3#');
	});

	test.each([
		['defaults', long, 'w 1 K1,1|rq5,5|vo0,-2'],
		['reads the position as text', { ...long, startingPosition: 'K1,1+|k5,5' }, 'w 1 K1,1+|k5,5'],
		['reads ranks that JSON converted to null', { ...long, gameRules: { promotionRanks: [null, -4] } }, 'w 1 (|-4) K1,1|rq5,5|vo0,-2'],
		['reads moves with and without "="', { ...long, moves: ['1,7>1,8Q', '2,2>2,1=n'] }, 'w 1 K1,1|rq5,5|vo0,-2  1,7>1,8Q|2,2>2,1n'],
		['reads short texts as numbers', { ...long, enpassant: ['4', '3'] }, 'w 4,3 1 K1,1|rq5,5|vo0,-2'],
	] satisfies (readonly [string, IcnLong, string])[])('%s', (_, given, wanted) => {
		expect(stringify(fromLong(given), { style: 'compact' })).toBe(wanted);
	});

	test.each([
		['a piece', { startingPosition: { '1,1': 'kingW' } }, 'startingPosition["1,1"]'],
		['a neutral king', { startingPosition: { '1,1': 'kingsN' } }, 'startingPosition["1,1"]'],
		['a square', { startingPosition: { '01,1': 'kingsW' } }, 'startingPosition["01,1"]'],
		['a fractional square', { startingPosition: { '1': 'kingsW' } }, 'startingPosition["1"]'],
		['an empty position', { startingPosition: {} }, 'startingPosition'],
		['a text of pieces', { startingPosition: 'K1' }, 'startingPosition'],
		['a right of an empty square', { specialRights: { '9,9': true } }, 'specialRights["9,9"]'],
		['an inexact number', { enpassant: [1e21, 3] }, 'enpassant'],
		['a rule', { moveRule: '200/100' }, 'moveRule'],
		['a number as a move', { fullMove: 0 }, 'fullMove'],
		['a rank', { gameRules: { promotionRanks: [1.5, 1] } }, 'gameRules.promotionRanks'],
		[
			'a kind',
			{ gameRules: { promotionRanks: [8, 1], promotionsAllowed: { white: ['dragons'], black: ['queens'] } } },
			'gameRules.promotionsAllowed.white',
		],
		['a move', { moves: ['1,1-2,2'] }, 'moves[0]'],
		['an object for a move', { moves: [{ type: 'pawnsW', startCoords: [1, 1], endCoords: [2 ** 53, 1] }] }, 'moves[0].endCoords'],
	] satisfies (readonly [string, Partial<IcnLong>, string])[])('reports a fault in %s', (_, given, path) => {
		let problems: readonly unknown[] = [];
		try {
			fromLong({ ...long, ...given });
		} catch (error) {
			if (error instanceof NotationError) problems = error.problems;
		}
		expect(problems).toContainEqual(expect.objectContaining({ code: 'icn/long-form', data: { path } }));
	});

	test.each([
		['edges', '1,8,1,8 K1,1|k5,5'],
		['several ranks', '(8,9|1) K1,1|k5,5'],
		['three players', 'w:b:r K1,1|k5,5'],
		['the newest pieces', 'RO1,1|k5,5'],
		['a neutral queen', '0q1,1|k5,5'],
		['an empty position', '[Variant "Core"] 1,1>2,2'],
		['properties with names of rules', '{"winConditions": 5} K1,1'],
	])('refuses the JSON form of %s', (_, text) => {
		expect(() => toLong(parse(text))).toThrow(NotationError);
	});
});

describe('the schema', () => {
	test('accepts the output of toLong', () => {
		const game = parse('w 0/100 1 (8|) {"a": [1, null]} P1,2+|k9007199254740993,5 1,2>1,4', { dialect: 'seed' });
		for (const moves of ['text', 'objects'] as const) {
			const json = JSON.parse(JSON.stringify(toLong(game, { moves, shortPosition: true })));
			expect(parseLong(json)).toEqual({ ok: true, value: json, warnings: [] });
		}
	});

	test.each([
		[undefined, ''],
		[{ metadata: {} }, 'gameRules'],
		[{ metadata: { a: 1 }, gameRules: {} }, 'metadata.a'],
		[{ metadata: {}, gameRules: {}, turn: 'red' }, 'turn'],
		[{ metadata: {}, gameRules: {}, enpassant: [1] }, 'enpassant'],
		[{ metadata: {}, gameRules: {}, moves: [{ type: 'pawnsW' }] }, 'moves[0]'],
		[{ metadata: {}, gameRules: {}, startingPosition: { '1,1': 5 } }, 'startingPosition'],
	])('%j: %s', (value, path) => {
		const result = parseLong(value);
		expect(result.ok).toBe(false);
		expect(result.ok || result.problems.map((problem) => problem.path)).toContain(path);
	});
});
