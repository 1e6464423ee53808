import type { Branch } from '../analyse/plan.js';
import type { Tracks } from '../board/tables.js';
import type { Directions } from './directions.js';
import { type Endings, endingOf } from './endings.js';
import type { Kernel } from './kernel.js';
import type { StaticTests } from './static.js';

type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** How one ride of one code from one cell may end, by distance: lists of the codes it becomes. */
export interface Track {
	readonly direction: number;
	readonly quiet: number[][];
	readonly capture: number[][];
}

/** Rides whose ends depend on where they begin and end (promotion zones, palaces), gathered per code and origin. */
export class TrackMaker {
	private readonly kernel: Kernel;
	private readonly tests: StaticTests;
	private readonly directions: Directions;
	/** By `code * size + origin`. */
	private readonly lists: (Track[] | undefined)[] = [];

	constructor(kernel: Kernel, tests: StaticTests, directions: Directions) {
		this.kernel = kernel;
		this.tests = tests;
		this.directions = directions;
	}

	/** Lays out one branch for one code from everywhere. */
	add({ vectors, max, guards, ends }: RideBranch, code: number): void {
		const { lattice, size, codes, sides } = this.kernel;
		const becomes = endingOf(codes, code, ends);
		for (const vector of vectors) {
			const direction = this.directions.of(lattice.orient(sides[codes.side[code]!]!, vector));
			for (let origin = 0; origin < size; origin++) {
				const from = { code, origin, at: origin, stand: origin };
				if (lattice.exists[origin] === 0 || !this.tests.holdsAll(guards.before, from)) continue;
				const ray = this.directions.ray(direction, origin);
				const track = this.track(code * size + origin, direction, ray.length);
				for (let far = 0; far < ray.length && (max < 0 || far < max); far++) {
					const at = ray[far]!;
					const fits =
						this.tests.holdsAll(guards.arriving, { ...from, at }) && this.tests.holdsAll(guards.landed, { ...from, at, stand: at });
					if (fits) track[ends.mode][far]!.push(becomes);
				}
			}
		}
	}

	/** Whether a code captures along each direction from everywhere as far as from anywhere, so that its reach is one number; else only walking tells. */
	reaches(code: number): boolean {
		const { size, lattice } = this.kernel;
		for (const [direction, max] of this.capturing(code)) {
			for (let origin = 0; origin < size; origin++) {
				if (lattice.exists[origin] === 0 || this.directions.ray(direction, origin).length === 0) continue;
				const track = this.lists[code * size + origin]?.find((known) => known.direction === direction);
				if (track === undefined || track.capture.some((list, far) => list.length > 0 !== far < max)) return false;
			}
		}
		return true;
	}

	forget(code: number): void {
		for (let origin = 0; origin < this.kernel.size; origin++) this.lists[code * this.kernel.size + origin] = undefined;
	}

	/** The directions along which a code captures, with how far it does so somewhere. */
	capturing(code: number): ReadonlyMap<number, number> {
		const found = new Map<number, number>();
		for (let origin = 0; origin < this.kernel.size; origin++) {
			for (const { direction, capture } of this.lists[code * this.kernel.size + origin] ?? []) {
				const far = capture.findLastIndex((list) => list.length > 0) + 1;
				if (far > (found.get(direction) ?? 0)) found.set(direction, far);
			}
		}
		return found;
	}

	/** How rides of a code may end from an origin: by `code * size + origin`. */
	at(row: number): readonly Track[] {
		return this.lists[row] ?? [];
	}

	tables(endings: Endings): Tracks {
		const { size, codes } = this.kernel;
		const start = new Int32Array(codes.count * size + 1);
		const ray: number[] = [];
		const first: number[] = [];
		const quiet: number[] = [];
		const capture: number[] = [];
		for (let row = 0; row < codes.count * size; row++) {
			for (const track of this.lists[row] ?? []) {
				ray.push(track.direction * size + (row % size));
				first.push(quiet.length);
				for (const list of track.quiet) quiet.push(endings.of(list));
				for (const list of track.capture) capture.push(endings.of(list));
			}
			start[row + 1] = ray.length;
		}
		return {
			start,
			ray: Int32Array.from(ray),
			first: Int32Array.from(first),
			quiet: Int32Array.from(quiet),
			capture: Int32Array.from(capture),
		};
	}

	private track(row: number, direction: number, length: number): Track {
		const list = this.lists[row] ?? [];
		this.lists[row] = list;
		let track = list.find((known) => known.direction === direction);
		if (track === undefined) {
			const empty = (): number[][] => Array.from({ length }, () => []);
			track = { direction, quiet: empty(), capture: empty() };
			list.push(track);
		}
		return track;
	}
}
