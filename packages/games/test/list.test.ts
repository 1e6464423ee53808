import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';
import { list } from '../src/list.js';

const all = Object.entries(list);

describe('the list of games', () => {
	it('has every game and nothing else', () => {
		expect(Object.keys(list).sort()).toEqual(Object.keys(games).sort());
	});

	it('says one short sentence of each, no two alike', () => {
		expect(all.filter(([, { says }]) => says.length > 45 || !/^[\dA-Z].*[^.]\.$/u.test(says))).toEqual([]);
		expect(new Set(all.map(([, { says }]) => says)).size).toBe(all.length);
	});

	it('takes sizes and tags from the rules', () => {
		const told = (id: keyof typeof list) => [list[id].size, list[id].cells, list[id].tag];
		expect(told('chess')).toEqual(['8×8', 64, undefined]);
		expect(told('crazyhouse')).toEqual(['8×8', 64, 'Drops']);
		expect(told('seirawan')).toEqual(['8×8', 64, undefined]);
		expect(told('flipello')).toEqual(['8×8', 64, undefined]);
		expect(told('glinski')).toEqual(['91 hexagons', 91, 'Hex']);
		expect(told('raumschach')).toEqual(['5 × 5×5', 125, '3D']);
		expect(told('alice')).toEqual(['2 × 8×8', 128, 'Wild']);
		expect(list.alice.tags).toEqual(['Wild', '3D']);
		expect(told('xiangqi')).toEqual(['9×10', 90, undefined]);
		expect(told('omicron')).toEqual(['12×10', 84, 'Large']);
	});

	it('has tags of a fixed set', () => {
		const tags = new Set(all.flatMap(([, one]) => one.tags));
		expect([...tags].sort()).toEqual(['3D', 'Drops', 'Hex', 'Large', 'Wild']);
	});

	it('has a picture of its own for each game', () => {
		const pictures = all.map(([id, { picture }]) => JSON.stringify([games[id as keyof typeof games].rules.start.pieces, picture]));
		expect(new Set(pictures).size).toBe(all.length);
	});
});
