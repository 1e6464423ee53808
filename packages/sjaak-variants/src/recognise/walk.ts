import type { Cond, Filter } from '@x/core';
import type { SideIndex } from '../sides.js';
import type { Vector } from '../syntax.js';

/** Where a square lies, seen from the square on which a walk starts: files and ranks as White sees the board, in one number. */
export type Offset = number;

/** More than the squares that any line of a board can be away from another, both ways. */
const WIDTH = 256;

/** Offsets can be added. */
export const offsetOf = (dx: number, dy: number): Offset => dx + dy * WIDTH;

/** An offset as a side sees it. */
export function vectorOf(offset: Offset, side: SideIndex): Vector {
	const dy = Math.round(offset / WIDTH);
	return [offset - dy * WIDTH, side === 0 ? dy : 0 - dy];
}

/** An offset with its ranks the other way round. */
export const mirrored = (offset: Offset): Offset => offset - 2 * WIDTH * Math.round(offset / WIDTH);

/** The square at an offset from another, or a negative number where the board ends. */
export function squareAt({ files, ranks }: { readonly files: number; readonly ranks: number }, origin: number, offset: Offset): number {
	const dy = Math.round(offset / WIDTH);
	const x = (origin % files) + offset - dy * WIDTH;
	const y = Math.floor(origin / files) + dy;
	return x >= 0 && x < files && y >= 0 && y < ranks ? x + y * files : -1;
}

/** One way through a path, with everything that the board cannot change decided, and the squares from which it can be gone. */
export interface Walk {
	readonly origins: readonly number[];
	/** Where the cursor ends. */
	readonly to: Offset;
	/** Where the mover stands at the end; undefined where nothing of it is left. */
	readonly stand: Offset | undefined;
	/** Squares that must be empty, and those on which anything must stand, in the order in which they are asked. */
	readonly empty: readonly Offset[];
	readonly occupied: readonly Offset[];
	/** Own pieces that must stand somewhere. */
	readonly friends: readonly Standing[];
	/** Others that must stand somewhere and stay there. */
	readonly others: readonly Standing[];
	readonly captures: readonly Standing[];
	/** The kind it becomes. */
	readonly becomes: string | undefined;
	/** Points that are left behind. */
	readonly points: readonly { readonly point: string; readonly cell: Offset }[];
	/** Other pieces that are written. */
	readonly writes: readonly { readonly cell: Offset; readonly piece: string }[];
	/** What else is asked, as text that equal questions share. */
	readonly tests: readonly string[];
	/** What else is done. */
	readonly effects: readonly string[];
	readonly marks: ReadonlyMap<string, Offset>;
}

/** Castling: the partner has to have a flag of its own. */
export const isCastling = ({ friends }: Walk): boolean => friends.some(({ filter }) => filter.flag !== undefined);

/** The flag that castling asks of the castler. */
export function castleFlagOf(walks: ReadonlyMap<string, readonly (readonly Walk[])[]>): string | undefined {
	for (const sides of walks.values()) {
		for (const { friends } of sides.flat()) {
			const flag = friends.find(({ filter }) => filter.flag !== undefined)?.filter.flag;
			if (flag !== undefined) return flag;
		}
	}
	return undefined;
}

/** What must stand on a square. */
export interface Standing {
	readonly cell: Offset;
	readonly filter: Filter;
}

const standings = (list: readonly Standing[]): string[] => list.map(({ cell, filter }) => `${cell} ${filterKey(filter)}`);
const ascending = (cells: readonly Offset[]): Offset[] => [...new Set(cells)].sort((a, b) => a - b);

/** Text that equal walks share, wherever they start. Order counts only where the board changes. */
export const walkKey = (walk: Walk): string =>
	JSON.stringify([
		walk.to,
		walk.stand,
		ascending(walk.empty),
		ascending(walk.occupied),
		standings(walk.friends).sort(),
		standings(walk.others).sort(),
		standings(walk.captures),
		walk.becomes,
		walk.points.map(({ point, cell }) => `${cell} ${point}`).sort(),
		walk.writes.map(({ cell, piece }) => `${cell} ${piece}`).sort(),
		[...new Set(walk.tests)].sort(),
		[...walk.effects].sort(),
	]);

const filterKeys = new WeakMap<Filter, string>();

function filterKey(filter: Filter): string {
	let key = filterKeys.get(filter);
	if (key === undefined) {
		const { who, side, kind, notKind, flag, notFlag } = filter;
		key = JSON.stringify([who, side && [...side].sort(), kind && [...kind].sort(), notKind && [...notKind].sort(), flag, notFlag]);
		filterKeys.set(filter, key);
	}
	return key;
}

const conditions = new Map<string, Cond | undefined>();

/** The condition that a test of a walk was written from; undefined where only the game can decide it. */
export function conditionOf(test: string): Cond | undefined {
	if (!conditions.has(test)) conditions.set(test, test.startsWith('{') ? JSON.parse(test) : undefined);
	return conditions.get(test);
}

const moverFilter = (cond: Cond | undefined): Filter => (cond !== undefined && 'mover' in cond ? cond.mover : {});

export const asksUnmoved = (test: string): boolean => moverFilter(conditionOf(test)).flag !== undefined;
export const asksMoved = (test: string): boolean => {
	const cond = conditionOf(test);
	const negated = cond !== undefined && 'not' in cond ? cond.not : undefined;
	return moverFilter(negated).flag !== undefined || moverFilter(cond).notFlag !== undefined;
};

/** The mover becomes what it takes. */
export const isAssimilation = ({ becomes, captures }: Walk): boolean => {
	const kinds = captures[0]?.filter.kind;
	return becomes !== undefined && kinds?.length === 1 && kinds[0] === becomes;
};

/** The squares on which walks end. */
export function arrivals(size: { readonly files: number; readonly ranks: number }, walks: readonly Walk[]): Set<number> {
	const found = new Set<number>();
	const seen = new Map<Offset, Set<number>>();
	for (const { origins, to } of walks) for (const from of unseen(seen, to, origins)) found.add(squareAt(size, from, to));
	return found;
}

/** Squares that were not asked about with an offset before; they are now. */
export function unseen(seen: Map<Offset, Set<number>>, offset: Offset, origins: readonly number[]): readonly number[] {
	const known = seen.get(offset);
	if (known === undefined) {
		seen.set(offset, new Set(origins));
		return origins;
	}
	return origins.filter((origin) => known.size < known.add(origin).size);
}

/** Squares once each, in order. */
export const sorted = (cells: Iterable<number>): readonly number[] => [...new Set(cells)].sort((a, b) => a - b);
