import { describe, expect, test } from 'vitest';
import { childrenOf, commentsBefore, lineTo, nodeAt, parentPath, tagOf, variationPath, walk } from '../src/tree.js';
import { gameOf } from './support/generate.js';
import { move, treeOf } from './support/trees.js';

const game = treeOf('e4 (d4 (c4) d5 (Nf6 c4)) (d4 f5) e5 Nf3');

describe('paths', () => {
	test('name the moves of the main line and of variations', () => {
		expect(nodeAt(game, 'e4 e5 Nf3')).toBe(game.moves[2]);
		expect(nodeAt(game, 'd4')).toBe(game.moves[0]!.variations[0]!.moves[0]);
		expect(nodeAt(game, 'd4 Nf6 c4')!.san).toBe('c4');
		expect(nodeAt(game, 'c4')!.san).toBe('c4');
	});
	test('number moves with the same text', () => {
		expect(childrenOf(game, '')).toEqual(['e4', 'd4', 'c4', 'd4~2']);
		expect(nodeAt(game, 'd4~2 f5')!.san).toBe('f5');
		expect(nodeAt(game, 'd4 f5')).toBeUndefined();
	});
	test.each(['e4  e5', ' e4', 'e4 ', 'e4~1', 'e4~2', 'e4~', 'd4~02', 'd4~2~2', 'd4~x', 'e4 e5 Nf3 Nc6', 'd4~0', 'd4~-1', ' ', '~2'])(
		'do not have the form %j',
		(path) => {
			expect(nodeAt(game, path)).toBeUndefined();
			expect(lineTo(game, path)).toBeUndefined();
			expect(childrenOf(game, path)).toBeUndefined();
			expect(commentsBefore(game, path)).toBeUndefined();
		},
	);
	test('have the moves before them', () => {
		expect(lineTo(game, 'd4 Nf6 c4')!.map(({ san }) => san)).toEqual(['d4', 'Nf6', 'c4']);
		expect(lineTo(game, 'c4')!.map(({ san }) => san)).toEqual(['c4']);
		expect(lineTo(game, '')).toEqual([]);
		expect(nodeAt(game, '')).toBeUndefined();
	});
	test('have parents', () => {
		expect(parentPath('d4 Nf6 c4')).toBe('d4 Nf6');
		expect(parentPath('d4')).toBe('');
		expect(parentPath('')).toBeUndefined();
	});
	test('write blanks and tildes in the text of a move as one sign', () => {
		const odd = { ...game, moves: [move('exf6 e.p.', { variations: [{ comments: [], moves: [move('a~2')] }] })] };
		expect(childrenOf(odd, '')).toEqual(['exf6_e.p.', 'a_2']);
		expect(nodeAt(odd, 'exf6_e.p.')).toBe(odd.moves[0]);
		expect(nodeAt(odd, 'a_2')!.san).toBe('a~2');
	});
	test('refuse values of other types', () => {
		expect(() => nodeAt(game, 1 as never)).toThrow(/path: Expected a string/);
		expect(() => nodeAt({} as never, '')).toThrow(/game: Expected a PgnGame/);
		expect(() => parentPath(null as never)).toThrow(TypeError);
	});
	test('are the same for walk, children and parents in generated games', () => {
		for (let seed = 0; seed < 100; seed++) {
			const one = gameOf(seed);
			const known = new Set<string>();
			for (const { path, node, before, parent } of walk(one)) {
				expect(known.has(path)).toBe(false);
				known.add(path);
				expect(nodeAt(one, path)).toBe(node);
				expect(commentsBefore(one, path)).toEqual(before);
				expect(parentPath(path)).toBe(parent?.path ?? '');
				expect(lineTo(one, path)!.at(-1)).toBe(node);
				expect(lineTo(one, path)!.length).toBe(path.split(' ').length);
			}
			const listed = new Set<string>();
			const waiting = [''];
			for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
				if (path !== '') listed.add(path);
				waiting.push(...childrenOf(one, path)!);
			}
			expect(listed).toEqual(known);
		}
	});
});

describe('tags', () => {
	test('with the same name: the last one counts', () => {
		const tags = [
			{ name: 'White', value: 'a' },
			{ name: 'White', value: 'b' },
		];
		expect(tagOf({ ...game, tags }, 'White')).toBe('b');
		expect(tagOf(game, 'White')).toBeUndefined();
	});
});

describe('the variation of a move', () => {
	const game = treeOf('e4 (d4 d5 (Nf6 c4) c4) e5');
	test.each([
		['e4 e5', ''],
		['d4', 'd4'],
		['d4 d5 c4', 'd4'],
		['d4 Nf6 c4', 'd4 Nf6'],
	])('of %s begins at "%s"', (path, begin) => {
		expect(variationPath(game, path)).toBe(begin);
	});
	test('is unknown for other paths', () => {
		expect(() => variationPath(game, 'e4 d5')).toThrow(RangeError);
	});
});
