import type { Filter } from '@x/core';
import { conditionOf, type Offset, type Standing, squareAt, type Walk } from '@x/mbn/recognise';

/** The flag that castling requires of the castling piece. */
export function castleFlagOf(walks: ReadonlyMap<string, readonly (readonly Walk[])[]>): string | undefined {
	for (const sides of walks.values()) {
		for (const { friends } of sides.flat()) {
			const flag = friends.find(({ filter }) => filter.flag !== undefined)?.filter.flag;
			if (flag !== undefined) return flag;
		}
	}
	return undefined;
}

const standings = (list: readonly Standing[]): string[] => list.map(({ cell, filter }) => `${cell} ${filterKey(filter)}`);
const ascending = (cells: readonly Offset[]): Offset[] => [...new Set(cells)].sort((a, b) => a - b);

/** A text that equal walks share, independent of their start. The order matters only if the board changes. */
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

/** Whether a test asks that the piece has moved. */
export const asksMoved = (test: string): boolean => {
	const cond = conditionOf(test);
	const negated = cond !== undefined && 'not' in cond ? cond.not : undefined;
	return moverFilter(negated).flag !== undefined || moverFilter(cond).notFlag !== undefined;
};

const moverFilter = (cond: ReturnType<typeof conditionOf>): Filter => (cond !== undefined && 'mover' in cond ? cond.mover : {});

/** The squares on which walks end. */
export function arrivals(size: { readonly files: number; readonly ranks: number }, walks: readonly Walk[]): Set<number> {
	const found = new Set<number>();
	const seen = new Map<Offset, Set<number>>();
	for (const { origins, to } of walks) for (const from of unseen(seen, to, origins)) found.add(squareAt(size, from, to));
	return found;
}

/** Marks squares that were not tested with an offset before. */
export function unseen(seen: Map<Offset, Set<number>>, offset: Offset, origins: readonly number[]): readonly number[] {
	const known = seen.get(offset);
	if (known === undefined) {
		seen.set(offset, new Set(origins));
		return origins;
	}
	return origins.filter((origin) => known.size < known.add(origin).size);
}
