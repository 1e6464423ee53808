import type { Ruleset } from '@x/core';
import type { KindWalks } from './draft.js';
import type { Explorer } from './explorer.js';
import { type Offset, squareAt, type Walk } from './walk.js';

/** Squares on which a walk finds somebody to capture. */
const victimsOf = ({ captures, others }: Walk): Offset[] => [...captures, ...others].map(({ cell }) => cell);

/** A walk from where it neither begins nor captures nor ends on dead squares; nothing where there is no such square. */
export function alive(walk: Walk, dead: ReadonlySet<number>, size: Explorer): readonly Walk[] {
	const asked = [0, walk.stand ?? walk.to, ...victimsOf(walk)];
	const origins = walk.origins.filter((origin) => !asked.some((offset) => dead.has(squareAt(size, origin, offset))));
	return origins.length === 0 ? [] : origins.length === walk.origins.length ? [walk] : [{ ...walk, origins }];
}

/**
 * Squares that are there, but on which no piece begins and no walk puts one: what captures there finds nobody, and what
 * ends where a point is finds none where no walk leaves it.
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
		pointed: walk.tests.some((test) => test.includes('"point"')),
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
