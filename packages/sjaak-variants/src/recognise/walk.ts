import type { Filter } from '@x/core';

/** One way through a path from one square, with everything that the board cannot change decided. */
export interface Walk {
	readonly from: number;
	/** Where the cursor ends. */
	readonly to: number;
	/** Where the mover stands at the end; undefined where nothing of it is left. */
	readonly stand: number | undefined;
	/** Squares that must be empty, and those on which anything must stand, in the order in which they are asked. */
	readonly empty: readonly number[];
	readonly occupied: readonly number[];
	/** Own pieces that must stand somewhere. */
	readonly friends: readonly { readonly cell: number; readonly filter: Filter }[];
	readonly captures: readonly { readonly cell: number; readonly filter: Filter }[];
	/** The kind it becomes. */
	readonly becomes: string | undefined;
	/** Points that are left behind. */
	readonly points: readonly { readonly point: string; readonly cell: number }[];
	/** Other pieces that are written. */
	readonly writes: readonly { readonly cell: number; readonly piece: string }[];
	/** What else is asked, as text that equal questions share. */
	readonly tests: readonly string[];
	/** What else is done. */
	readonly effects: readonly string[];
	readonly marks: ReadonlyMap<string, number>;
}

/** Text that equal walks share. Order counts only where the board changes. */
export function walkKey(walk: Walk): string {
	const { from, to, stand, becomes } = walk;
	return JSON.stringify([
		from,
		to,
		stand,
		[...new Set(walk.empty)].sort((a, b) => a - b),
		[...new Set(walk.occupied)].sort((a, b) => a - b),
		walk.friends.map(({ cell, filter }) => [cell, filterKey(filter)]).sort(),
		walk.captures.map(({ cell, filter }) => [cell, filterKey(filter)]),
		becomes,
		walk.points.map(({ point, cell }) => [point, cell]).sort(),
		walk.writes.map(({ cell, piece }) => [cell, piece]).sort(),
		[...new Set(walk.tests)].sort(),
		[...walk.effects].sort(),
	]);
}

export const filterKey = ({ who, side, kind, notKind, flag, notFlag }: Filter): string =>
	JSON.stringify([who, side && [...side].sort(), kind && [...kind].sort(), notKind && [...notKind].sort(), flag, notFlag]);
