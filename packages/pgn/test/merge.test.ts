import { describe, expect, test } from 'vitest';
import type { Line, PgnGame } from '../src/index.js';
import { annotate, commentOf, merge, nodeAt, walk } from '../src/tree.js';
import { gameOf, plainGame } from './support/generate.js';
import { move, textOf, treeOf } from './support/trees.js';

const pathsOf = (game: PgnGame): string[] => [...walk(game)].map(({ path }) => path).sort();
/** A generated game without tags, so that all games begin in the same position. */
const anyGame = (seed: number): PgnGame => ({ ...gameOf(seed, { moves: 12, sans: ['a1', 'b1', 'c1', 'd1'] }), tags: [] });
const triples = Array.from({ length: 150 }, (_, index) => [anyGame(3 * index), anyGame(3 * index + 1), anyGame(3 * index + 2)] as const);

describe('merge', () => {
	test('adds variations and goes on at the end of lines', () => {
		const merged = (a: string, b: string): string => textOf(merge(treeOf(a), treeOf(b)).game);
		expect(merged('e4 e5', 'e4 c5 Nf3')).toBe('e4 e5 (c5 Nf3)');
		expect(merged('e4 e5', 'e4 e5 Nf3 (Bc4) Nc6')).toBe('e4 e5 Nf3 (Bc4) Nc6');
		expect(merged('e4 (d4 d5) e5', 'd4 (c4) Nf6')).toBe('e4 (d4 d5 (Nf6)) (c4) e5');
		expect(merged('e4 (d4 (c4))', 'c4 e5')).toBe('e4 (d4 (c4 e5))');
		expect(merged('', 'e4')).toBe('e4');
		expect(merged('e4', '')).toBe('e4');
	});
	test('takes time linear in the tags', () => {
		const tagged = (from: number): PgnGame => ({
			...treeOf('e4'),
			tags: Array.from({ length: 100_000 }, (_, index) => ({ name: `t${from + index}`, value: 'x' })),
		});
		const { game, conflicts } = merge(tagged(0), tagged(50_000));
		expect(game.tags.length).toBe(150_000);
		expect(conflicts).toEqual([]);
	});
	test('unites comments and NAGs without repetition', () => {
		const a = annotate(treeOf('e4'), 'e4', { nags: [1, 2], comments: [commentOf('x'), commentOf('y')] });
		const b = annotate(treeOf('e4'), 'e4', {
			nags: [3, 1, 3],
			comments: [commentOf('y'), commentOf('z [%clk 1]'), commentOf('x [%clk 1]')],
			before: [commentOf('start')],
		});
		const { game } = merge(a, b);
		expect(nodeAt(game, 'e4')).toMatchObject({ nags: [1, 2, 3], comments: ['x', 'y', 'z [%clk 1]', 'x [%clk 1]'].map(commentOf) });
		expect(game.comments).toEqual([commentOf('start')]);
	});
	test('keeps variations that are comments alone, once', () => {
		const remark: Line = { comments: [commentOf('Nothing else.')], moves: [] };
		const a: PgnGame = { ...treeOf(''), moves: [move('e4')] };
		const b: PgnGame = { ...a, moves: [move('e4', { variations: [remark] })] };
		expect(merge(a, b).game).toEqual(b);
		expect(merge(b, b).game).toEqual(b);
	});
	test('names conflicts, and prefers known values', () => {
		const tags = (...values: readonly string[]): PgnGame['tags'] => values.map((value, index) => ({ name: 'ABCD'[index]!, value }));
		const { game, conflicts } = merge(
			{ ...treeOf('e4'), tags: tags('1', '?', '3'), result: '1-0' },
			{ ...treeOf('e4'), tags: tags('2', '2', '3', '4'), result: '0-1' },
		);
		expect(game.tags).toEqual(tags('1', '2', '3', '4'));
		expect(game.result).toBe('1-0');
		expect(conflicts).toEqual([
			{ tag: 'A', values: ['1', '2'] },
			{ tag: undefined, values: ['1-0', '0-1'] },
		]);
	});
	test('takes a known result, with its tag', () => {
		const open: PgnGame = { ...treeOf('e4'), tags: [{ name: 'Result', value: '*' }] };
		const { game, conflicts } = merge(open, { ...treeOf('e4'), result: '1-0' });
		expect([game.result, game.tags, conflicts]).toEqual(['1-0', [{ name: 'Result', value: '1-0' }], []]);
	});
	test('refuses games that begin in different positions', () => {
		const from = (value: string): PgnGame => ({ ...treeOf('e4'), tags: [{ name: 'FEN', value }] });
		expect(() => merge(from('a'), from('b'))).toThrow(/the same start/);
		expect(() => merge(from('a'), treeOf('e4'))).toThrow(RangeError);
		expect(merge(from('a'), from('a')).conflicts).toEqual([]);
		expect(() => merge(treeOf(''), {} as never)).toThrow(TypeError);
	});
	test('with itself or a part of itself changes nothing', () => {
		for (const [a, b] of triples) {
			expect(merge(a, a).game).toEqual(a);
			const both = merge(a, b).game;
			expect(plainGame({ ...merge(both, b).game, result: '*' })).toEqual(plainGame({ ...both, result: '*' }));
			expect(plainGame({ ...merge(both, a).game, result: '*' })).toEqual(plainGame({ ...both, result: '*' }));
		}
	});
	test('has exactly the moves of both games', () => {
		for (const [a, b] of triples) expect(pathsOf(merge(a, b).game)).toEqual([...new Set([...pathsOf(a), ...pathsOf(b)])].sort());
	});
	test('is associative on moves', () => {
		for (const [a, b, c] of triples) {
			const left = merge(merge(a, b).game, c).game;
			const right = merge(a, merge(b, c).game).game;
			expect(pathsOf(left)).toEqual(pathsOf(right));
		}
	});
	test('keeps lines of the first game that do not change', () => {
		const a = treeOf('e4 (d4 d5) e5 (c5 Nf3) Nf3');
		const { game } = merge(a, treeOf('e4 c5 Nc3'));
		expect(game.moves[0]).toBe(a.moves[0]);
		expect(game.moves[2]).toBe(a.moves[2]);
		expect(game.moves[1]).not.toBe(a.moves[1]);
		expect(merge(a, a).game.moves).toBe(a.moves);
	});
	test('is not limited by the stack', () => {
		let line: Line = { comments: [], moves: [move('e4')] };
		for (let depth = 0; depth < 20_000; depth++) line = { comments: [], moves: [move('d4'), move('d5', { variations: [line] })] };
		const game: PgnGame = { ...line, tags: [], result: '*' };
		const { game: merged } = merge(game, treeOf('d4 d5 c4'));
		expect(nodeAt(merged, 'd4 d5 c4')!.san).toBe('c4');
		expect(merge(merged, game).game.moves).toBe(merged.moves);
	});
});
