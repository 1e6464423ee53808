import type { ChangedCodes } from '../board/changed-codes.js';
import { append, CAPTURE, type Chains, type Rays, type Reverse, type Rows, rows, TO } from '../board/tables.js';
import type { Directions } from './directions.js';
import type { RideEntry } from './expand.js';
import { Lists } from './lists.js';
import type { TrackMaker } from './tracks.js';

type RideLists = readonly (readonly RideEntry[])[];

/** Turns "what does this code capture from here" round into "who captures here": per side, by target. `twins`: see `Landings`. */
export function reverseTables(
	codes: ChangedCodes,
	size: number,
	directions: Directions,
	leaps: Rows,
	chains: Chains,
	twins: Int32Array,
	rides: RideLists,
	{ where, classOf, classes }: Rays,
): [Reverse, Reverse] {
	const build = (side: number): Reverse => {
		// By target: triples source, blocker and the group of codes that capture so.
		const sources: number[][] = Array.from({ length: size }, () => []);
		const groups = new Lists();
		// Where the triples of the source at hand begin.
		const first = new Int32Array(size);
		const seen = new Int32Array(size).fill(-1);
		const note = (to: number, from: number, block: number, code: number): void => {
			const list = sources[to]!;
			if (seen[to] !== from) {
				seen[to] = from;
				first[to] = list.length;
			}
			let index = first[to]!;
			while (index < list.length && (list[index] !== from || list[index + 1] !== block)) index += 3;
			if (index === list.length) list.push(from, block, -1);
			list[index + 2] = groups.with(list[index + 2]!, code);
		};
		const reach = new Map<number, Map<number, number>>();
		for (let from = 0; from < size; from++) {
			for (let code = 1; code < codes.ghost; code++) {
				// Codes that land alike are one until the end.
				if (codes.side[code] !== side || twins[code] !== code) continue;
				const row = code * size + from;
				for (let at = leaps.start[row]!; at < leaps.start[row + 1]!; at++) note(leaps.items[at]!, from, -1, code);
				for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++)
					if ((chains.head[entry]! & CAPTURE) !== 0) note(chains.head[entry]! & TO, from, chains.block[entry]!, code);
			}
		}
		for (let code = 1; code < codes.ghost; code++) {
			if (codes.side[code] !== side) continue;
			for (const ride of rides[code]!) {
				if (ride.mode < 2) continue;
				const back = directions.opposite(ride.direction);
				const known = reach.get(back) ?? new Map<number, number>();
				known.set(code, Math.max(known.get(code) ?? 0, ride.max));
				reach.set(back, known);
			}
		}
		// Groups in use are numbered anew, in the order in which they are met.
		const used: (readonly number[])[] = [];
		const numbers = new Int32Array(groups.all.length).fill(-1);
		const lists = [false, true].map((lame) =>
			sources.map((list) => {
				const row: number[] = [];
				for (let index = 0; index < list.length; index += 3) {
					const block = list[index + 1]!;
					if (block >= 0 !== lame) continue;
					const group = list[index + 2]!;
					if (numbers[group] === -1) numbers[group] = used.push(groups.all[group]!) - 1;
					row.push(list[index]! | (numbers[group]! << 16));
					if (lame) row.push(block);
				}
				return row;
			}),
		);
		const table = new Uint8Array(used.length * codes.count);
		used.forEach((members, number) => {
			for (const code of members) table[number * codes.count + code] = 1;
			for (let code = 1; code < codes.ghost; code++) table[number * codes.count + code] = table[number * codes.count + twins[code]!]!;
		});
		const lines = [...reach.keys()];
		const distances = new Int32Array(lines.length * codes.count);
		lines.forEach((line, index) => {
			for (const [code, far] of reach.get(line)!) distances[index * codes.count + code] = far;
		});
		const through = new Int32Array(2 * classes * codes.count);
		const walked: number[] = [];
		lines.forEach((direction, index) => {
			const ways = where.subarray(direction * size, (direction + 1) * size);
			// A way beyond -1 says whether the direction goes up its words.
			const up = ways.find((way) => way >= 0);
			if (up === undefined || ways.some((way, cell) => way < 0 && directions.ray(direction, cell).length > 0)) walked.push(index);
			else
				through.set(distances.subarray(index * codes.count, (index + 1) * codes.count), (classOf[direction]! * 2 + (up & 1)) * codes.count);
		});
		return {
			leaps: rows(lists[0]!),
			lame: rows(lists[1]!),
			groups: table,
			directions: new Int32Array(lines),
			reach: distances,
			through,
			walked: new Int32Array(walked),
		};
	};
	return [build(0), build(1)];
}

/** Calls back with every way of a code to a cell on the empty board: origin; 0 leap, 1 chain, 2 ride, 3 track; the entry's index; how far. */
function eachWay(
	codes: ChangedCodes,
	size: number,
	directions: Directions,
	leaps: Rows,
	chains: Chains,
	rides: RideLists,
	tracks: TrackMaker | undefined,
	note: (code: number, from: number, to: number, how: number, entry: number, far: number) => void,
): void {
	let ride = 0;
	let track = 0;
	for (let code = 0; code < codes.count; code++) {
		for (let from = 0; from < size; from++) {
			const row = code * size + from;
			for (let at = leaps.start[row]!; at < leaps.start[row + 1]!; at++) note(code, from, leaps.items[at]!, 0, 0, 0);
			for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) note(code, from, chains.head[entry]! & TO, 1, entry, 0);
			const list = rides[code]!;
			for (let index = 0; index < list.length; index++) {
				const ray = directions.ray(list[index]!.direction, from);
				for (let far = 1; far <= ray.length && far <= list[index]!.max; far++) note(code, from, ray[far - 1]!, 2, ride + index, far);
			}
			for (const { direction, quiet, capture } of tracks?.at(row) ?? []) {
				const ray = directions.ray(direction, from);
				for (let far = 1; far <= ray.length; far++)
					if (quiet[far - 1]! >= 0 || capture[far - 1]! >= 0) note(code, from, ray[far - 1]!, 3, track, far);
				track++;
			}
		}
		ride += rides[code]!.length;
	}
}

type Ways = Parameters<typeof eachWay> extends [...infer Rest, unknown] ? Rest : never;

/** The same as rows by `code * size + to`, four numbers each: what looks back from a target asks. */
export function sourceRows(...ways: Ways): Rows {
	const [codes, size] = ways;
	const lists: (number[] | undefined)[] = [];
	eachWay(...ways, (code, from, to, how, entry, far) => append(lists, code * size + to, from, how, entry, far));
	return rows(Array.from({ length: codes.count * size }, (_, row) => lists[row]));
}

/** Codes that have two ways from a cell to another: a list of their moves may hold one twice. `twins`: see `Landings`. */
export function overlapping(twins: Int32Array, ...[codes, size, directions, leaps, chains, rides, tracks]: Ways): Uint8Array {
	const met = new Int32Array(size);
	let stamp = 0;
	/** Whether a cell was met before from the same cell. */
	const again = (to: number): boolean => {
		if (met[to] === stamp) return true;
		met[to] = stamp;
		return false;
	};
	const from = (code: number, cell: number): boolean => {
		const row = code * size + cell;
		stamp++;
		for (let at = leaps.start[row]!; at < leaps.start[row + 1]!; at++) if (again(leaps.items[at]!)) return true;
		for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) if (again(chains.head[entry]! & TO)) return true;
		for (const { direction, max } of rides[code]!) {
			const ray = directions.ray(direction, cell);
			for (let far = 0; far < ray.length && far < max; far++) if (again(ray[far]!)) return true;
		}
		for (const { direction, quiet, capture } of tracks?.at(row) ?? []) {
			const ray = directions.ray(direction, cell);
			for (let far = 0; far < ray.length; far++) if ((quiet[far]! >= 0 || capture[far]! >= 0) && again(ray[far]!)) return true;
		}
		return false;
	};
	const overlaps = new Uint8Array(codes.count);
	for (let code = 0; code < codes.count; code++) overlaps[code] = ofCode(code);
	return overlaps;

	function ofCode(code: number): number {
		const tracked = tracks?.has(code) === true;
		// Who lands alike has the same branches, and so the same rides.
		if (twins[code] !== code && !tracked) return overlaps[twins[code]!]!;
		const [first, last] = [code * size, (code + 1) * size];
		// Plain landings of a code are all on different cells.
		if (rides[code]!.length === 0 && chains.start[first] === chains.start[last] && !tracked) return 0;
		for (let cell = 0; cell < size; cell++) if (from(code, cell)) return 1;
		return 0;
	}
}
