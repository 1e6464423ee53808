import type { Branch } from '../analyse/plan.js';
import {
	append,
	BLOCKABLE,
	ENDINGS,
	type Oddity,
	QUIET,
	type Rays,
	type Rows,
	rows,
	starts,
	type Tables,
	type Tracks,
} from '../board/tables.js';
import type { Path } from '../ruleset/types.js';
import { Directions } from './directions.js';
import { Endings } from './endings.js';
import type { Kernel } from './kernel.js';
import { type Landing, Landings } from './landings.js';
import { pointTakes } from './point-takes.js';
import { overlapping, reverseTables, sourceRows } from './reverse.js';
import { isUniform, pathOf } from './rides.js';
import { scriptsOf } from './scripts.js';
import type { StaticTests } from './static.js';
import { Steps } from './steps.js';

/** One ride of one code along one direction. */
export interface RideEntry {
	readonly direction: number;
	mode: number;
	readonly max: number;
}

export interface ChainEntry extends Omit<Landing, 'mode' | 'becomes'> {
	readonly mode: number;
	readonly ends: number;
}

/** What loading found: the tables, and the branches that only a program can walk on this board, by kind. */
export interface Expansion {
	readonly tables: Tables;
	readonly demoted: ReadonlyMap<string, readonly Path[]>;
}

/** Lays a plan's shapes out on the board: every test that the board cannot change is answered here, once. */
export function expand(kernel: Kernel, tests: StaticTests): Expansion {
	const { plan, lattice, codes, size } = kernel;
	const steps = new Steps(lattice);
	const directions = new Directions(lattice, steps);
	const landings = new Landings(kernel, tests, steps);
	const endings = new Endings();
	const demoted = new Map<string, Path[]>();
	const cells = codes.count * size;
	const chains = new Array<ChainEntry[] | undefined>(cells).fill(undefined);
	const leaps = new Array<number[] | undefined>(cells).fill(undefined);
	const oddities: (Oddity[] | undefined)[] = [];
	const tracks = kernel.spare?.tracks(tests, directions);
	/** Rides as attacks see them: with the tracks. */
	const captures: RideEntry[][] = Array.from({ length: codes.count }, () => []);
	const rides: RideEntry[][] = Array.from({ length: codes.count }, () => []);

	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		const kind = codes.kinds[codes.kind[code]!]!;
		const { branches } = plan.kinds[kind]!;
		// Where some of a kind's rides end otherwise here than there, one table holds them all.
		const guarded = branches.some((branch) => branch.shape === 'ride' && !isUniform(branch));
		const twin = codes.of(codes.side[code]!, codes.kind[code]!);
		const chained = branches.flatMap((branch) => (branch.shape === 'chain' ? [branch] : []));
		const alike = twin !== code && landings.alike(chained);
		for (let origin = 0; origin < size; origin++) {
			const row = code * size + origin;
			if (alike) {
				leaps[row] = leaps[twin * size + origin];
				chains[row] = chains[twin * size + origin];
			} else if (lattice.exists[origin] === 1) {
				const found: Landing[] = [];
				for (const branch of chained) landings.from(branch, code, origin, found);
				for (const entry of mergeLandings(found, endings)) {
					if (entry.mode === 3 && entry.block < 0 && entry.point === 0 && entry.ends === 0) append(leaps, row, entry.to);
					else append(chains, row, entry);
				}
			}
		}
		for (const branch of branches) {
			if (branch.shape === 'hop' || branch.shape === 'hit') {
				for (const vector of branch.vectors) {
					const direction = directions.of(lattice.orient(kernel.sides[codes.side[code]!]!, vector));
					const hop = branch.shape === 'hop';
					const victims = hop ? undefined : codes.matching(branch.victim, codes.side[code]!);
					const mode = hop && branch.mode === 'quiet' ? 1 : 2;
					append(oddities, code, { direction, back: directions.opposite(direction), hop, mode, victims });
				}
			}
			if (branch.shape !== 'ride') continue;
			if (guarded) {
				(tracks ?? kernel.extended().tracks(tests, directions)).add(branch, code);
				continue;
			}
			for (const vector of branch.vectors)
				addRide(rides[code]!, directions.of(lattice.orient(kernel.sides[codes.side[code]!]!, vector)), branch);
		}
	}

	const players = Array.from({ length: codes.count }, (_, code) => code).filter((code) => codes.isPlayers(code));
	for (const code of players) {
		const kind = codes.kinds[codes.kind[code]!]!;
		const rest = plan.kinds[kind]!.branches.flatMap((branch) => (branch.shape === 'ride' ? [pathOf(branch)] : []));
		if (tracks?.reaches(code) === false) demoted.set(kind, rest);
	}
	for (const code of players) {
		if (demoted.has(codes.kinds[codes.kind[code]!]!)) tracks?.forget(code);
		for (const [direction, max] of tracks?.capturing(code) ?? []) captures[code]!.push({ direction, mode: 2, max });
	}

	function addRide(list: RideEntry[], direction: number, branch: Extract<Branch, { shape: 'ride' }>): void {
		const max = branch.max < 0 ? size : branch.max;
		const mode = branch.ends.mode === 'quiet' ? 1 : 2;
		const known = list.find((entry) => entry.direction === direction && entry.max === max);
		if (known === undefined) list.push({ direction, mode, max });
		else known.mode |= mode;
	}

	const flat = chains.flatMap((list) => list ?? []);
	const flatRides = rides.flat();
	for (const [code, list] of rides.entries()) captures[code]!.push(...list);
	for (const { direction } of captures.flat()) directions.opposite(direction);
	const rays = directions.rays();
	const reverse = reverseTables(codes, size, directions, leaps, chains, captures, rays);
	const overlaps = overlapping(codes, size, directions, leaps, chains, rides, tracks);
	let sources: Rows | undefined;
	const takes = pointTakes(kernel, tests, endings);
	const trackTables = tracks?.tables(endings) ?? noTracks(codes.count * size);
	const endingRows = endings.rows();
	const { whole, partial } = countable(rides, rays);
	// A hit may do what a leap or ride does too.
	oddities.forEach((list, code) => {
		if (list?.some(({ victims }) => victims !== undefined)) overlaps[code] = 1;
	});
	const tables: Tables = {
		size,
		leaps: rows(leaps),
		chains: {
			start: starts(chains),
			head: Int32Array.from(flat, ({ to, mode, block, ends }) => {
				const many = endingRows.start[ends + 1]! - endingRows.start[ends]!;
				return to | (mode * QUIET) | (block < 0 ? 0 : BLOCKABLE) | (many << ENDINGS);
			}),
			block: Int32Array.from(flat, (entry) => entry.block),
			ends: Int32Array.from(flat, (entry) => entry.ends),
			point: Int32Array.from(flat, (entry) => entry.point),
		},
		rides: {
			start: starts(rides),
			direction: Int32Array.from(flatRides, (entry) => entry.direction),
			mode: Uint8Array.from(flatRides, (entry) => entry.mode),
			max: Int32Array.from(flatRides, (entry) => entry.max),
			whole,
			partial,
		},
		tracks: trackTables,
		oddities: oddities.length === 0 ? [] : Array.from({ length: codes.count }, (_, code) => oddities[code] ?? []),
		rays,
		pointTakes: takes,
		scripts: scriptsOf(kernel, tests, rays),
		endings: endingRows,
		reverse,
		sources: () => {
			sources ??= sourceRows(codes, size, directions, leaps, chains, rides, tracks);
			return sources;
		},
		overlaps,
		lameCaptures: flat.some((entry) => entry.block >= 0 && entry.mode > 1),
	};
	return { tables, demoted };
}

/** Landings on the same cell under the same conditions become one entry with a list of endings. */
function mergeLandings(found: readonly Landing[], endings: Endings): ChainEntry[] {
	const groups: { readonly place: Landing; readonly ends: readonly [number[], number[]] }[] = [];
	for (const landing of found) {
		const { to, block, point, mode, becomes } = landing;
		let group = groups.find(({ place }) => place.to === to && place.block === block && place.point === point);
		if (group === undefined) {
			group = { place: landing, ends: [[], []] };
			groups.push(group);
		}
		const list = group.ends[mode === 1 ? 0 : 1]!;
		if (!list.includes(becomes)) list.push(becomes);
	}
	const entries: ChainEntry[] = [];
	for (const { place, ends } of groups) {
		const { to, block, point } = place;
		const quiet = endings.of(ends[0]);
		const capture = endings.of(ends[1]);
		if (quiet === capture) entries.push({ to, block, point, mode: 3, ends: quiet });
		else {
			if (quiet >= 0) entries.push({ to, block, point, mode: 1, ends: quiet });
			if (capture >= 0) entries.push({ to, block, point, mode: 2, ends: capture });
		}
	}
	return entries;
}

const noTracks = (count: number): Tracks => {
	const none = new Int32Array(0);
	return { start: new Int32Array(count + 1), ray: none, first: none, quiet: none, capture: none };
};

/** Which rides of each code can be counted by whole lines, and which remain. */
function countable(
	rides: readonly (readonly RideEntry[])[],
	{ where, classes, classOf }: Rays,
): { readonly whole: Rows; readonly partial: Rows } {
	const size = where.length / Math.max(1, classOf.length);
	const worded = (direction: number): boolean => !where.subarray(direction * size, (direction + 1) * size).includes(-1);
	let first = 0;
	const whole: number[][] = [];
	const partial: number[][] = [];
	for (const list of rides) {
		const plain = list.map(({ direction, mode, max }) => mode === 3 && max >= size && worded(direction));
		const both = Array.from({ length: classes }, (_, line) => line).filter(
			(line) => list.filter(({ direction }, index) => plain[index] && classOf[direction] === line).length === 2,
		);
		whole.push(both);
		partial.push(list.flatMap(({ direction }, index) => (plain[index] && both.includes(classOf[direction]!) ? [] : [first + index])));
		first += list.length;
	}
	return { whole: rows(whole), partial: rows(partial) };
}
