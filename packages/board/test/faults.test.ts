import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { type BoardProperties, checked } from '../src/element/properties.js';
import { viewOf } from '../src/game/index.js';
import { rectangle } from '../src/index.js';
import * as sets from '../src/sets/index.js';

const PIECE = { cell: 'e1', side: 0, picture: 'king', letter: 'K', title: 'white king' };
const HELD = { ...PIECE, kind: 'K', count: 1 };

describe('elements of properties', () => {
	it.each<[keyof BoardProperties, unknown, string]>([
		['pieces', [PIECE, undefined], 'an object for pieces[1] of a board, found undefined'],
		['pieces', [{ ...PIECE, cell: undefined }], 'the id of a cell for pieces[0].cell of a board, found undefined'],
		['pieces', [{ ...PIECE, side: 'white' }], 'a whole number for pieces[0].side of a board, found "white"'],
		['pieces', [{ ...PIECE, side: Number.NaN }], 'a whole number for pieces[0].side of a board, found NaN'],
		['pieces', [PIECE, { ...PIECE, picture: 3 }, null], 'a string for pieces[1].picture of a board, found 3'],
		['pieces', [{ ...PIECE, letter: null }], 'a string for pieces[0].letter of a board, found null'],
		['pieces', [{ ...PIECE, title: [] }], 'a string for pieces[0].title of a board, found an array'],
		['hands', [{ side: 0 }], 'an array for hands[0].pieces of a board, found undefined'],
		['hands', [{ side: 0, pieces: [HELD, PIECE] }], 'a string for hands[0].pieces[1].kind of a board, found undefined'],
		['sides', ['white'], 'an object for sides[0] of a board, found "white"'],
		[
			'sides',
			[{ title: 'white' }],
			'"white" or "black" or "red" or "blue" or "green" or "yellow" or "neutral" for sides[0].color of a board, found undefined',
		],
		['sets', [{ id: 'x' }], 'an object for sets[0].art of a board, found undefined'],
		['geometry', { ...rectangle(2, 2), shape: 'round' }, '"square" or "hex" for geometry.shape of a board, found "round"'],
		['geometry', { ...rectangle(2, 2), slices: undefined }, 'an array for geometry.slices of a board, found undefined'],
		['geometry', { ...rectangle(2, 2), cells: ['a1'] }, 'an object for geometry.cells[0] of a board, found "a1"'],
		['geometry', { ...rectangle(2, 2), style: { ground: 'sea' } }, '"wood" or "green" for geometry.style.ground of a board, found "sea"'],
		['geometry', [], 'an object for the property geometry of a board, found an array'],
		['words', [], 'an object for the property words of a board, found an array'],
		['turn', {}, 'a whole number for turn.side of a board, found undefined'],
		['lastMove', [{}], 'the id of a cell for lastMove[0] of a board, found a value of type object'],
		['checks', [true], 'the id of a cell for checks[0] of a board, found a value of type boolean'],
		['moves', ['e2e4'], 'an object for moves[0] of a board, found "e2e4"'],
		['moves', [{ from: 'e2', to: 'e4' }], 'a string for moves[0].id of a board, found undefined'],
		['destinations', new Map([['e2', 'e4']]), 'an array for destinations.get("e2") of a board, found "e4"'],
		['destinations', new Map([['e2', [null]]]), 'the id of a cell for destinations.get("e2")[0] of a board, found null'],
		['marks', [{ type: 'dot' }], 'the id of a cell for marks[0].cell of a board, found undefined'],
		['marks', [{ cell: 0, color: 'pink' }], '"green" or "red" or "blue" or "yellow" for marks[0].color of a board, found "pink"'],
		['arrows', [{ from: 0, to: 1 }, { from: 0 }], 'the id of a cell for arrows[1].to of a board, found undefined'],
	])('refuse %s %j', (name, value, message) => {
		const refuse = () => checked(name, value);
		expect(refuse).toThrow(TypeError);
		expect(refuse).toThrow(`Expected ${message}.`);
	});

	it('are right in the views of games, and in all sets', () => {
		for (const id of ['chess', 'shogi', 'xiangqi', 'glinski'] as const) {
			const view = viewOf(compile(games[id]).start);
			for (const [name, value] of Object.entries(view)) expect(checked(name as keyof BoardProperties, value)).toBe(value);
		}
		const all = Object.values(sets).filter((one) => typeof one === 'object');
		expect(all.length).toBeGreaterThan(5);
		expect(checked('sets', all)).toBe(all);
	});

	it('are checked once each', () => {
		let reads = 0;
		const piece = {
			...PIECE,
			get cell() {
				reads++;
				return 'e1';
			},
		};
		checked(
			'pieces',
			Array.from({ length: 1000 }, () => piece),
		);
		expect(reads).toBe(1000);
	});
});
