import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import {
	boxOf,
	type Camera,
	cellAt,
	cellSize,
	centred,
	fitted,
	LARGEST,
	panned,
	toScreen,
	type View,
	zoomed,
	zoomedAt,
} from '../src/plane/camera.js';
import { cameraOf, cameraText } from '../src/plane/camera-text.js';
import { homeOf, isInside, wholeOf } from '../src/plane/home.js';
import { around } from '../src/plane/scene.js';

const SIZE = { width: 800, height: 600 };
const FAR = 10n ** 40n;
const near: Camera = { x: 4n, y: 4n, fx: 0, fy: 0, scale: 40, shift: 0 };
const view = (camera: Camera, flipped = false): View => ({ ...SIZE, camera, flipped });

const coordinate = fc.oneof(
	fc.bigInt({ min: -50n, max: 50n }),
	fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
	fc.bigInt({ min: -(10n ** 400n), max: 10n ** 400n }),
);
const part = fc.integer({ min: -50, max: 50 }).map((hundredths) => hundredths / 100);
const camera: fc.Arbitrary<Camera> = fc.record({
	x: coordinate,
	y: coordinate,
	fx: part,
	fy: part,
	scale: fc.double({ min: 10, max: LARGEST, noNaN: true }),
	shift: fc.constant(0),
});
const pixel = fc.record({ px: fc.integer({ min: 0, max: 800 }), py: fc.integer({ min: 0, max: 600 }) });

describe('the camera', () => {
	it.each([
		['the middle', near, [4n, 4n], [400, 300]],
		['one to the right and two up', near, [5n, 6n], [440, 220]],
		['far from where doubles are exact', centred(near, FAR, -FAR), [FAR + 1n, -FAR - 1n], [440, 340]],
		['beside the middle of a cell', { ...near, fx: 0.5, fy: -0.25 }, [4n, 4n], [380, 290]],
	] as const)('draws %s', (_, at, [x, y], pixels) => {
		expect(toScreen(view(at), x, y)).toEqual(pixels);
		const [px, py] = pixels;
		expect(toScreen(view(at, true), x, y)).toEqual([800 - px, 600 - py]);
	});

	it('finds the cell that it draws, wherever it is and however it is turned', () => {
		fc.assert(
			fc.property(camera, pixel, fc.boolean(), (at, { px, py }, flipped) => {
				const seen = view(at, flipped);
				const cell = cellAt(seen, px, py);
				const [x, y] = toScreen(seen, ...cell);
				expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBeLessThanOrEqual(at.scale / 2 + 0.01);
				expect(isInside(boxOf(seen), cell)).toBe(true);
			}),
			{ numRuns: runs(500) },
		);
	});

	it('distinguishes neighbours that are equal as doubles', () => {
		const [a, b] = [2n ** 53n, 2n ** 53n + 1n];
		const seen = view(centred(near, a, 0n));
		expect(toScreen(seen, b, 0n)[0] - toScreen(seen, a, 0n)[0]).toBe(40);
		expect(cellAt(seen, 440, 300)).toEqual([b, 0n]);
	});

	it('returns after opposite movements', () => {
		const pixels = fc.double({ min: -1e6, max: 1e6, noNaN: true });
		fc.assert(
			fc.property(camera, pixels, pixels, (at, right, up) => {
				const back = panned(panned(at, right, up), -right, -up);
				const away = (one: bigint, other: bigint, f: number, g: number): number => Math.abs(Number(one - other) + f - g);
				expect(away(back.x, at.x, back.fx, at.fx)).toBeLessThan(1e-6);
				expect(away(back.y, at.y, back.fy, at.fy)).toBeLessThan(1e-6);
			}),
			{ numRuns: runs(500) },
		);
	});

	it('keeps the point under the pointer while zooming', () => {
		const factor = fc.double({ min: 0.5, max: 2, noNaN: true });
		fc.assert(
			fc.property(camera, pixel, factor, (at, { px, py }, by) => {
				const cell = cellAt(view(at), px, py);
				const [x, y] = toScreen(view(at), ...cell);
				const closer = zoomedAt(view(at), px, py, by);
				const [nx, ny] = toScreen(view(closer), ...cell);
				const ratio = closer.scale / at.scale;
				expect(nx - px).toBeCloseTo((x - px) * ratio, 3);
				expect(ny - py).toBeCloseTo((y - py) * ratio, 3);
			}),
			{ numRuns: runs(500) },
		);
	});

	it('zooms out past the smallest doubles and back', () => {
		let at = centred(near, FAR, FAR);
		for (let step = 0; step < 3000; step++) at = zoomed(at, 0.5);
		expect(at.shift % 512).toBe(0);
		expect(at.shift - Math.log2(at.scale)).toBeCloseTo(3000 - Math.log2(40), 0);
		for (let step = 0; step < 3000; step++) at = zoomed(at, 2);
		expect(at).toMatchObject({ x: FAR, y: FAR, shift: 0 });
		expect(at.scale).toBeCloseTo(40, 6);
		for (let step = 0; step < 20_000; step++) at = zoomed(at, 0.5);
		expect(at.shift).toBeLessThanOrEqual(8192);
	});

	it('shows the whole of any box', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 8 }), (cells) => {
				const seen = view(wholeOf(cells, SIZE));
				for (const cell of cells) {
					const [px, py] = toScreen(seen, ...cell);
					expect(px).toBeGreaterThanOrEqual(0);
					expect(px).toBeLessThanOrEqual(800);
					expect(py).toBeGreaterThanOrEqual(0);
					expect(py).toBeLessThanOrEqual(600);
				}
			}),
			{ numRuns: runs(500) },
		);
	});

	it('begins at the largest group if cells would be too small for all pieces', () => {
		const crowd = Array.from({ length: 9 }, (_, index) => [BigInt(index), 0n] as const);
		expect(homeOf(crowd, SIZE)).toEqual(wholeOf(crowd, SIZE));
		const home = homeOf([...crowd, [FAR, FAR]], SIZE);
		expect(cellSize(home)).toBeGreaterThan(30);
		expect(isInside(boxOf(view(home)), [4n, 0n])).toBe(true);
		expect(homeOf([], SIZE)).toEqual(fitted({ left: 1n, right: 8n, bottom: 1n, top: 8n }, SIZE, 44));
		expect(around([])).toBeUndefined();
	});
});

describe('a camera as text', () => {
	it.each([
		['4,4*40', near],
		['4.5,-0.25*48', { x: 4n, y: 0n, fx: 0.5, fy: -0.25, scale: 48, shift: 0 }],
		[`${FAR},${-FAR}*44`, { ...near, x: FAR, y: -FAR, scale: 44 }],
		['0,0/3', { ...near, x: 0n, y: 0n, scale: 0.125 }],
		['0,0/1000', { ...near, x: 0n, y: 0n, scale: 2 ** -488, shift: 512 }],
	])('%s', (text, at) => {
		expect(cameraOf(text)).toEqual(at);
		expect(cameraText(at)).toBe(text);
	});

	it('is stable after reading, and close to the original camera', () => {
		const zoomedOut = fc.tuple(camera, fc.integer({ min: 0, max: 3000 })).map(([at, steps]) => {
			let out = at;
			for (let step = 0; step < steps; step++) out = zoomed(out, 0.5);
			return out;
		});
		fc.assert(
			fc.property(fc.oneof(camera, zoomedOut), (at) => {
				const text = cameraText(at);
				const read = cameraOf(text);
				expect(read).toBeDefined();
				expect(cameraText(read!)).toBe(text);
				expect(Math.abs(Number(read!.x - at.x) + read!.fx - at.fx)).toBeLessThan(0.0051);
			}),
			{ numRuns: runs(300) },
		);
	});

	it.each(['', '4', '4,4', '4,4*0', '4,4*1000', '1e5,4*40', '4.125,4*40', 'x,y*40', '4,4*40 '])('refuses %j', (text) => {
		expect(cameraOf(text)).toBeUndefined();
	});
});
