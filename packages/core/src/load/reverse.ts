import type { Codes } from '../board/codes.js';
import { append, type Rays, type Reverse, type Rows, rows } from '../board/tables.js';
import type { Directions } from './directions.js';
import type { ChainEntry, RideEntry } from './expand.js';
import type { TrackMaker } from './tracks.js';

type Leaps = readonly (readonly number[] | undefined)[];
type ChainLists = readonly (readonly ChainEntry[] | undefined)[];
type RideLists = readonly (readonly RideEntry[])[];

/** Turns "what does this code capture from here" round into "who captures here": per side, by target. */
export function reverseTables(
	codes: Codes,
	size: number,
	directions: Directions,
	leaps: Leaps,
	chains: ChainLists,
	rides: RideLists,
	{ where, classOf, classes }: Rays,
): [Reverse, Reverse] {
	const build = (side: number): Reverse => {
		// By target: source and blocker as one number → codes that capture so, in order.
		const sources: Map<number, number[]>[] = Array.from({ length: size }, () => new Map());
		const note = (to: number, from: number, block: number, code: number): void => {
			const key = from * (size + 1) + block + 1;
			const known = sources[to]!.get(key);
			if (known === undefined) sources[to]!.set(key, [code]);
			else if (known.at(-1) !== code) known.push(code);
		};
		const reach = new Map<number, Map<number, number>>();
		for (let code = 1; code < codes.ghost; code++) {
			if (codes.side[code] !== side) continue;
			for (let from = 0; from < size; from++) {
				for (const to of leaps[code * size + from] ?? []) note(to, from, -1, code);
				for (const entry of chains[code * size + from] ?? []) if ((entry.mode & 2) !== 0) note(entry.to, from, entry.block, code);
			}
			for (const ride of rides[code]!) {
				if (ride.mode < 2) continue;
				const back = directions.opposite(ride.direction);
				const known = reach.get(back) ?? new Map<number, number>();
				known.set(code, Math.max(known.get(code) ?? 0, ride.max));
				reach.set(back, known);
			}
		}
		const groupNumbers = new Map<string, number>();
		const groups: number[][] = [];
		const lists = (lame: boolean): number[][] =>
			sources.map((map) =>
				[...map].flatMap(([key, members]) => {
					const from = Math.floor(key / (size + 1));
					const block = (key % (size + 1)) - 1;
					if (block >= 0 !== lame) return [];
					const name = members.join();
					let number = groupNumbers.get(name);
					if (number === undefined) {
						number = groups.push(members) - 1;
						groupNumbers.set(name, number);
					}
					return lame ? [from | (number << 16), block] : [from | (number << 16)];
				}),
			);
		const leapRows = rows(lists(false));
		const lameRows = rows(lists(true));
		const table = new Uint8Array(groups.length * codes.count);
		groups.forEach((members, number) => {
			for (const code of members) table[number * codes.count + code] = 1;
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
			leaps: leapRows,
			lame: lameRows,
			groups: table,
			directions: Int32Array.from(lines),
			reach: distances,
			through,
			walked: Int32Array.from(walked),
		};
	};
	return [build(0), build(1)];
}

/** Calls back with every way of a code to a cell on the empty board: origin; 0 leap, 1 chain, 2 ride, 3 track; the entry's index; how far. */
function eachWay(
	codes: Codes,
	size: number,
	directions: Directions,
	leaps: Leaps,
	chains: ChainLists,
	rides: RideLists,
	tracks: TrackMaker | undefined,
	note: (code: number, from: number, to: number, how: number, entry: number, far: number) => void,
): void {
	let chain = 0;
	let ride = 0;
	let track = 0;
	for (let code = 0; code < codes.count; code++) {
		for (let from = 0; from < size; from++) {
			for (const to of leaps[code * size + from] ?? []) note(code, from, to, 0, 0, 0);
			for (const { to } of chains[code * size + from] ?? []) note(code, from, to, 1, chain++, 0);
			const list = rides[code]!;
			for (let index = 0; index < list.length; index++) {
				const ray = directions.ray(list[index]!.direction, from);
				for (let far = 1; far <= ray.length && far <= list[index]!.max; far++) note(code, from, ray[far - 1]!, 2, ride + index, far);
			}
			for (const { direction, quiet, capture } of tracks?.at(code * size + from) ?? []) {
				const ray = directions.ray(direction, from);
				for (let far = 1; far <= ray.length; far++)
					if (quiet[far - 1]!.length + capture[far - 1]!.length > 0) note(code, from, ray[far - 1]!, 3, track, far);
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

/** Codes that have two ways from a cell to another: a list of their moves may hold one twice. */
export function overlapping(...ways: Ways): Uint8Array {
	const [codes, size] = ways;
	const overlaps = new Uint8Array(codes.count);
	const met = new Uint32Array(codes.count * size);
	let stamp = 0;
	let row = -1;
	eachWay(...ways, (code, from, to) => {
		if (row !== code * size + from) {
			row = code * size + from;
			stamp++;
		}
		if (met[code * size + to] === stamp) overlaps[code] = 1;
		met[code * size + to] = stamp;
	});
	return overlaps;
}
