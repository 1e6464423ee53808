import { mirrored, type Offset, vectorOf, type Walk } from '@x/core/reading';
import type { SideIndex } from '../sides.js';
import type { Vector } from '../syntax.js';

/** The pattern of a walk relative to its start, from its side's point of view. */
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
	const vector = (offset: Offset): Vector => vectorOf(offset, side);
	const { key, empty, hurdles } = seenBy(walk, side);
	return { key, empty: empty.map(vector), hurdles: hurdles.map(vector), to: vector(walk.to) };
}

/** The relevant offsets and the pattern's key: offsets from the side's point of view, in order. */
function seenBy(
	walk: Walk,
	side: SideIndex,
): { readonly key: string; readonly empty: readonly Offset[]; readonly hurdles: readonly Offset[] } {
	const seen = (offsets: readonly Offset[]): Offset[] => [...new Set(offsets)].filter((offset) => offset !== walk.to);
	const turned = (offset: Offset): Offset => (side === 0 ? offset : mirrored(offset));
	const text = (offsets: readonly Offset[]): string => String(offsets.map(turned).sort((a, b) => a - b));
	const empty = seen(walk.empty);
	const hurdles = seen(walk.occupied);
	return { key: `${text(empty)} ${text(hurdles)} ${turned(walk.to)}`, empty, hurdles };
}

/** The squares on which a pattern fits onto the board. */
export function possible(
	{ files, ranks }: Size,
	exists: (cell: number) => boolean,
	{ empty, hurdles, to }: Pattern,
	from: number,
	side: SideIndex,
): boolean {
	const leads = ([dx, dy]: Vector): boolean => {
		const x = (from % files) + dx;
		const y = Math.floor(from / files) + (side === 0 ? dy : -dy);
		return x >= 0 && x < files && y >= 0 && y < ranks && exists(x + y * files);
	};
	return leads(to) && empty.every(leads) && hurdles.every(leads);
}

/** The direction and the length of a pattern along one line of empty squares; `undefined` for other patterns. */
export function rideOf({ empty, hurdles, to }: Pattern): { readonly by: Vector; readonly length: number } | undefined {
	if (hurdles.length > 0) return undefined;
	const length = empty.length + 1;
	const by: Vector = [to[0] / length, to[1] / length];
	if (!Number.isInteger(by[0]) || !Number.isInteger(by[1]) || (by[0] === 0 && by[1] === 0)) return undefined;
	const passed = new Set(empty.map(String));
	for (let step = 1; step < length; step++) if (!passed.has(String([by[0] * step, by[1] * step]))) return undefined;
	return { by, length };
}
