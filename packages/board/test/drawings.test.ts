import { describe, expect, it } from 'vitest';
import { overMarks } from '../src/draw/marks.js';
import { Sounds } from '../src/element/sounds.js';
import { rectangle } from '../src/layout/builders.js';
import { layout } from '../src/layout/layout.js';
import { NO_DRAWINGS, namedDrawings, type Stroke, withStroke } from '../src/model/drawings.js';
import { faultOf } from '../src/model/faults.js';
import type { CellId } from '../src/model/geometry.js';
import type { Drawings } from '../src/model/mark.js';
import type { BoardPiece } from '../src/model/piece.js';
import { toSvg } from '../src/svg/index.js';

/** Drawings after strokes such as `Ge2e4`; a circle is `Ge2e2`. */
const drawn = (...strokes: readonly string[]): Drawings => {
	const colors = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' } as const;
	return strokes.reduce<Drawings>((drawings, text) => {
		const stroke: Stroke = { color: colors[text[0] as keyof typeof colors], from: text.slice(1, 3), to: text.slice(3) || undefined };
		return withStroke(drawings, stroke);
	}, NO_DRAWINGS);
};

describe('drawings', () => {
	it('are arrows and circles in the order of drawing', () => {
		expect(drawn('Ge2e4', 'Re4e4', 'Bg1f3')).toEqual({
			arrows: [
				{ from: 'e2', to: 'e4', color: 'green' },
				{ from: 'g1', to: 'f3', color: 'blue' },
			],
			circles: [{ cell: 'e4', color: 'red' }],
		});
	});

	it('are erased by the same stroke, and replaced by one in another colour', () => {
		expect(drawn('Ge2e4', 'Ge2e4', 'Ge4e4', 'Ge4e4')).toEqual(NO_DRAWINGS);
		expect(drawn('Ge2e4', 'Re2e4', 'Ge4e4', 'Ye4e4')).toEqual(drawn('Re2e4', 'Ye4e4'));
		expect(drawn('Ge2e4', 'Ge4e2').arrows).toHaveLength(2);
	});

	it('are green without a colour', () => {
		const given: Drawings = { arrows: [{ from: 'e2', to: 'e4' }], circles: [{ cell: 'e4' }] };
		expect(withStroke(withStroke(given, { from: 'e2', to: 'e4', color: 'green' }), { from: 'e4', to: 'e4', color: 'green' })).toEqual(
			NO_DRAWINGS,
		);
	});

	it('do not change by a stroke that ends outside of the board', () => {
		expect(drawn('Ge2')).toEqual(NO_DRAWINGS);
	});

	it('have names in place of ids', () => {
		const geometry = { ...rectangle(8, 8), cells: rectangle(8, 8).cells.map((cell, index) => ({ ...cell, cell: index })) };
		const given: Drawings = { arrows: [{ from: 12, to: 'e4', color: 'red' }], circles: [{ cell: 28 }] };
		expect(namedDrawings(given, geometry)).toEqual({
			arrows: [{ from: 'e2', to: 'e4', color: 'red' }],
			squares: [{ square: 'e4', color: 'green' }],
		});
		expect(() => namedDrawings({ arrows: [], circles: [{ cell: 'z9' }] }, geometry)).toThrow(
			new TypeError('Expected the id or the name of a cell of the geometry, found "z9".'),
		);
	});

	it('are drawn as arrows and circles of the page are', () => {
		const board = layout(rectangle(8, 8));
		const { arrows, circles } = drawn('Re2e4', 'Ge4e4');
		expect(overMarks(board, { drawings: { arrows, circles } })).toEqual(overMarks(board, { arrows, marks: circles }));
		const view = { geometry: rectangle(8, 8), pieces: [] };
		expect(toSvg({ ...view, drawings: { arrows, circles } })).toBe(toSvg({ ...view, arrows, marks: circles }));
	});

	it('are checked', () => {
		expect(faultOf('drawings', drawn('Re2e4'))).toBeUndefined();
		expect(faultOf('drawings', [])?.path).toBe('drawings');
		expect(faultOf('drawings', { arrows: [] })?.path).toBe('drawings.circles');
		expect(faultOf('drawings', { arrows: [], circles: [{ cell: 'e4', color: 'pink' }] })?.path).toBe('drawings.circles[0].color');
		expect(faultOf('drawable', 'red')).toBeUndefined();
		expect(faultOf('drawable', 'pink')?.expected).toBe('"true" or "false" or "green" or "red" or "blue" or "yellow"');
	});
});

describe('sounds', () => {
	const placed = (text: string): ReadonlyMap<CellId, BoardPiece> =>
		new Map(text.split(' ').map((one) => [one.slice(1), { cell: one.slice(1), side: 0, picture: '', letter: '', title: one[0]! }]));
	const heard = (...positions: readonly (readonly [pieces: string, more?: object])[]) => {
		const sounds = new Sounds();
		return positions.map(([text, more]) => sounds.of(placed(text), { pieces: [...placed(text).values()], ...more }).join(' '));
	};

	it('are those of moves, captures and checks', () => {
		expect(heard(['Ka1 qb8'], ['Ka2 qb8'], ['Ka2 qa8', { checks: ['a2'] }], ['Ka8', { checks: [] }])).toEqual([
			'',
			'move',
			'move check',
			'capture',
		]);
	});

	it('are not those of the first position, of the same one, and of the start of a game', () => {
		expect(heard(['Ka1', { lastMove: ['a2', 'a1'] }], ['Ka1'], ['Ka2', { lastMove: [] }], ['Ka3', { lastMove: ['a2', 'a3'] }])).toEqual([
			'',
			'',
			'',
			'move',
		]);
	});

	it('are not those of a board before its pieces are known', () => {
		const sounds = new Sounds();
		expect(sounds.of(new Map(), {})).toEqual([]);
		expect(sounds.of(placed('Ka1'), { pieces: [...placed('Ka1').values()] })).toEqual([]);
	});
});
