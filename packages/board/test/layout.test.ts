import { describe, expect, it } from 'vitest';
import { arrowPath } from '../src/draw/marks.js';
import { rectangle } from '../src/layout/builders.js';
import { cellUnder, centre, columnsOf, layout } from '../src/layout/layout.js';
import type { Geometry } from '../src/model/geometry.js';
import { boardFrom } from './board-from.js';

const small = boardFrom('...', '.#.', '...', '...');

const levels = (count: number): Geometry => ({
	shape: 'square',
	slices: Array.from({ length: count }, (_, index) => ({ title: 'ABCDEFGH'[index]! })),
	cells: Array.from({ length: count }, (_, slice) =>
		rectangle(2, 2).cells.map((cell) => ({ ...cell, cell: `${slice}${cell.name}`, slice })),
	).flat(),
});

describe('the layout', () => {
	it('is the board as seen from either end', () => {
		const names = (orientation: 'first' | 'second'): readonly string[] =>
			layout(small, orientation).rows.map((row) => row.map(({ cell }) => cell.name).join(' '));
		expect(names('first')).toEqual(['a4 b4 c4', 'a3 c3', 'a2 b2 c2', 'a1 b1 c1']);
		expect(names('second')).toEqual(['c1 b1 a1', 'c2 b2 a2', 'c3 a3', 'c4 b4 a4']);
	});

	it('finds cells under points and points of cells', () => {
		for (const orientation of ['first', 'second'] as const) {
			const board = layout(small, orientation);
			for (const { cell } of small.cells) expect(cellUnder(board, centre(board, cell))).toBe(cell);
			expect(cellUnder(board, { x: 1.5, y: orientation === 'first' ? 1.5 : 2.5 })).toBeUndefined();
			expect(cellUnder(board, { x: -0.1, y: 0.5 })).toBeUndefined();
		}
	});

	it('draws an arrow only between different cells', () => {
		expect(arrowPath({ x: 1, y: 1 }, { x: 1, y: 1 })).toBe('');
		expect(arrowPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 })).toMatch(/^M0\.860 /);
	});

	it('stands several boards in rows, or where they say', () => {
		const corners = (geometry: Geometry, columns?: number) => layout(geometry, 'first', columns).slices.map(({ x, y }) => [x, y]);
		expect(corners(levels(4), 2)).toEqual([
			[0, 0.5],
			[2.4, 0.5],
			[0, 3],
			[2.4, 3],
		]);
		const placed = {
			...levels(2),
			slices: [
				{ title: 'A', at: [1, 2] as const },
				{ title: 'B', at: [5, 2] as const },
			],
		};
		expect(corners(placed)).toEqual([
			[1, 2],
			[5, 2],
		]);
		expect(layout(placed)).toMatchObject({ width: 7, height: 4 });
	});

	it('has two rows for more than two boards, and fewer columns where there is little room', () => {
		expect([1, 2, 3, 5, 8].map((count) => columnsOf(count, false))).toEqual([1, 2, 2, 3, 4]);
		expect([1, 2, 3, 5, 8].map((count) => columnsOf(count, true))).toEqual([1, 1, 1, 2, 2]);
	});

	it('has one place for each cell when hexagons are turned round', () => {
		const hex: Geometry = {
			shape: 'hex',
			slices: [{ title: '' }],
			cells: [0, 1, 2].map((x) => ({ cell: x, name: `${x}`, slice: 0, x: x * (Math.sqrt(3) / 2), y: x / 2, tone: x, column: '', row: '' })),
		};
		const [first, second] = [layout(hex, 'first'), layout(hex, 'second')];
		expect(centre(first, 0).x).toBeCloseTo(centre(second, 2).x, 3);
		for (const { cell } of hex.cells) expect(cellUnder(second, centre(second, cell))).toBe(cell);
	});
});

describe('a rectangle', () => {
	it('continues its files after z', () => {
		expect(
			rectangle(28, 1)
				.cells.map(({ name }) => name)
				.slice(-3),
		).toEqual(['z1', 'aa1', 'ab1']);
	});

	it.each([
		[0, 8],
		[8, 257],
		[1.5, 8],
	])('of %s by %s is refused', (files, ranks) => {
		expect(() => rectangle(files, ranks)).toThrow(RangeError);
	});

	it.each([
		['8', {}, 'Expected a size from 1 to 256, found a string.'],
		[8, { cells: 'hexes' }, 'style.cells: Expected "checkered" or "plain" or "points", found "hexes".'],
		[8, { ground: 'stone' }, 'style.ground: Expected "wood" or "green", found "stone".'],
		[8, { rivers: 4.5 }, 'style.rivers: Expected an array, found 4.5.'],
		[8, { rivers: [4.5, '5'] }, 'style.rivers[1]: Expected a number, found "5".'],
		[8, { cell: 'plain' }, 'style: Expected only cells, lines, rivers, stars, ground, found "cell".'],
		[8, 'wood', 'style: Expected an object, found "wood".'],
	])('of %j with the style %j is refused', (size, style, message) => {
		expect(() => rectangle(size as number, 8, style as object)).toThrow(new TypeError(message));
	});
});
