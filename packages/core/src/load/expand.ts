import type { Branch, Plan } from '../analyse/plan.js';
import type { Codes } from '../board/codes.js';
import { type RideEnds, rows, type Tables } from '../board/tables.js';
import type { Path } from '../ruleset/types.js';
import type { Lattice } from '../space/lattice.js';
import { Directions } from './directions.js';
import { Endings, endingOf } from './endings.js';
import { type Landing, landings } from './landings.js';
import { PointTakeRows } from './point-takes.js';
import { overlapping, reverseTables, sourceRows } from './reverse.js';
import { pathOf } from './rides.js';
import type { StaticTests } from './static.js';

type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** One ride of one code along one direction. */
export interface RideEntry {
	readonly direction: number;
	readonly mode: number;
	readonly max: number;
	readonly special: number;
	/** How far it captures; 0: never. */
	readonly reach: number;
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
export function expand(plan: Plan, lattice: Lattice, codes: Codes, tests: StaticTests): Expansion {
	const size = lattice.count;
	const directions = new Directions(lattice);
	const endings = new Endings();
	const demoted = new Map<string, Path[]>();
	const chains: (ChainEntry[] | undefined)[] = new Array(codes.count * size);
	const leaps: (number[] | undefined)[] = new Array(codes.count * size);
	const rides: RideEntry[][] = Array.from({ length: codes.count }, () => []);
	const rideEnds: RideEnds[] = [];
	const takes = new PointTakeRows(plan, lattice, codes, tests, endings);

	for (let code = 1; code < codes.ghost; code++) {
		const side = codes.side[code]!;
		if (side > 1) continue;
		const kind = codes.kinds[codes.kind[code]!]!;
		const branches = plan.kinds[kind]!.branches;
		for (let origin = 0; origin < size; origin++) {
			if (lattice.exists[origin] === 0) continue;
			const found = branches.flatMap((branch) =>
				branch.shape === 'chain' ? landings(plan.ruleset, lattice, codes, tests, branch, code, origin) : [],
			);
			const merged = mergeLandings(found, endings);
			const plain = merged.filter((entry) => entry.mode === 3 && entry.block < 0 && entry.point === 0 && entry.ends === 0);
			const other = merged.filter((entry) => !plain.includes(entry));
			if (plain.length > 0) leaps[code * size + origin] = plain.map((entry) => entry.to);
			if (other.length > 0) chains[code * size + origin] = other;
		}
		rideDirections(plan, lattice, directions, branches, side).forEach((group, direction) => {
			const entry = rideEntry(group, direction, code);
			if (entry !== undefined) rides[code]!.push(entry);
			else {
				const known = demoted.get(kind) ?? [];
				demoted.set(kind, [...known, ...group.filter((branch) => !known.includes(pathOf(branch))).map(pathOf)]);
			}
		});
		for (const branch of branches) if (branch.shape === 'point-take') takes.add(branch, code);
	}

	function rideEntry(group: readonly RideBranch[], direction: number, code: number): RideEntry | undefined {
		const end = (mode: 'quiet' | 'capture', origin: number, to: number, distance: number): number =>
			endings.of(
				group.flatMap((branch) => {
					if (branch.ends.mode !== mode || (branch.max >= 0 && distance > branch.max)) return [];
					const ok =
						tests.holdsAll(branch.guards.before, { code, origin, at: origin, stand: origin }) &&
						tests.holdsAll(branch.guards.arriving, { code, origin, at: to, stand: origin }) &&
						tests.holdsAll(branch.guards.landed, { code, origin, at: to, stand: to });
					return ok ? [endingOf(codes, code, branch.ends)] : [];
				}),
			);
		let max = 0;
		let longest = 0;
		let uniform = true;
		let reach = 0;
		let captures = true;
		let modes = -1;
		const quiet = new Int32Array(size * size).fill(-1);
		const capture = new Int32Array(size * size).fill(-1);
		for (let origin = 0; origin < size; origin++) {
			directions.ray(direction, origin).forEach((to, index) => {
				const distance = index + 1;
				longest = Math.max(longest, distance);
				const q = end('quiet', origin, to, distance);
				const c = end('capture', origin, to, distance);
				quiet[origin * size + to] = q;
				capture[origin * size + to] = c;
				const mode = (q >= 0 ? 1 : 0) | (c >= 0 ? 2 : 0);
				if (q > 0 || c > 0) uniform = false;
				if (mode !== 0) {
					max = Math.max(max, distance);
					if (modes >= 0 && modes !== mode) uniform = false;
					modes = mode;
				}
				if (c >= 0) reach = Math.max(reach, distance);
			});
		}
		for (let origin = 0; origin < size; origin++) {
			directions.ray(direction, origin).forEach((to, index) => {
				if (index + 1 <= max && quiet[origin * size + to]! < 0 && capture[origin * size + to]! < 0) uniform = false;
				if (index + 1 <= reach && capture[origin * size + to]! < 0) captures = false;
			});
		}
		if (!captures) return undefined;
		const limit = max === longest ? size : max;
		if (modes < 0) return { direction, mode: 0, max: 0, special: -1, reach: 0 };
		if (uniform) return { direction, mode: modes, max: limit, special: -1, reach: (modes & 2) === 0 ? 0 : limit };
		rideEnds.push({ quiet, capture });
		return { direction, mode: 3, max: limit, special: rideEnds.length - 1, reach: reach === longest ? size : reach };
	}

	for (const list of rides) for (const entry of list) directions.opposite(entry.direction);
	const reverse = reverseTables(codes, size, directions, leaps, chains, rides);
	const chainRows = rows(chains.map((list) => list?.map(() => 0)));
	const flat = chains.flatMap((list) => list ?? []);
	const rideRows = rows(rides.map((list) => list.map(() => 0)));
	const flatRides = rides.flat();
	const tables: Tables = {
		size,
		leaps: rows(leaps),
		chains: {
			start: chainRows.start,
			to: Int32Array.from(flat, (entry) => entry.to),
			block: Int32Array.from(flat, (entry) => entry.block),
			mode: Uint8Array.from(flat, (entry) => entry.mode),
			ends: Int32Array.from(flat, (entry) => entry.ends),
			point: Int32Array.from(flat, (entry) => entry.point),
		},
		rides: {
			start: rideRows.start,
			direction: Int32Array.from(flatRides, (entry) => entry.direction),
			mode: Uint8Array.from(flatRides, (entry) => entry.mode),
			max: Int32Array.from(flatRides, (entry) => entry.max),
			special: Int32Array.from(flatRides, (entry) => entry.special),
		},
		rays: directions.rays(),
		rideEnds,
		endings: endings.rows(),
		pointTakes: takes.tables(),
		reverse,
		sources: sourceRows(codes, size, directions, leaps, chains, rides),
		overlaps: overlapping(codes, size, directions, leaps, chains, rides),
		lameCaptures: flat.some((entry) => entry.block >= 0 && (entry.mode & 2) !== 0),
	};
	return { tables, demoted };
}

/** Landings on the same cell under the same conditions become one entry with a list of endings. */
function mergeLandings(found: readonly Landing[], endings: Endings): ChainEntry[] {
	const groups = new Map<string, { to: number; block: number; point: number; quiet: number[]; capture: number[] }>();
	for (const landing of found) {
		const key = `${landing.to},${landing.block},${landing.point}`;
		let group = groups.get(key);
		if (group === undefined) {
			group = { to: landing.to, block: landing.block, point: landing.point, quiet: [], capture: [] };
			groups.set(key, group);
		}
		const list = landing.mode === 1 ? group.quiet : group.capture;
		if (!list.includes(landing.becomes)) list.push(landing.becomes);
	}
	return [...groups.values()].flatMap(({ quiet, capture, ...place }) => {
		const q = endings.of(quiet);
		const c = endings.of(capture);
		if (q === c) return [{ ...place, mode: 3, ends: q }];
		return [...(q >= 0 ? [{ ...place, mode: 1, ends: q }] : []), ...(c >= 0 ? [{ ...place, mode: 2, ends: c }] : [])];
	});
}

/** The ride branches of one kind by direction, as this side reads their vectors. */
function rideDirections(
	plan: Plan,
	lattice: Lattice,
	directions: Directions,
	branches: readonly Branch[],
	side: number,
): Map<number, RideBranch[]> {
	const groups = new Map<number, RideBranch[]>();
	const owner = Object.values(plan.ruleset.sides)[side]!;
	for (const branch of branches) {
		if (branch.shape !== 'ride') continue;
		for (const vector of branch.vectors) {
			const direction = directions.of(lattice.orient(owner, vector));
			groups.set(direction, [...(groups.get(direction) ?? []), branch]);
		}
	}
	return groups;
}
