import type { Branch } from '../../../analyse/plan.js';
import type { Path } from '../../../rules/types.js';
import type { GameInPlay, MoverTests, RideBranch } from '../model.js';
import { Directions } from './directions.js';
import { hopsOverlap } from './hops.js';
import { landings } from './landings.js';
import { Lists } from './lists.js';
import { overlapping } from './overlapping.js';
import { pointTakes } from './point-takes.js';
import { reverseTables, sourceRows } from './reverse.js';
import { isUniform } from './rides.js';
import { scriptsOf } from './scripts.js';
import { Steps } from './steps.js';
import type { EmptyBoardMoves, RideEntry } from './tables.js';
import { append, type Hopper, type Rays, type Rows, rows, starts, type Tables, type Tracks } from './tables.js';

/** The tables of a game, and by kind the branches that only walks can hold on this board. */
export interface Expansion {
	readonly tables: Tables;
	readonly demoted: ReadonlyMap<string, readonly Path[]>;
}

/** Expands the shapes of a plan on its board: every test that the board in play cannot change is evaluated here, once. */
export function expand(inPlay: GameInPlay, tests: MoverTests): Expansion {
	const { plan, lattice, codes, size } = inPlay;
	const steps = new Steps(lattice);
	const directions = new Directions(lattice, steps);
	const endings = new Lists();
	const landing = landings(inPlay, tests, steps, endings);
	const tracks = inPlay.availableRuntime?.tables.tracks(tests, directions, endings);
	/** The rides by which each code attacks, tracks included. */
	const captures: RideEntry[][] = Array.from({ length: codes.count }, () => []);
	const collected: Collected = { rides: Array.from({ length: codes.count }, () => []), hoppers: [] };
	const { rides, hoppers } = collected;
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		const { branches } = plan.kinds[codes.kinds[codes.kind[code]!]!]!;
		landing.add(branches, code);
		const addTracks = (guarded: readonly RideBranch[]): void =>
			(tracks ?? inPlay.extended().tables.tracks(tests, directions, endings)).add(guarded, code);
		collect(collected, inPlay, branches, code, directions, addTracks);
	}
	const demoted = tracks?.finish(captures) ?? new Map();
	const { leaps, chains, sameLandings } = landing.tables();
	for (const [code, list] of rides.entries()) captures[code]!.push(...list);
	for (const { direction } of captures.flat()) directions.opposite(direction);
	const rays = directions.all();
	const emptyBoard: EmptyBoardMoves = {
		codes,
		size,
		leaps,
		chains,
		sameLandings,
		rides,
		tracks: tracks?.tables() ?? noTracks(codes.count * size),
		rays,
	};
	const reverse = reverseTables(emptyBoard, captures, directions);
	const overlaps = overlapping(emptyBoard);
	let sources: Rows | undefined;
	const takes = pointTakes(inPlay, tests, steps, endings);
	const endingRows = endings.rows();
	// A hit may duplicate a move of a leap or ride.
	hoppers.forEach((list, code) => {
		if (list?.some(({ victims }) => victims !== undefined) || (list !== undefined && hopsOverlap(emptyBoard, list, code)))
			overlaps[code] = 1;
	});
	const tables: Tables = {
		size,
		leaps,
		chains,
		rides: rideTable(rides, rays),
		tracks: emptyBoard.tracks,
		hoppers: hoppers.length === 0 ? [] : Array.from({ length: codes.count }, (_, code) => hoppers[code] ?? []),
		rays,
		pointTakes: takes,
		scripts: scriptsOf(inPlay, tests, rays, steps),
		endings: endingRows,
		reverse,
		sources: () => {
			sources ??= sourceRows(emptyBoard);
			return sources;
		},
		overlaps,
		lameCaptures: reverse.some(({ lame }) => lame.items.length > 0),
	};
	return { tables, demoted };
}

/** Rides and hoppers, by code. */
interface Collected {
	readonly rides: RideEntry[][];
	readonly hoppers: (Hopper[] | undefined)[];
}

/** Collects the rides and hoppers of a code. Where the endings of a kind's rides depend on the cell, the tracks hold them all. */
function collect(
	{ rides, hoppers }: Collected,
	inPlay: GameInPlay,
	branches: readonly Branch[],
	code: number,
	directions: Directions,
	addTracks: (guarded: readonly RideBranch[]) => void,
): void {
	const ridden: RideBranch[] = [];
	for (const branch of branches) {
		if (branch.shape === 'ride') ridden.push(branch);
		else if (branch.shape === 'hop' || branch.shape === 'hit')
			append(hoppers, code, ...inPlay.extended().tables.hoppers(branch, code, directions));
	}
	if (!ridden.every(isUniform)) {
		addTracks(ridden);
		return;
	}
	const side = inPlay.sides[inPlay.codes.side[code]!]!;
	for (const branch of ridden) for (const vector of branch.vectors) addRide(rides[code]!, directions.as(side, vector), branch, inPlay.size);
}

function addRide(list: RideEntry[], direction: number, branch: RideBranch, size: number): void {
	const max = branch.max < 0 ? size : branch.max;
	const mode = branch.ends.mode === 'quiet' ? 1 : 2;
	const known = list.find((entry) => entry.direction === direction && entry.max === max);
	if (known === undefined) list.push({ direction, mode, max });
	else known.mode |= mode;
}

const noTracks = (count: number): Tracks => {
	const none = new Int32Array(0);
	return { start: new Int32Array(count + 1), ray: none, first: none, quiet: none, capture: none };
};

function rideTable(rides: readonly RideEntry[][], rays: Rays): Tables['rides'] {
	const flat = rides.flat();
	return {
		start: starts(rides),
		direction: Int32Array.from(flat, (entry) => entry.direction),
		mode: Uint8Array.from(flat, (entry) => entry.mode),
		max: Int32Array.from(flat, (entry) => entry.max),
		...countable(rides, rays),
	};
}

/** The rides of each code that can be counted by whole lines, and the others. */
function countable(
	rides: readonly (readonly RideEntry[])[],
	{ where, classes, classOf }: Rays,
): { readonly whole: Rows; readonly partial: Rows } {
	const size = where.length / Math.max(1, classOf.length);
	const worded = Array.from(classOf, (_, direction) => !where.subarray(direction * size, (direction + 1) * size).includes(-1));
	let first = 0;
	const whole: number[][] = [];
	const partial: number[][] = [];
	for (const list of rides) {
		const plain = list.map(({ direction, mode, max }) => mode === 3 && max >= size && worded[direction]);
		const both = Array.from({ length: classes }, (_, line) => line).filter(
			(line) => list.filter(({ direction }, index) => plain[index] && classOf[direction] === line).length === 2,
		);
		whole.push(both);
		partial.push(list.flatMap(({ direction }, index) => (plain[index] && both.includes(classOf[direction]!) ? [] : [first + index])));
		first += list.length;
	}
	return { whole: rows(whole), partial: rows(partial) };
}
