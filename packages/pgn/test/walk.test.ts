import { describe, expect, test } from 'vitest';
import type { Line } from '../src/index.js';
import { addLine, annotate, mainline, positionsOf, promote, walk } from '../src/tree.js';
import { gameOf } from './support/generate.js';
import { move, treeOf } from './support/trees.js';

describe('walk', () => {
	test('visits the moves in the order of the text', () => {
		const game = treeOf('e4 (d4 d5 (Nf6)) e5 ,d4 Nf3');
		expect([...walk(game)].map(({ path, ply, depth }) => `${depth} ${ply} ${path}`)).toEqual([
			'0 0 e4',
			'1 0 d4',
			'1 1 d4 d5',
			'2 1 d4 Nf6',
			'0 1 e4 e5',
			'0 1 e4 e5 ,d4',
			'0 2 e4 e5 ,d4 Nf3',
		]);
	});
	test('visits each move once', () => {
		for (let seed = 0; seed < 100; seed++) {
			const game = gameOf(seed);
			const expected: unknown[] = [];
			const collect = (line: Line): void => {
				for (const node of line.moves) {
					expected.push(node);
					node.variations.forEach(collect);
				}
			};
			collect(game);
			const found = [...walk(game)].map(({ node }) => node);
			expect(found.length).toBe(expected.length);
			expect(found.every((node, index) => node === expected[index])).toBe(true);
		}
	});
	test('gives the main line alone', () => {
		const game = treeOf('e4 (e4 c5) e5 (c5) Nf3');
		expect(mainline(game).map(({ path }) => path)).toEqual(['e4', 'e4 e5', 'e4 e5 Nf3']);
		expect(mainline(game)).toEqual([...walk(game)].filter(({ depth }) => depth === 0));
	});
	test('is not limited by the stack', () => {
		let line: Line = { comments: [], moves: [move('e4')] };
		for (let depth = 0; depth < 20_000; depth++) line = { comments: [], moves: [move('d4'), move('d5', { variations: [line] })] };
		let count = 0;
		for (const { depth } of walk({ ...line, tags: [], result: '*' })) count = Math.max(count, depth);
		expect(count).toBe(20_000);
	});
});

describe('positions', () => {
	interface Position {
		readonly text: string;
	}
	const counted = (): { readonly plays: string[]; readonly apply: (position: Position, san: string) => Position | undefined } => {
		const plays: string[] = [];
		return {
			plays,
			apply: (position, san) => {
				plays.push(`${position.text}>${san}`);
				return san === 'bad' ? undefined : { text: `${position.text} ${san}` };
			},
		};
	};
	test('are made when they are needed, and once', () => {
		const { plays, apply } = counted();
		const positions = positionsOf({ text: '' }, apply);
		const game = treeOf('e4 (d4 d5 (Nf6)) e5 (c5) Nf3');
		expect(plays).toEqual([]);
		expect(positions.at(game, 'd4 Nf6')!.text).toBe(' d4 Nf6');
		expect(plays).toEqual(['>d4', ' d4>Nf6']);
		expect(positions.at(game, 'd4 Nf6')).toBe(positions.at(game, 'd4 Nf6'));
		expect(positions.at(game, 'd4 d5')!.text).toBe(' d4 d5');
		expect(plays.length).toBe(3);
	});
	test('are shared between games and edits', () => {
		const { plays, apply } = counted();
		const start = { text: '' };
		const positions = positionsOf(start, apply);
		const game = treeOf('e4 (d4 d5) e5 Nf3');
		const before = positions.at(game, 'e4 e5 Nf3');
		const edited = promote(addLine(annotate(game, 'e4', { nags: [1] }), 'e4 e5', ['Bc4', 'Nc6']).game, 'e4 e5 Bc4').game;
		expect(positions.at(edited, 'e4 e5 Nf3')).toBe(before);
		expect(positions.at(treeOf('e4 e5 Nf3'), 'e4 e5 Nf3')).toBe(before);
		expect(plays.length).toBe(3);
		expect(positions.at(game, '')).toBe(start);
	});
	test('are missing behind moves that cannot be played, and for paths that the game does not have', () => {
		const { plays, apply } = counted();
		const positions = positionsOf({ text: '' }, apply);
		const game = treeOf('e4 (bad d5) e5');
		expect(positions.at(game, 'bad d5')).toBeUndefined();
		expect(positions.at(game, 'bad')).toBeUndefined();
		expect(positions.at(game, 'c4')).toBeUndefined();
		expect(plays).toEqual(['>bad']);
	});
	test('of walked moves are those of their paths, each made once', () => {
		const { plays, apply } = counted();
		const positions = positionsOf({ text: '' }, apply);
		const game = treeOf('e4 (d4 d5 (Nf6) (bad c4)) e5 (c5) Nf3');
		for (const move of walk(game)) expect(positions.after(move)).toBe(positions.at(game, move.path));
		expect(new Set(plays).size).toBe(plays.length);
		const last = [...walk(game)].at(-1)!;
		expect(positionsOf({ text: '' }, counted().apply).after(last)!.text).toBe(' e4 e5 Nf3');
	});
	test('refuse values of other types', () => {
		expect(() => positionsOf('x' as never, () => undefined)).toThrow(/start: Expected a position/);
		expect(() => positionsOf({}, 1 as never)).toThrow(/apply: Expected a function/);
	});
});
