import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaneCanvas } from '../src/plane/canvas.js';
import { Control } from '../src/plane/control.js';
import type { PlaneWheel } from '../src/plane/data.js';
import { modelOf } from '../src/plane/model.js';
import { Pointers } from '../src/plane/pointer.js';
import { PLANE_WORDS } from '../src/plane/words.js';

class FakeCanvas extends EventTarget {
	width = 0;
	height = 0;
	getBoundingClientRect(): object {
		return { left: 0, top: 0 };
	}
	setPointerCapture(): void {}
	getContext(): null {
		return null;
	}
}

beforeEach(() => void vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => vi.unstubAllGlobals());

const made = (wheel: PlaneWheel = 'zoom') => {
	const canvas = new FakeCanvas() as unknown as HTMLCanvasElement;
	const control = new Control({ words: PLANE_WORDS, send: () => true, say: () => {}, changed: () => {} }, canvas);
	const { viewport } = control;
	viewport.resize(800, 600);
	const look = { side: 0, picture: 'rook', letter: 'R', title: 'white rook' };
	viewport.setModel(modelOf({ pieces: [{ x: 0n, y: 0n, look }] }, undefined), true, false);
	viewport.follow('0,0*48');
	const end = new Pointers(canvas, control, () => wheel).listen();
	const fire = (type: string, values: object): boolean =>
		canvas.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { button: 0, deltaMode: 0, ...values }));
	const touch = (type: string, pointerId: number, clientX: number, clientY: number): boolean =>
		fire(`pointer${type}`, { pointerId, clientX, clientY });
	return { control, viewport, end, fire, touch };
};

describe('the wheel', () => {
	const wheel = { deltaY: -100, clientX: 400, clientY: 300, ctrlKey: false, metaKey: false };
	it.each([
		['zoom', {}, true],
		['zoom', { ctrlKey: true }, true],
		['ctrl', {}, false],
		['ctrl', { ctrlKey: true }, true],
		['ctrl', { metaKey: true }, true],
	] as const)('%s with %j: zooms %s, otherwise the page scrolls', (mode, keys, zooms) => {
		const { viewport, fire } = made(mode);
		const before = viewport.canvas.view.camera;
		const scrolls = fire('wheel', { ...wheel, ...keys });
		expect(scrolls).toBe(!zooms);
		expect(viewport.canvas.view.camera !== before).toBe(zooms);
	});
});

describe('touch', () => {
	it('ignores a third finger during a pinch', () => {
		const { control, viewport, touch } = made();
		const select = vi.spyOn(control, 'select');
		touch('down', 1, 300, 300);
		touch('down', 2, 500, 300);
		touch('down', 3, 400, 500);
		const { camera } = viewport.canvas.view;
		touch('move', 3, 400, 400);
		touch('up', 3, 400, 400);
		expect(viewport.canvas.view.camera).toBe(camera);
		touch('move', 2, 700, 300);
		expect(viewport.canvas.view.camera.scale).toBeGreaterThan(camera.scale);
		touch('up', 2, 700, 300);
		touch('up', 1, 300, 300);
		expect(select).not.toHaveBeenCalled();
	});

	it('puts a dragged piece in its place when the element leaves its page', () => {
		const { viewport, end, touch } = made();
		const show = vi.spyOn(viewport.canvas, 'setShow');
		touch('down', 1, 400, 300);
		touch('move', 1, 480, 300);
		touch('move', 1, 490, 300);
		expect(show.mock.lastCall?.[0].dragged).toMatchObject({ index: 0, px: 490 });
		end();
		expect(show.mock.lastCall?.[0]).toEqual({ dragged: undefined });
	});
});

describe('the canvas', () => {
	it('is sharp after the ratio of pixels has changed, without another size', () => {
		const media: { readonly query: string; readonly change: Set<() => void> }[] = [];
		vi.stubGlobal('matchMedia', (query: string) => {
			const change = new Set<() => void>();
			media.push({ query, change });
			return {
				addEventListener: (_: string, run: () => void) => change.add(run),
				removeEventListener: (_: string, run: () => void) => change.delete(run),
			};
		});
		vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
			draw();
			return 0;
		});
		vi.stubGlobal('cancelAnimationFrame', () => {});
		const element = new FakeCanvas();
		const canvas = new PlaneCanvas(element as unknown as HTMLCanvasElement, () => {});
		canvas.open();
		canvas.resize(100, 50);
		expect([element.width, element.height]).toEqual([100, 50]);
		for (const ratio of [2, 1.5]) {
			const known = media.at(-1)!;
			vi.stubGlobal('devicePixelRatio', ratio);
			for (const run of known.change) run();
			expect([element.width, element.height]).toEqual([100 * ratio, 50 * ratio]);
			expect(known.change.size).toBe(0);
			expect(media.at(-1)!.query).toBe(`(resolution: ${ratio}dppx)`);
		}
		canvas.close();
		expect(media.flatMap(({ change }) => [...change])).toEqual([]);
	});
});
