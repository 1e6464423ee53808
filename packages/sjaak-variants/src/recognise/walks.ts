import type { Cond } from '@x/core';
import { type Offset, sorted, squareAt, type Walk } from '@x/core/reading';
import { asCondition, type Structures } from '@x/core/rules';

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

/** A number that equal walks share, independent of their start. Lists in filters are in order. The order matters only if the board changes. */
export function walkKey(structures: Structures, walk: Walk): number {
	const numbers = (parts: readonly unknown[]): number[] => parts.map((part) => structures.of(part)).sort((a, b) => a - b);
	return structures.of([
		walk.to,
		walk.stand,
		sorted(walk.empty),
		sorted(walk.occupied),
		numbers(walk.friends),
		numbers(walk.others),
		walk.captures,
		walk.becomes,
		numbers(walk.points),
		numbers(walk.writes),
		sorted(numbers(walk.tests)),
		numbers(walk.effects),
		sorted(numbers(walk.unread)),
	]);
}

/** Whether a test requires that the piece has moved. */
export const asksMoved = (test: Cond): boolean =>
	asCondition('mover', asCondition('not', test)?.not)?.mover.flag !== undefined || asCondition('mover', test)?.mover.notFlag !== undefined;

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
