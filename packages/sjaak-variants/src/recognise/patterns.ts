import type { SideIndex } from '../geometry.js';
import type { Vector } from '../syntax.js';
import { type Offset, vectorOf, type Walk } from './walk.js';

/** What a walk looks like from where it starts, as its side sees it. */
export interface Pattern {
	readonly key: string;
	readonly empty: readonly Vector[];
	readonly hurdles: readonly Vector[];
	readonly to: Vector;
}

export interface Size {
	readonly files: number;
	readonly ranks: number;
}

export function patternOf(walk: Walk, side: SideIndex): Pattern {
	const to = vectorOf(walk.to, side);
	const seen = (offsets: readonly Offset[]): Vector[] =>
		[...new Set(offsets)].filter((offset) => offset !== walk.to).map((offset) => vectorOf(offset, side));
	const empty = seen(walk.empty);
	const hurdles = seen(walk.occupied);
	return { key: JSON.stringify([empty.map(String).sort(), hurdles.map(String).sort(), to]), empty, hurdles, to };
}

/** Where a pattern fits onto the board. */
export function possible(
	{ files, ranks }: Size,
	exists: (cell: number) => boolean,
	{ empty, hurdles, to }: Pattern,
	from: number,
	side: SideIndex,
): boolean {
	return [...empty, ...hurdles, to].every(([dx, dy]) => {
		const x = (from % files) + dx;
		const y = Math.floor(from / files) + (side === 0 ? dy : -dy);
		return x >= 0 && x < files && y >= 0 && y < ranks && exists(x + y * files);
	});
}

/** The direction and length of a pattern that runs over empty squares along one line; undefined for others. */
export function rideOf({ empty, hurdles, to }: Pattern): { readonly by: Vector; readonly length: number } | undefined {
	if (hurdles.length > 0) return undefined;
	const length = empty.length + 1;
	const by: Vector = [to[0] / length, to[1] / length];
	if (!Number.isInteger(by[0]) || !Number.isInteger(by[1]) || (by[0] === 0 && by[1] === 0)) return undefined;
	const passed = new Set(empty.map(String));
	for (let step = 1; step < length; step++) if (!passed.has(String([by[0] * step, by[1] * step]))) return undefined;
	return { by, length };
}
