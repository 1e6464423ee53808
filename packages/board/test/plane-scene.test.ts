import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type Camera, toScreen, type View } from '../src/plane/camera.js';
import { hit } from '../src/plane/hit.js';
import { wholeOf } from '../src/plane/home.js';
import { markAt, rimOf } from '../src/plane/rim.js';
import { around, type Cell, Scene } from '../src/plane/scene.js';

const SIZE = { width: 800, height: 600 };
const FAR = 10n ** 40n;
const view = (camera: Camera, flipped = false): View => ({ ...SIZE, camera, flipped });
const at = (x: bigint, y: bigint, scale = 40): Camera => ({ x, y, fx: 0, fy: 0, scale, shift: 0 });
const coordinate = fc.oneof(fc.bigInt({ min: -9n, max: 9n }), fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }));
const cells = fc.uniqueArray(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 12, selector: String });

describe('a scene', () => {
	it('lies where the camera sees its cells, also after going far and coming back', () => {
		const places = fc.array(fc.tuple(coordinate, coordinate, fc.double({ min: 1, max: 100, noNaN: true })), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(cells, places, fc.boolean(), (all, stops, flipped) => {
				const scene = new Scene(all);
				for (const [x, y, scale] of stops) {
					const seen = view(at(x, y, scale), flipped);
					scene.project(seen);
					all.forEach((cell, index) => {
						const [px, py] = toScreen(seen, ...cell);
						// Cells far from the board are only checked for their side of it.
						const same = (one: number, other: number): void =>
							Math.abs(other) < 1e5 ? expect(one).toBeCloseTo(other, 1) : expect(Math.sign(one)).toBe(Math.sign(other));
						same(scene.px[index]!, px);
						same(scene.py[index]!, py);
					});
				}
			}),
			{ numRuns: runs(300) },
		);
	});

	it('goes through all cells in both directions, from anywhere', () => {
		fc.assert(
			fc.property(cells, fc.tuple(coordinate, coordinate), (all, start) => {
				const scene = new Scene(all);
				for (const step of [1, -1] as const) {
					const seen = new Set<number>();
					let here: Cell = start;
					for (const _ of all) {
						const next = scene.next(here, step)!;
						seen.add(next);
						here = all[next]!;
					}
					expect(seen.size).toBe(all.length);
				}
				const first = scene.next(all[0]!, 1)!;
				expect(scene.next(all[first]!, -1)).toBe(0);
			}),
			{ numRuns: runs(300) },
		);
	});

	it('knows its cells by their exact coordinates', () => {
		const scene = new Scene([
			[2n ** 53n, 0n],
			[2n ** 53n + 1n, 0n],
		]);
		expect(scene.at([2n ** 53n + 1n, 0n])).toBe(1);
		expect(scene.at([2n ** 53n + 2n, 0n])).toBeUndefined();
		expect(new Scene([]).next([0n, 0n], 1)).toBeUndefined();
	});
});

describe('a pointer', () => {
	const pieces: readonly Cell[] = [
		[4n, 4n],
		[6n, 5n],
		[FAR, FAR],
	];
	it.each([
		['the middle', at(4n, 4n), [400, 300], [4n, 4n]],
		['an empty cell', at(4n, 4n), [441, 259], [5n, 5n]],
		['the edge of a cell', at(4n, 4n), [419, 319], [4n, 4n]],
		['beside a small piece', at(4n, 4n, 2), [411, 303], [6n, 5n]],
		['nothing among small cells', at(4n, 4n, 2), [500, 300], [54n, 4n]],
		['the far one, from where all is seen', wholeOf(pieces, SIZE), [650, 48], [FAR, FAR]],
	] as const)('means %s', (_, camera, [px, py], cell) => {
		expect(hit(view(camera), px, py, [new Scene(pieces)])).toEqual(cell);
	});
});

describe('the rim', () => {
	const rim = (all: readonly Cell[], camera = at(0n, 0n)) => {
		const scene = new Scene(all);
		scene.project(view(camera));
		return rimOf(scene.px, scene.py, SIZE);
	};

	it.each([
		['right', [50n, 3n]],
		['left', [-FAR, 0n]],
		['up', [-2n, FAR]],
		['down', [3n, -60n]],
		['up right', [FAR, FAR]],
		['down left', [-FAR, -50n]],
		['up left', [-50n, 50n]],
		['down right', [50n, -FAR]],
	] as const)('lists what lies %s', (direction, cell) => {
		const { groups, marks, count } = rim([[0n, 0n], cell]);
		expect(groups).toEqual([{ direction, members: [1] }]);
		expect(count).toBe(1);
		expect(marks).toHaveLength(1);
		const { px, py, angle, nearest } = marks[0]!;
		expect(nearest).toBe(1);
		expect(px >= 0 && px <= 800 && py >= 0 && py <= 600).toBe(true);
		if (direction.includes('right')) expect(Math.cos(angle)).toBeGreaterThan(0);
		if (direction.includes('up')) expect(Math.sin(angle)).toBeLessThan(0);
		expect(markAt(marks, px + 5, py - 5)).toBe(marks[0]);
		expect(markAt(marks, 400, 300)).toBeUndefined();
	});

	it('names the nearest first, and counts what shares a place', () => {
		const { groups, marks } = rim([
			[FAR, 0n],
			[90n, 0n],
			[40n, 0n],
		]);
		expect(groups[0]?.members).toEqual([2, 1, 0]);
		expect(marks).toMatchObject([{ nearest: 2, count: 3 }]);
	});

	it('counts everything that is out of sight exactly once', () => {
		fc.assert(
			fc.property(cells, coordinate, coordinate, (all, x, y) => {
				const { groups, marks, count } = rim(all, at(x, y));
				const listed = groups.flatMap(({ members }) => members);
				expect(new Set(listed).size).toBe(listed.length);
				expect(listed).toHaveLength(count);
				expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(count);
				const places = new Set(marks.map(({ px, py }) => `${px} ${py}`));
				expect(places.size).toBe(marks.length);
			}),
			{ numRuns: runs(300) },
		);
	});

	it('is empty where all is seen', () => {
		fc.assert(
			fc.property(cells, (all) => {
				expect(rim(all, wholeOf(all, SIZE)).count).toBe(0);
				expect(around(all)).toBeDefined();
			}),
		);
	});
});
