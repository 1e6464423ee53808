import type { Ruleset } from '@x/core';
import { someNode } from '@x/core/build';
import { type Explorer, type Offset, squareAt, type Walk } from '@x/core/reading';
import type { KindWalks } from './draft.js';

/** Squares on which a walk can find a piece to capture. */
const victimsOf = ({ captures, others }: Walk): Offset[] => [...captures, ...others].map(({ cell }) => cell);

/** A walk with only those squares from which it does not begin, capture or end on dead squares; `undefined` if there are none. */
export function alive(walk: Walk, dead: ReadonlySet<number>, size: Explorer): readonly Walk[] {
	const asked = [0, walk.stand ?? walk.to, ...victimsOf(walk)];
	const origins = walk.origins.filter((origin) => !asked.some((offset) => dead.has(squareAt(size, origin, offset))));
	return origins.length === 0 ? [] : origins.length === walk.origins.length ? [walk] : [{ ...walk, origins }];
}

/**
 * Dead squares: no piece begins there and no walk puts one there. A capture there never finds a victim, and a walk that ends on a point
 * never finds it if no walk leaves a point there.
 */
export function deadSquares(ruleset: Ruleset, size: Explorer, walks: ReadonlyMap<string, KindWalks>): ReadonlySet<number> {
	const { files, ranks, exists } = size;
	const dead = new Set(Array.from({ length: files * ranks }, (_, cell) => cell).filter(exists));
	for (const { at } of ruleset.start.pieces) dead.delete(Number(at[0]) + Number(at[1]) * files);
	const left = new Set<number>();
	const all = [...walks.values()].flat(2).map((walk) => ({
		walk,
		end: walk.stand ?? walk.to,
		victims: victimsOf(walk),
		pointed: someNode(walk.tests, (node) => 'point' in node),
	}));
	for (let before = Number.NaN; dead.size > 0 && before !== left.size - dead.size; ) {
		before = left.size - dead.size;
		for (const { walk, end, victims, pointed } of all) {
			for (const origin of walk.origins) {
				const at = squareAt(size, origin, end);
				if (dead.has(origin) || victims.some((offset) => dead.has(squareAt(size, origin, offset))) || (pointed && !left.has(at))) continue;
				dead.delete(at);
				for (const { cell } of walk.writes) dead.delete(squareAt(size, origin, cell));
				for (const { cell } of walk.points) left.add(squareAt(size, origin, cell));
			}
		}
	}
	return dead;
}
