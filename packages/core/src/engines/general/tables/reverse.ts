import { Column } from './column.js';
import type { Directions } from './directions.js';
import { Lists } from './lists.js';
import { append, CAPTURE, type EmptyBoardMoves, type Rays, type Reverse, type RideLists, type Rows, rows, TO } from './tables.js';

/** The capturing landings of one side by target: rows as in `Reverse`, and its groups of codes. */
interface CapturingLandings {
	readonly leaps: Rows;
	readonly lame: Rows;
	readonly groups: readonly (readonly number[])[];
}

/** Inverts the capturing landings of a side; of codes with equal landings only the first is visited. */
function capturingLandingsOf({ codes, size, leaps, chains, sameLandings }: EmptyBoardMoves, side: number): CapturingLandings {
	const groups = new Lists();
	const mine = Array.from(codes.side.keys()).filter((code) => codes.side[code] === side && sameLandings[code] === code);
	// The targets reached from the current cell, in order; for each, the codes that capture there, and its last lame landing.
	const met: number[] = [];
	const plain = new Int32Array(size);
	const last = new Int32Array(size);
	// Lame landings from the current cell: blocker, codes, and the previous one on the same target.
	const lame: number[] = [];
	const seen = new Int32Array(size).fill(-1);
	const visit = (to: number, from: number): void => {
		if (seen[to] === from) return;
		seen[to] = from;
		plain[to] = -1;
		last[to] = -1;
		met.push(to);
	};
	// Triples of target, source and codes; the lame ones also have the blocker.
	const leapEntries = new Column();
	const lameEntries = new Column();
	for (let from = 0; from < size; from++) {
		met.length = 0;
		lame.length = 0;
		for (let index = 0; index < mine.length; index++) {
			const code = mine[index]!;
			const row = code * size + from;
			for (let at = leaps.start[row]!, end = leaps.start[row + 1]!; at < end; at++) {
				const to = leaps.items[at]!;
				visit(to, from);
				plain[to] = groups.with(plain[to]!, code);
			}
			for (let entry = chains.start[row]!, end = chains.start[row + 1]!; entry < end; entry++) {
				if ((chains.head[entry]! & CAPTURE) === 0) continue;
				const to = chains.head[entry]! & TO;
				const block = chains.block[entry]!;
				visit(to, from);
				if (block < 0) {
					plain[to] = groups.with(plain[to]!, code);
					continue;
				}
				let known = last[to]!;
				while (known >= 0 && lame[known] !== block) known = lame[known + 2]!;
				if (known < 0) {
					known = lame.push(block, -1, last[to]!) - 3;
					last[to] = known;
				}
				lame[known + 1] = groups.with(lame[known + 1]!, code);
			}
		}
		for (const to of met) {
			if (plain[to]! >= 0) leapEntries.triple(to, from, plain[to]!);
			for (let known = last[to]!; known >= 0; known = lame[known + 2]!) {
				lameEntries.triple(to, from, lame[known + 1]!);
				lameEntries.push(lame[known]!);
			}
		}
	}
	// Groups in use are renumbered in the order of their first use.
	const used: (readonly number[])[] = [];
	const numbers = new Int32Array(groups.all.length).fill(-1);
	const sorted = ({ items, length }: Column, width: number): Rows => {
		const start = new Int32Array(size + 1);
		for (let index = 0; index < length; index += width) start[items[index]! + 1]! += width - 2;
		for (let to = 0; to < size; to++) start[to + 1]! += start[to]!;
		const row = new Int32Array(start[size]!);
		const next = start.slice();
		for (let index = 0; index < length; index += width) {
			const group = items[index + 2]!;
			if (numbers[group] === -1) numbers[group] = used.push(groups.all[group]!) - 1;
			const place = next[items[index]!]!;
			row[place] = items[index + 1]! | (numbers[group]! << 16);
			if (width > 3) row[place + 1] = items[index + 3]!;
			next[items[index]!]! += width - 2;
		}
		return { start, items: row };
	};
	return { leaps: sorted(leapEntries, 3), lame: sorted(lameEntries, 4), groups: used };
}

/** Inverts the captures of each side into rows by target. `rides` include rides along tracks. */
export function reverseTables(emptyBoard: EmptyBoardMoves, rides: RideLists, directions: Directions): [Reverse, Reverse] {
	const { codes, size, sameLandings, rays } = emptyBoard;
	const { where, classOf, classes } = rays;
	const build = (side: number): Reverse => {
		const reach = new Map<number, Map<number, number>>();
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
		const { leaps, lame, groups: used } = capturingLandingsOf(emptyBoard, side);
		const table = new Uint8Array(used.length * codes.count);
		used.forEach((members, number) => {
			for (const code of members) table[number * codes.count + code] = 1;
			for (let code = 1; code < codes.ghost; code++)
				table[number * codes.count + code] = table[number * codes.count + sameLandings[code]!]!;
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
			// A direction has words where its entries are not -1; their lowest bit is 1 where it runs up the bits.
			const up = ways.find((way) => way >= 0);
			if (up === undefined || ways.some((way, cell) => way < 0 && isRay(rays, direction * size + cell))) walked.push(index);
			else
				through.set(distances.subarray(index * codes.count, (index + 1) * codes.count), (classOf[direction]! * 2 + (up & 1)) * codes.count);
		});
		return {
			leaps,
			lame,
			groups: table,
			directions: new Int32Array(lines),
			reach: distances,
			through,
			walked: new Int32Array(walked),
		};
	};
	return [build(0), build(1)];
}

const isRay = ({ start }: Rays, row: number): boolean => start[row]! < start[row + 1]!;

/**
 * The cells from which a code reaches a cell on the empty board, as rows by `code * size + to`: origin; 0 leap, 1 chain, 2 ride, 3 track;
 * index of the entry; distance. Moves to a target are found with these rows.
 */
export function sourceRows({ codes, size, leaps, chains, rides, tracks, rays }: EmptyBoardMoves): Rows {
	const lists: (number[] | undefined)[] = [];
	let ride = 0;
	for (let code = 0; code < codes.count; code++) {
		const list = rides[code]!;
		for (let from = 0; from < size; from++) {
			const row = code * size + from;
			for (let at = leaps.start[row]!; at < leaps.start[row + 1]!; at++) append(lists, code * size + leaps.items[at]!, from, 0, 0, 0);
			for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++)
				append(lists, code * size + (chains.head[entry]! & TO), from, 1, entry, 0);
			for (let index = 0; index < list.length; index++) {
				const { direction, max } = list[index]!;
				const first = rays.start[direction * size + from]!;
				const last = Math.min(rays.start[direction * size + from + 1]!, first + max);
				for (let place = first; place < last; place++)
					append(lists, code * size + rays.items[place]!, from, 2, ride + index, place - first + 1);
			}
			for (let track = tracks.start[row]!; track < tracks.start[row + 1]!; track++) {
				const first = rays.start[tracks.ray[track]!]!;
				const last = rays.start[tracks.ray[track]! + 1]!;
				for (let place = first; place < last; place++) {
					const far = tracks.first[track]! + place - first;
					if (tracks.quiet[far]! >= 0 || tracks.capture[far]! >= 0)
						append(lists, code * size + rays.items[place]!, from, 3, track, place - first + 1);
				}
			}
		}
		ride += list.length;
	}
	return rows(Array.from({ length: codes.count * size }, (_, row) => lists[row]));
}
