import { describe, expect, it } from 'vitest';
import { groundShapes } from '../src/draw/ground.js';
import type { Shape } from '../src/draw/shape.js';
import { rectangle } from '../src/layout/builders.js';
import { layout } from '../src/layout/layout.js';
import type { BoardStyle, Orientation } from '../src/model/geometry.js';

const shapesOf = (style: BoardStyle, orientation: Orientation = 'first'): readonly Shape[] =>
	groundShapes(layout(rectangle(9, 10, style), orientation));
const linesOf = (shapes: readonly Shape[]): readonly string[] =>
	shapes.filter(({ attributes }) => attributes.stroke === '$line').map(({ attributes }) => String(attributes.d));

describe('points', () => {
	it('run from the first to the last point, and leave out the river but for its banks', () => {
		const [d = ''] = linesOf(shapesOf({ cells: 'points', rivers: [4.5] }));
		expect(d).toContain('M50 550L50 450');
		expect(d).toContain('M850 550L850 450');
		expect(d).not.toContain('M150 550L150 450');
		expect(d).not.toMatch(/[ML]0 |L900 | 0L| 1000L/);
	});

	it.each(['first', 'second'] as const)('draw corners at stars inside the board, seen by the %s side', (orientation) => {
		const [, d = ''] = linesOf(
			shapesOf(
				{
					cells: 'points',
					stars: [
						[0, 3],
						[2, 3],
					],
				},
				orientation,
			),
		);
		expect(d.match(/M/g)).toHaveLength(6);
		const starts = [...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
		expect(Math.min(...starts)).toBeGreaterThan(50);
		expect(Math.max(...starts)).toBeLessThan(850);
	});
});

describe('plain cells', () => {
	it('have a border, and dots at stars', () => {
		const shapes = shapesOf({ cells: 'plain', stars: [[2.5, 2.5]] });
		expect(linesOf(shapes)[1]).toBe('M0 0h900v1000h-900z');
		expect(shapes.filter(({ tag }) => tag === 'circle')).toMatchObject([{ attributes: { cx: 300, cy: 700 } }]);
	});
});
