import type { Codes } from '../board/codes.js';
import { type Rays, type Reverse, type Rows, rows } from '../board/tables.js';
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
		// target → "source,blocker" → codes that capture so
		const sources: Map<string, Set<number>>[] = Array.from({ length: size }, () => new Map());
		const note = (to: number, from: number, block: number, code: number): void => {
			const key = `${from},${block}`;
			const known = sources[to]!.get(key);
			if (known === undefined) sources[to]!.set(key, new Set([code]));
			else known.add(code);
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
				[...map].flatMap(([key, set]) => {
					const [from, block] = key.split(',').map(Number);
					if (block! >= 0 !== lame) return [];
					const members = [...set].sort((a, b) => a - b);
					let number = groupNumbers.get(members.join());
					if (number === undefined) {
						number = groups.length;
						groupNumbers.set(members.join(), number);
						groups.push(members);
					}
					return lame ? [from! | (number << 16), block!] : [from! | (number << 16)];
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

/**
 * From where and how a code can reach a cell on the empty board: rows by `code * size + to`, four numbers each:
 * origin; 0 by leap, 1 by chain, 2 by ride; the entry's index; how far. And which codes have two entries for one way.
 */
export function sourceRows(
	codes: Codes,
	size: number,
	directions: Directions,
	leaps: Leaps,
	chains: ChainLists,
	rides: RideLists,
	tracks: TrackMaker | undefined,
): { sources: Rows; overlaps: Uint8Array } {
	const lists: (number[] | undefined)[] = [];
	const overlaps = new Uint8Array(codes.count);
	const note = (code: number, to: number, ...entry: [number, number, number, number]): void => {
		const list = lists[code * size + to] ?? [];
		lists[code * size + to] = list;
		// The same origin again: a list of moves may hold one twice.
		for (let index = 0; index < list.length; index += 4) if (list[index] === entry[0]) overlaps[code] = 1;
		list.push(...entry);
	};
	let chain = 0;
	let ride = 0;
	for (let code = 0; code < codes.count; code++) {
		for (let from = 0; from < size; from++) {
			for (const to of leaps[code * size + from] ?? []) note(code, to, from, 0, 0, 0);
			for (const entry of chains[code * size + from] ?? []) note(code, entry.to, from, 1, chain++, 0);
			(rides[code] ?? []).forEach((entry, index) => {
				const ray = directions.ray(entry.direction, from);
				for (let far = 1; far <= ray.length && far <= entry.max; far++) note(code, ray[far - 1]!, from, 2, ride + index, far);
			});
		}
		ride += rides[code]?.length ?? 0;
	}
	tracks?.each((code, from, entry, far, to) => note(code, to, from, 3, entry, far), codes);
	return { sources: rows(Array.from({ length: codes.count * size }, (_, row) => lists[row])), overlaps };
}
