import { Structures } from '../../../rules/structures.js';
import type { Path } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests, RideBranch } from '../model.js';
import { Column } from './column.js';
import type { Directions } from './directions.js';
import { endingOf, type Lists } from './lists.js';
import { pathOf } from './rides.js';
import { ALWAYS } from './static.js';
import type { RideEntry, Tracks } from './tables.js';

/**
 * The endings of the rides of one code along one direction: lists of endings, or -1 where a ride may not end, by place in the direction's
 * rays.
 */
interface Track {
	readonly direction: number;
	readonly quiet: Int32Array;
	readonly capture: Int32Array;
	/** The greatest distance at which it captures. */
	reach: number;
}

/** A ride, and whether it ends quietly, by capture, or both. */
interface Pair {
	readonly branch: RideBranch;
	readonly quiet: boolean;
	readonly capture: boolean;
}

/** Merges rides that differ only in their mode. */
function paired(branches: readonly RideBranch[]): readonly Pair[] {
	const structures = new Structures();
	const found = new Map<number, Pair>();
	for (const branch of branches) {
		const { vectors, max, guards, ends } = branch;
		const number = structures.of([vectors, max, guards, ends.becomes]);
		const known = found.get(number);
		found.set(number, {
			branch,
			quiet: known?.quiet === true || ends.mode === 'quiet',
			capture: known?.capture === true || ends.mode === 'capture',
		});
	}
	return [...found.values()];
}

/** Rides whose endings depend on origin and target (promotion zones, palaces), collected per code and direction. */
export class TrackMaker {
	private readonly inPlay: CompiledGame;
	private readonly tests: MoverTests;
	private readonly directions: Directions;
	private readonly endings: Lists;
	/** By code, in ascending order. */
	private readonly tracksByCode = new Map<number, Track[]>();
	private readonly pairs = new Map<readonly RideBranch[], readonly Pair[]>();

	constructor(inPlay: CompiledGame, tests: MoverTests, directions: Directions, endings: Lists) {
		this.inPlay = inPlay;
		this.tests = tests;
		this.directions = directions;
		this.endings = endings;
	}

	add(branches: readonly RideBranch[], code: number): void {
		let pairs = this.pairs.get(branches);
		if (pairs === undefined) {
			pairs = paired(branches);
			this.pairs.set(branches, pairs);
		}
		for (const { branch, quiet, capture } of pairs) this.addRide(branch, code, quiet, capture);
	}

	private addRide({ vectors, max, guards, ends }: RideBranch, code: number, isQuiet: boolean, isCapture: boolean): void {
		const { size, codes, sides } = this.inPlay;
		const becomes = endingOf(codes, code, ends);
		const side = codes.side[code]!;
		const before = this.tests.all(guards.before, side);
		const arriving = this.tests.all(guards.arriving, side);
		const landed = this.tests.all(guards.landed, side);
		const free = arriving === ALWAYS && landed === ALWAYS;
		const furthest = max < 0 ? size : max;
		for (const vector of vectors) {
			const direction = this.directions.as(sides[side]!, vector);
			const { start, items } = this.directions.rays(direction);
			const { quiet, capture } = this.track(code, direction, items.length);
			for (let origin = 0; origin < size; origin++) {
				const first = start[origin]!;
				const last = Math.min(start[origin + 1]!, first + furthest);
				if (first === last || !before(code, origin, origin, origin)) continue;
				for (let place = first; place < last; place++) {
					const to = items[place]!;
					if (!free && !(arriving(code, origin, to, origin) && landed(code, origin, to, to))) continue;
					if (isQuiet) quiet[place] = this.endings.with(quiet[place]!, becomes);
					if (isCapture) capture[place] = this.endings.with(capture[place]!, becomes);
				}
			}
		}
	}

	finish(captures: readonly RideEntry[][]): ReadonlyMap<string, readonly Path[]> {
		const { codes, plan } = this.inPlay;
		const demoted = new Map<string, readonly Path[]>();
		const kindOf = (code: number): string => codes.kinds[codes.kind[code]!]!;
		for (const [code, tracks] of this.tracksByCode) {
			const kind = kindOf(code);
			if (!tracks.every((track) => this.reaches(track)))
				demoted.set(
					kind,
					plan.kinds[kind]!.branches.flatMap((branch) => (branch.shape === 'ride' ? [pathOf(branch)] : [])),
				);
		}
		for (const [code, tracks] of this.tracksByCode) {
			if (demoted.has(kindOf(code))) this.tracksByCode.set(code, []);
			else for (const { direction, reach } of tracks) if (reach > 0) captures[code]!.push({ direction, mode: 2, max: reach });
		}
		return demoted;
	}

	/**
	 * Whether a track captures at the same distances from every cell, so that one number (stored in it) describes its reach; otherwise
	 * only walks can hold it.
	 */
	private reaches(track: Track): boolean {
		const { size } = this.inPlay;
		const { direction, capture } = track;
		const { start } = this.directions.rays(direction);
		let reach = 0;
		for (let origin = 0; origin < size; origin++) {
			let place = start[origin + 1]! - 1;
			while (place >= start[origin]! && capture[place]! < 0) place--;
			reach = Math.max(reach, place + 1 - start[origin]!);
		}
		track.reach = reach;
		for (let origin = 0; origin < size; origin++) {
			const first = start[origin]!;
			for (let place = first; place < start[origin + 1]!; place++) if (capture[place]! >= 0 !== place - first < reach) return false;
		}
		return true;
	}

	tables(): Tracks {
		const { size, codes } = this.inPlay;
		const begin = new Int32Array(codes.count * size + 1);
		const ray = new Column();
		const beginnings = new Column();
		const quietLegality = new Column();
		const captures = new Column();
		for (let code = 0; code < codes.count; code++) {
			const tracks = this.tracksByCode.get(code) ?? [];
			for (let origin = 0; origin < size; origin++) {
				for (const { direction, quiet, capture } of tracks) {
					const { start } = this.directions.rays(direction);
					const first = start[origin]!;
					const last = start[origin + 1]!;
					let place = first;
					while (place < last && quiet[place]! < 0 && capture[place]! < 0) place++;
					if (place === last) continue;
					ray.push(direction * size + origin);
					beginnings.push(quietLegality.length);
					for (place = first; place < last; place++) {
						quietLegality.push(quiet[place]!);
						captures.push(capture[place]!);
					}
				}
				begin[code * size + origin + 1] = ray.length;
			}
		}
		return {
			start: begin,
			ray: ray.trimmed(),
			first: beginnings.trimmed(),
			quiet: quietLegality.trimmed(),
			capture: captures.trimmed(),
		};
	}

	private track(code: number, direction: number, length: number): Track {
		const list = this.tracksByCode.get(code) ?? [];
		this.tracksByCode.set(code, list);
		let track = list.find((known) => known.direction === direction);
		if (track === undefined) {
			track = { direction, quiet: new Int32Array(length).fill(-1), capture: new Int32Array(length).fill(-1), reach: 0 };
			list.push(track);
		}
		return track;
	}
}
