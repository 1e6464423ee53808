import type { EmptyBoardMoves } from './tables.js';

import { type Rays, TO } from './tables.js';

/**
 * By direction: the difference between the numbers of neighbouring cells, or 0 where that varies, as on winding boards; and the number of
 * cells on the longest line after its first.
 */
function stridesOf({ start, items }: Rays, size: number): { readonly strides: Int32Array; readonly longest: Int32Array } {
	const strides = new Int32Array((start.length - 1) / size);
	const longest = strides.slice();
	for (let direction = 0; direction < strides.length; direction++) {
		let stride = 0;
		for (let cell = 0; cell < size; cell++) {
			const row = direction * size + cell;
			const first = start[row]!;
			const length = start[row + 1]! - first;
			if (length === 0) continue;
			if (length > longest[direction]!) longest[direction] = length;
			const distance = items[first]! - cell;
			stride = stride === 0 || stride === distance ? distance : size;
		}
		strides[direction] = Math.abs(stride) < size ? stride : 0;
	}
	return { strides, longest };
}

/** Codes with two moves between the same two cells: a list of their moves may contain duplicates. */
export function overlapping({ codes, size, leaps, chains, sameLandings, rides, tracks, rays }: EmptyBoardMoves): Uint8Array {
	const overlaps = new Uint8Array(codes.count);
	const met = new Int32Array(size);
	const { strides, longest } = stridesOf(rays, size);
	/** By cell difference plus the size: the last code with a move of that difference. */
	const far = new Int32Array(2 * size).fill(-1);
	/** Whether a ride of a code may reach the target of a landing or of another ride: somewhere their cell differences are equal. */
	const mayMeet = (code: number): boolean => {
		const list = rides[code]!;
		if (list.length === 0) return false;
		for (let cell = 0; cell < size; cell++) {
			const row = code * size + cell;
			for (let at = leaps.start[row]!, last = leaps.start[row + 1]!; at < last; at++) far[leaps.items[at]! - cell + size] = code;
			for (let entry = chains.start[row]!, last = chains.start[row + 1]!; entry < last; entry++)
				far[(chains.head[entry]! & TO) - cell + size] = code;
		}
		for (let index = 0; index < list.length; index++) {
			const { direction, max } = list[index]!;
			const stride = strides[direction]!;
			const most = Math.min(longest[direction]!, max);
			if (stride === 0 && most > 0) return true;
			for (let count = 1; count <= most; count++) {
				const place = count * stride + size;
				if (far[place] === code) return true;
				far[place] = code;
			}
		}
		return false;
	};
	let riding = true;
	const isTracked = (code: number): boolean => tracks.start[code * size]! < tracks.start[(code + 1) * size]!;
	const from = (code: number, cell: number, stamp: number): boolean => {
		const row = code * size + cell;
		const { start, items } = rays;
		for (let at = leaps.start[row]!, last = leaps.start[row + 1]!; at < last; at++) met[leaps.items[at]!] = stamp;
		for (let entry = chains.start[row]!, last = chains.start[row + 1]!; entry < last; entry++) {
			const to = chains.head[entry]! & TO;
			if (met[to] === stamp) return true;
			met[to] = stamp;
		}
		const list = rides[code]!;
		for (let index = 0; index < list.length && riding; index++) {
			const { direction, max } = list[index]!;
			const first = start[direction * size + cell]!;
			const last = Math.min(start[direction * size + cell + 1]!, first + max);
			for (let place = first; place < last; place++) {
				const to = items[place]!;
				if (met[to] === stamp) return true;
				met[to] = stamp;
			}
		}
		for (let track = tracks.start[row]!; track < tracks.start[row + 1]!; track++) {
			const first = start[tracks.ray[track]!]!;
			const last = start[tracks.ray[track]! + 1]!;
			for (let place = first; place < last; place++) {
				const far = tracks.first[track]! + place - first;
				if (tracks.quiet[far]! < 0 && tracks.capture[far]! < 0) continue;
				const to = items[place]!;
				if (met[to] === stamp) return true;
				met[to] = stamp;
			}
		}
		return false;
	};
	let stamp = 0;
	for (let code = 0; code < codes.count; code++) {
		const tracked = isTracked(code);
		const twin = sameLandings[code]!;
		if (twin !== code && !tracked && !isTracked(twin)) {
			// Codes with equal landings have the same branches, and so the same rides.
			overlaps[code] = overlaps[twin]!;
			continue;
		}
		riding = tracked || mayMeet(code);
		// The plain landings of a code are all on different cells.
		if (!riding && chains.start[code * size] === chains.start[(code + 1) * size]) continue;
		for (let cell = 0; cell < size && overlaps[code] === 0; cell++) if (from(code, cell, ++stamp)) overlaps[code] = 1;
	}
	return overlaps;
}
