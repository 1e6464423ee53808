import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Control } from '../src/plane/control.js';
import type { PlanePiece } from '../src/plane/data.js';
import { pressKey } from '../src/plane/keys.js';
import { modelOf, reachOf } from '../src/plane/model.js';
import type { Cell } from '../src/plane/scene.js';
import { PLANE_WORDS } from '../src/plane/words.js';

const FAR = 10n ** 40n;
const piece = (x: bigint, y: bigint, side: number, kind: string): PlanePiece => ({
	x,
	y,
	look: { side, picture: kind, letter: kind.slice(0, 1).toUpperCase(), title: `${side === 0 ? 'white' : 'black'} ${kind}` },
});

/** A control without a page: nothing is drawn. */
const made = (pieces: readonly PlanePiece[], more: Parameters<typeof modelOf>[0] = {}) => {
	const events: [name: string, detail: unknown][] = [];
	const said: string[] = [];
	let refuses = false;
	const control = new Control(
		{
			words: PLANE_WORDS,
			send: (name, detail) => {
				events.push([name, detail]);
				return !refuses;
			},
			say: (text) => said.push(text),
			changed: () => {},
		},
		{} as HTMLCanvasElement,
	);
	control.viewport.resize(800, 600);
	control.viewport.setModel(modelOf({ pieces, ...more }, undefined), true, false);
	control.viewport.cursor = [0n, 0n];
	const refuse = (): void => {
		refuses = true;
	};
	return { control, events, said, refuse };
};
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

beforeAll(() => Object.assign(globalThis, { devicePixelRatio: 1 }));
afterAll(() => Reflect.deleteProperty(globalThis, 'devicePixelRatio'));

describe('the interaction', () => {
	let here: ReturnType<typeof made>;
	beforeEach(() => {
		here = made([piece(0n, 0n, 0, 'rook'), piece(4n, 0n, 0, 'pawn'), piece(0n, FAR, 1, 'king')]);
	});

	it('picks up, hears of the targets, and moves', () => {
		const { control, events, said } = here;
		control.select([0n, 0n]);
		expect(events).toEqual([
			['plane-cell', { cell: [0n, 0n] }],
			['plane-pick', { cell: [0n, 0n] }],
		]);
		control.setReach(reachOf({ from: [0n, 0n], points: [{ to: [2n, 0n] }], rays: [{ from: [0n, 0n], by: [0n, 1n] }] }));
		expect(said).toEqual(['0, 0, white rook, picked up. 1 square, 1 ray without end to go to.']);
		expect(control.wordsOf([0n, FAR])).toBe('0, 1 followed by 40 zeros, black king, can be captured');
		expect(control.wordsOf([2n, 0n])).toBe('2, 0, empty, can go here');
		control.select([0n, FAR]);
		expect(events.at(-1)).toEqual(['plane-move', { from: [0n, 0n], to: [0n, FAR] }]);
		expect(control.picked).toBeUndefined();
	});

	it('picks up another own piece, unless it is a target', () => {
		const { control, events } = here;
		control.select([0n, 0n]);
		control.select([4n, 0n]);
		expect(control.picked).toEqual([4n, 0n]);
		control.setReach(reachOf({ from: [4n, 0n], points: [{ to: [0n, 0n] }], rays: [] }));
		control.select([0n, 0n]);
		expect(events.at(-1)).toEqual(['plane-move', { from: [4n, 0n], to: [0n, 0n] }]);
	});

	it('ignores the targets of a piece that is not picked up any more', () => {
		const { control, said } = here;
		control.select([0n, 0n]);
		control.select([0n, 0n]);
		expect(said).toEqual(['Put back.']);
		control.setReach(reachOf({ from: [0n, 0n], points: [{ to: [2n, 0n] }], rays: [] }));
		expect(control.wordsOf([2n, 0n])).toBe('2, 0, empty');
	});

	it('does not pick up an empty cell', () => {
		const { control, events } = here;
		control.select([1n, 1n]);
		expect(events).toEqual([['plane-cell', { cell: [1n, 1n] }]]);
		expect(control.picked).toBeUndefined();
	});

	it('goes to typed squares, and passes other texts to the page', () => {
		const { control, events, said, refuse } = here;
		expect(control.submit('1e40, 3')).toBe(true);
		expect(control.viewport.cursor).toEqual([FAR, 3n]);
		expect(said).toEqual(['1 followed by 40 zeros, 3, empty']);
		expect(control.submit(' 0,0>4,4 ')).toBe(true);
		expect(events.at(-1)).toEqual(['plane-submit', { text: '0,0>4,4' }]);
		refuse();
		expect(control.submit('e4')).toBe(false);
	});

	it('answers a question, or closes it', () => {
		const { control, events } = here;
		control.setChoices({ from: [4n, 0n], to: [4n, 1n], options: [{ id: 'Q', label: 'queen' }] });
		control.cancel();
		expect(control.choices).toBeUndefined();
		expect(events).toEqual([['plane-cancel', undefined]]);
		control.move([4n, 0n], [4n, 1n], 'Q');
		expect(events.at(-1)).toEqual(['plane-move', { from: [4n, 0n], to: [4n, 1n], choice: 'Q' }]);
	});

	it('says that a piece is in check', () => {
		const { control } = made([piece(0n, 0n, 0, 'king')], { checks: [[0n, 0n]] });
		expect(control.wordsOf([0n, 0n])).toBe('0, 0, white king, in check');
	});
});

describe('the keys', () => {
	const cases: readonly (readonly [string, boolean, Cell])[] = [
		['ArrowRight', false, [1n, 0n]],
		['ArrowUp', false, [0n, 1n]],
		['ArrowUp', true, [0n, FAR]],
		['ArrowRight', true, [4n, 0n]],
		['n', false, [0n, FAR]],
		['P', false, [4n, 0n]],
	];
	it.each(cases)('%s (with Shift: %s)', (name, shift, cell) => {
		const { control } = made([piece(0n, 0n, 0, 'rook'), piece(4n, 0n, 0, 'pawn'), piece(0n, FAR, 1, 'king')]);
		expect(pressKey(control, key(name, shift), () => true)).toBe(true);
		expect(control.viewport.cursor).toEqual(cell);
	});

	it('say that there is no piece in a direction', () => {
		const { control, said } = made([piece(0n, 0n, 0, 'rook')]);
		pressKey(control, key('ArrowLeft', true), () => true);
		expect(said).toEqual([PLANE_WORDS.noPiece]);
	});

	it('follow the orientation', () => {
		const { control } = made([]);
		control.viewport.canvas.setFlipped(true);
		pressKey(control, key('ArrowRight'), () => true);
		expect(control.viewport.cursor).toEqual([-1n, 0n]);
	});

	it('leave to the page what they do not use', () => {
		const { control } = made([]);
		expect(pressKey(control, key('7'), () => false)).toBe(false);
		expect(pressKey(control, key('7'), () => true)).toBe(true);
		expect(pressKey(control, key('toString'), () => true)).toBe(false);
		expect(pressKey(control, { ...key('n'), ctrlKey: true }, () => true)).toBe(false);
	});

	it('zoom and move the view', () => {
		const { control } = made([piece(0n, 0n, 0, 'rook')]);
		const { scale, x } = control.viewport.canvas.view.camera;
		pressKey(control, key('+'), () => true);
		expect(control.viewport.canvas.view.camera.scale).toBeCloseTo(scale * 1.25);
		pressKey(control, key('d'), () => true);
		expect(control.viewport.canvas.view.camera.x).toBeGreaterThan(x);
		pressKey(control, key('f'), () => true);
		expect(control.viewport.canvas.view.camera.scale).toBe(scale);
	});
});

describe('the view', () => {
	it('takes texts, and goes to the beginning for others', () => {
		const { control } = made([piece(0n, 0n, 0, 'rook')]);
		const home = control.viewport.canvas.view.camera;
		control.viewport.follow(`${FAR},-3*48`);
		expect(control.viewport.canvas.view.camera).toMatchObject({ x: FAR, y: -3n, scale: 48 });
		expect(control.viewport.view).toBe(`${FAR},-3*48`);
		control.viewport.follow(undefined);
		expect(control.viewport.canvas.view.camera).toEqual(home);
	});

	it('follows the last move if it is out of view', () => {
		const pieces = [piece(0n, 0n, 0, 'rook'), piece(FAR, 5n, 1, 'king')];
		const { control } = made(pieces);
		const last: readonly Cell[] = [
			[0n, 5n],
			[FAR, 5n],
		];
		control.viewport.setModel(modelOf({ pieces: [...pieces], lastMove: last }, undefined), true, true);
		expect(control.viewport.canvas.view.camera).toMatchObject({ x: FAR, y: 5n });
	});
});
