import type { Branch } from '../analyse/plan.js';
import type { Tracks } from '../board/tables.js';
import type { Path } from '../ruleset/types.js';
import type { Directions } from './directions.js';
import type { RideEntry } from './expand.js';
import type { Kernel } from './kernel.js';
import { endingOf, type Lists } from './lists.js';
import { pathOf } from './rides.js';
import type { StaticTests } from './static.js';

type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** How one ride of one code from one cell may end, by distance: lists of endings, -1 where it may not. */
export interface Track {
	readonly direction: number;
	readonly quiet: Int32Array;
	readonly capture: Int32Array;
}

/** Rides whose ends depend on where they begin and end (promotion zones, palaces), gathered per code and origin. */
export class TrackMaker {
	private readonly kernel: Kernel;
	private readonly tests: StaticTests;
	private readonly directions: Directions;
	private readonly endings: Lists;
	/** By `code * size + origin`. */
	private readonly lists: (Track[] | undefined)[];
	/** Codes that have tracks. */
	private readonly laid = new Set<number>();

	constructor(kernel: Kernel, tests: StaticTests, directions: Directions, endings: Lists) {
		this.kernel = kernel;
		this.tests = tests;
		this.directions = directions;
		this.endings = endings;
		this.lists = new Array<Track[] | undefined>(kernel.codes.count * kernel.size).fill(undefined);
	}

	/** Lays out one branch for one code from everywhere. */
	add({ vectors, max, guards, ends }: RideBranch, code: number): void {
		const { lattice, size, codes, sides } = this.kernel;
		this.laid.add(code);
		const becomes = endingOf(codes, code, ends);
		const side = codes.side[code]!;
		const before = this.tests.all(guards.before, side);
		const arriving = this.tests.all(guards.arriving, side);
		const landed = this.tests.all(guards.landed, side);
		for (const vector of vectors) {
			const direction = this.directions.of(lattice.orient(sides[side]!, vector));
			for (let origin = 0; origin < size; origin++) {
				if (lattice.exists[origin] === 0 || !before(code, origin, origin, origin)) continue;
				const ray = this.directions.ray(direction, origin);
				const lists = this.track(code * size + origin, direction, ray.length)[ends.mode];
				for (let far = 0; far < ray.length && (max < 0 || far < max); far++) {
					const to = ray[far]!;
					if (arriving(code, origin, to, origin) && landed(code, origin, to, to)) lists[far] = this.endings.with(lists[far]!, becomes);
				}
			}
		}
	}

	/** Notes how far each code captures along its tracks; what only walking tells is forgotten here and returned as paths, by kind. */
	settle(captures: readonly RideEntry[][]): ReadonlyMap<string, readonly Path[]> {
		const { codes, plan } = this.kernel;
		const demoted = new Map<string, readonly Path[]>();
		const kindOf = (code: number): string => codes.kinds[codes.kind[code]!]!;
		const reaches = [...this.laid].map((code) => [code, this.capturing(code)] as const);
		for (const [code, capturing] of reaches) {
			const kind = kindOf(code);
			if (!this.reaches(code, capturing))
				demoted.set(
					kind,
					plan.kinds[kind]!.branches.flatMap((branch) => (branch.shape === 'ride' ? [pathOf(branch)] : [])),
				);
		}
		for (const [code, capturing] of reaches) {
			if (demoted.has(kindOf(code))) this.lists.fill(undefined, code * this.kernel.size, (code + 1) * this.kernel.size);
			else for (const [direction, max] of capturing) captures[code]!.push({ direction, mode: 2, max });
		}
		return demoted;
	}

	/** Whether a code captures along each direction from everywhere as far as from anywhere, so that its reach is one number; else only walking tells. */
	private reaches(code: number, capturing: ReadonlyMap<number, number>): boolean {
		const { size, lattice } = this.kernel;
		for (const [direction, max] of capturing) {
			for (let origin = 0; origin < size; origin++) {
				if (lattice.exists[origin] === 0 || this.directions.ray(direction, origin).length === 0) continue;
				const track = this.lists[code * size + origin]?.find((known) => known.direction === direction);
				if (track === undefined || track.capture.some((list, far) => list >= 0 !== far < max)) return false;
			}
		}
		return true;
	}

	/** The directions along which a code captures, with how far it does so somewhere. */
	private capturing(code: number): ReadonlyMap<number, number> {
		const found = new Map<number, number>();
		for (let origin = 0; origin < this.kernel.size; origin++) {
			for (const { direction, capture } of this.lists[code * this.kernel.size + origin] ?? []) {
				const far = capture.findLastIndex((list) => list >= 0) + 1;
				if (far > (found.get(direction) ?? 0)) found.set(direction, far);
			}
		}
		return found;
	}

	/** Whether a code was laid out here. */
	has(code: number): boolean {
		return this.laid.has(code);
	}

	/** How rides of a code may end from an origin: by `code * size + origin`. */
	at(row: number): readonly Track[] {
		return this.lists[row] ?? [];
	}

	tables(): Tracks {
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
				for (const list of track.quiet) quiet.push(list);
				for (const list of track.capture) capture.push(list);
			}
			start[row + 1] = ray.length;
		}
		return {
			start,
			ray: new Int32Array(ray),
			first: new Int32Array(first),
			quiet: new Int32Array(quiet),
			capture: new Int32Array(capture),
		};
	}

	private track(row: number, direction: number, length: number): Track {
		const list = this.lists[row] ?? [];
		this.lists[row] = list;
		let track = list.find((known) => known.direction === direction);
		if (track === undefined) {
			track = { direction, quiet: new Int32Array(length).fill(-1), capture: new Int32Array(length).fill(-1) };
			list.push(track);
		}
		return track;
	}
}
