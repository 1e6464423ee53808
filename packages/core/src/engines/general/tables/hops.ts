import type { EmptyBoardMoves } from './tables.js';

import { CAPTURE, type Hopper, QUIET, TO } from './tables.js';

/**
 * Whether a hop of a code may reach a cell in two ways, or reach a cell that a leap, chain, ride or track of the code reaches too.
 *
 * A ride along the same direction ends at the first piece, and the hop begins beyond it: these never meet.
 */
export function hopsOverlap(
	{ size, leaps, chains, rides, tracks, rays }: EmptyBoardMoves,
	hoppers: readonly Hopper[],
	code: number,
): boolean {
	const hops = hoppers.filter(({ hop }) => hop);
	if (hops.some(({ direction, mode }, at) => hops.findIndex((other) => other.direction === direction && other.mode === mode) < at))
		return true;
	const { start, items } = rays;
	/** By cell: how hops and entries with fixed targets reach it (1 quietly, 2 by capture); and the number of the hop that does. */
	const ways = new Uint8Array(size);
	const own = new Int32Array(size);
	let stamp = 0;
	const crosses = (ray: number, longest: number): boolean => {
		for (let index = start[ray]!, last = Math.min(start[ray + 1]!, index + longest); index < last; index++)
			if (own[items[index]!] === stamp) return true;
		return false;
	};
	for (let cell = 0; cell < size && hops.length > 0; cell++) {
		const row = code * size + cell;
		ways.fill(0);
		for (let at = leaps.start[row]!; at < leaps.start[row + 1]!; at++) ways[leaps.items[at]!] = 3;
		for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) {
			const way = chains.head[entry]!;
			ways[way & TO] = ways[way & TO]! | ((way & QUIET) === 0 ? 0 : 1) | ((way & CAPTURE) === 0 ? 0 : 2);
		}
		for (const { direction, mode } of hops) {
			stamp++;
			const ray = direction * size + cell;
			for (let index = start[ray]! + 1; index < start[ray + 1]!; index++) {
				const to = items[index]!;
				if ((ways[to]! & mode) !== 0) return true;
				ways[to] = ways[to]! | mode;
				own[to] = stamp;
			}
			for (const ride of rides[code]!)
				if (ride.direction !== direction && (ride.mode & mode) !== 0 && crosses(ride.direction * size + cell, ride.max)) return true;
			for (let track = tracks.start[row]!; track < tracks.start[row + 1]!; track++)
				if (tracks.ray[track] !== ray && crosses(tracks.ray[track]!, size)) return true;
		}
	}
	return false;
}
