import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../src/draw/shape.js';
import { paintShape } from '../src/plane/draw/paint.js';
import { reaches, readSquare, spokenSquare, squareText, XPlane } from '../src/plane/index.js';
import { modelOf, SIDE_COLORS } from '../src/plane/model.js';
import { checked, ofAttribute } from '../src/plane/properties.js';
import { themeColor, themeRules } from '../src/plane/theme.js';
import { withKeys } from '../src/plane/ui/dom.js';
import { PLANE_WORDS } from '../src/plane/words.js';

const rook = { side: 1, picture: 'rook', letter: 'R', title: 'black rook' };

describe('without a page', () => {
	it('the modules load, and nothing is registered', async () => {
		await import('../src/define-plane.js');
		expect(globalThis.customElements).toBeUndefined();
		expect(XPlane.observedAttributes).toEqual(['view', 'orientation', 'label', 'controls', 'wheel']);
		expect(Object.keys(XPlane.prototype)).toContain('pieces');
	});

	it('the helpers work', () => {
		expect(readSquare('1e3,-7')).toEqual([1000n, -7n]);
		expect(squareText([4n, -2n])).toBe('4,-2');
		expect(spokenSquare([-1n, 2n])).toBe('minus 1, 2');
	});
});

describe('a position', () => {
	it('has default values', () => {
		const model = modelOf({}, undefined);
		expect(model).toMatchObject({ border: {}, promotions: [], squares: [], rays: [], last: [], checked: [], checkers: [] });
		expect(model.scene.cells).toEqual([]);
	});

	it('keeps its scene while the pieces are the same', () => {
		const pieces = [{ x: 1n, y: 2n, look: rook }];
		const model = modelOf({ pieces }, undefined);
		expect(modelOf({ pieces, lastMove: [[1n, 2n]] }, model).scene).toBe(model.scene);
		expect(modelOf({ pieces: [...pieces] }, model).scene).not.toBe(model.scene);
	});

	it('gives each piece the colour of its side', () => {
		const pieces = [
			{ x: 0n, y: 0n, look: rook },
			{ x: 1n, y: 0n, look: { ...rook, side: -1 } },
		];
		const colors = (sides?: Parameters<typeof modelOf>[0]['sides']) =>
			[...modelOf({ pieces, sides }, undefined).colors].map((index) => SIDE_COLORS[index]);
		expect(colors()).toEqual(['black', 'neutral']);
		expect(
			colors([
				{ title: 'one', color: 'green' },
				{ title: 'two', color: 'yellow' },
			]),
		).toEqual(['yellow', 'neutral']);
	});

	it('separates marks of cells and of rays', () => {
		const { squares, rays } = modelOf(
			{
				marks: [
					{ cell: [1n, 1n], color: 'red' },
					{ from: [0n, 0n], by: [1n, 2n] },
				],
			},
			undefined,
		);
		expect(squares).toEqual([{ cell: [1n, 1n], color: 'red' }]);
		expect(rays).toMatchObject([{ ray: { from: [0n, 0n], by: [1n, 2n], first: 0n, last: undefined }, color: undefined }]);
	});
});

describe('targets', () => {
	const from = [0n, 0n] as const;
	it.each([
		['a point', { from, points: [{ to: [3n, 4n] as const }], rays: [] }, [3n, 4n], true],
		['no point', { from, points: [{ to: [3n, 4n] as const }], rays: [] }, [4n, 3n], false],
		['a far cell of a ray', { from, points: [], rays: [{ from, by: [1n, 2n] as const }] }, [10n ** 50n, 2n * 10n ** 50n], true],
		['the first cell of a ray', { from, points: [], rays: [{ from, by: [1n, 2n] as const }] }, [0n, 0n], false],
		['a prime step', { from, points: [], rays: [{ from, by: [1n, 0n] as const, only: [{ primes: true }] }] }, [13n, 0n], true],
		['a step that is not prime', { from, points: [], rays: [{ from, by: [1n, 0n] as const, only: [{ primes: true }] }] }, [15n, 0n], false],
		['a step of another series', { from, points: [], rays: [{ from, by: [1n, 0n] as const, not: [{ over: 2n }] }] }, [4n, 0n], false],
		['a series that divides by zero', { from, points: [], rays: [{ from, by: [1n, 0n] as const, only: [{ over: 0n }] }] }, [4n, 0n], false],
	] as const)('%s', (_, reach, cell, is) => {
		expect(reaches(reach, cell)).toBe(is);
	});
});

describe('a property', () => {
	it.each([
		['pieces', {}, 'Expected an array for the property pieces of a board, found a value of type object.'],
		['reach', [], 'Expected an object for the property reach of a board, found an array.'],
		['orientation', 'white', 'Expected "first" or "second" for the property orientation of a board, found "white".'],
		['view', 4, 'Expected a string for the property view of a board, found a value of type number.'],
	] as const)('%s', (name, value, message) => {
		expect(() => checked(name, value)).toThrow(new TypeError(message));
		expect(checked(name, null)).toBeUndefined();
	});

	it.each([
		['pieces', [null], 'Expected pieces[0] to have x, y (bigints) and a look, found null.'],
		[
			'pieces',
			[
				{ x: 1n, y: 2n, look: rook },
				{ x: 1, y: 2n },
			],
			'Expected pieces[1] to have x, y (bigints) and a look, found { x: number, y: bigint }.',
		],
		['pieces', new Array(1), 'Expected pieces[0] to have x, y (bigints) and a look, found undefined.'],
		['lastMove', [[1n, 2]], 'Expected lastMove[0] to be a cell: a pair of bigints, found [bigint, number].'],
		['marks', [{}], 'Expected marks[0] to have a cell, or from and by (pairs of bigints), found {}.'],
		['reach', { from: [0n, 0n], points: [] }, 'Expected reach.rays to be an array, found undefined.'],
		['choices', { from: 'e4' }, 'Expected choices.from to be a cell: a pair of bigints, found string.'],
	] as const)('%s names its wrong part', (name, value, message) => {
		expect(() => checked(name, value)).toThrow(new TypeError(message));
	});

	it('takes attributes, and ignores wrong ones', () => {
		expect(ofAttribute('controls', 'help tools other')).toEqual(['tools', 'help']);
		expect(ofAttribute('controls', '')).toEqual([]);
		expect(ofAttribute('controls', null)).toBeUndefined();
		expect(ofAttribute('orientation', 'second')).toBe('second');
		expect(ofAttribute('orientation', 'sideways')).toBeUndefined();
		expect(ofAttribute('wheel', 'ctrl')).toBe('ctrl');
		expect(ofAttribute('wheel', 'never')).toBeUndefined();
		expect(ofAttribute('view', '0,0*40')).toBe('0,0*40');
	});
});

describe('words', () => {
	it.each([
		[{ squares: 0, lines: 0, rays: 0 }, 'It cannot move.'],
		[{ squares: 1, lines: 2, rays: 0 }, '1 square, 2 lines to go to.'],
		[{ squares: 0, lines: 0, rays: 3 }, '3 rays without end to go to.'],
	])('%j', (count, text) => {
		expect(PLANE_WORDS.reach(count)).toBe(text);
	});

	it('count pieces', () => {
		expect(PLANE_WORDS.pieces(1)).toBe('1 piece');
		expect(PLANE_WORDS.far(0)).toBe('All pieces are in sight');
		expect(PLANE_WORDS.far(3)).toBe('Out of sight: 3');
		expect(PLANE_WORDS.place('4,4', 48)).toBe('The middle is 4,4. A square is 48 pixels wide.');
		expect(PLANE_WORDS.place('4,4', undefined)).toBe('The middle is 4,4. Squares are narrower than a pixel.');
	});

	it('have their keys in brackets', () => {
		const made: string[] = [];
		const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
		Object.assign(globalThis, {
			document: { createElement: (tag: string) => ({ append: (text: string) => made.push(`${tag} ${text}`) }) },
		});
		const parts = withKeys('[N] and [P] go');
		if (before === undefined) Reflect.deleteProperty(globalThis, 'document');
		else Object.defineProperty(globalThis, 'document', before);
		expect(made).toEqual(['kbd N', 'kbd P']);
		expect(parts.filter((part) => typeof part === 'string')).toEqual(['', ' and ', ' go']);
	});
});

describe('the style', () => {
	it('has each colour for both schemes, and lets the page change it', () => {
		const rules = themeRules();
		expect(rules).toContain('--_outside:#6d706a;');
		expect(rules).toMatch(/prefers-color-scheme:dark\)\{:host\{.*--_outside:#23282a;/);
		expect(themeColor('outside')).toBe('var(--x-board-outside,var(--_outside))');
	});
});

describe('painting a drawing', () => {
	const before = Object.getOwnPropertyDescriptor(globalThis, 'Path2D');
	beforeAll(() => {
		class Path {
			readonly d: string;
			constructor(d = 'arc') {
				this.d = d;
			}
			arc(): void {}
		}
		Object.assign(globalThis, { Path2D: Path });
	});
	afterAll(() => {
		if (before === undefined) Reflect.deleteProperty(globalThis, 'Path2D');
	});

	/** The calls of a canvas, with the present values of what they use. */
	const painted = (shape: Shape): readonly string[] => {
		const calls: string[] = [];
		const saved: object[] = [];
		const state = { globalAlpha: 1, fillStyle: '', strokeStyle: '', lineWidth: 1, lineJoin: '', lineCap: '', font: '', textAlign: '' };
		const context = Object.assign(state, {
			save: () => saved.push({ globalAlpha: state.globalAlpha }),
			restore: () => Object.assign(state, saved.pop()),
			translate: (x: number, y: number) => calls.push(`translate ${x} ${y}`),
			rotate: (angle: number) => calls.push(`rotate ${angle.toFixed(2)}`),
			scale: (x: number, y: number) => calls.push(`scale ${x} ${y}`),
			setLineDash: () => {},
			fill: ({ d }: { d: string }) => calls.push(`fill ${d} ${state.fillStyle} ${state.globalAlpha}`),
			stroke: ({ d }: { d: string }) => calls.push(`stroke ${d} ${state.strokeStyle} ${state.lineWidth} ${state.lineJoin}`),
			fillText: (text: string, x: number, y: number) => calls.push(`text ${text} ${x} ${y} ${state.textAlign} ${state.font}`),
		});
		paintShape(context as unknown as CanvasRenderingContext2D, shape, (role) => `<${role}>`);
		return calls;
	};

	it('fills and strokes with the colours of the theme', () => {
		const stroke = { fill: 'none', stroke: '$line', 'stroke-width': 2.6 };
		expect(painted({ tag: 'path', attributes: { d: 'M0 0', fill: '$light', 'fill-opacity': 0.5 } })).toEqual(['fill M0 0 <light> 0.5']);
		expect(painted({ tag: 'path', attributes: { d: 'M1 1', ...stroke } })).toEqual(['stroke M1 1 <line> 2.6 miter']);
		expect(painted({ tag: 'circle', attributes: { r: 3, fill: '#fff' } })).toEqual(['fill arc #fff 1']);
	});

	it('gives groups to what is in them', () => {
		const child: Shape = { tag: 'path', attributes: { d: 'M0 0', stroke: '#000', fill: 'none' } };
		const attributes = { transform: 'translate(5 6) rotate(180 50 50) scale(2)', 'stroke-linejoin': 'round', opacity: 0.5 };
		expect(painted({ tag: 'g', attributes, children: [child] })).toEqual([
			'translate 5 6',
			'translate 50 50',
			'rotate 3.14',
			'translate -50 -50',
			'scale 2 2',
			'stroke M0 0 #000 1 round',
		]);
	});

	it('writes letters', () => {
		const attributes = {
			x: 50,
			y: 58,
			'text-anchor': 'middle',
			'font-size': 44,
			'font-weight': 600,
			'font-family': 'serif',
			fill: '$line',
		};
		expect(painted({ tag: 'text', attributes, text: 'AM' })).toEqual(['text AM 50 58 center 600 44px serif']);
	});
});
