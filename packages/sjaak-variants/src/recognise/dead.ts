import type { Ruleset } from '@x/core';
import type { KindWalks } from './draft.js';
import type { Explorer } from './explorer.js';
import type { Walk } from './walk.js';

/** Squares on which a walk finds somebody to capture. */
const victimsOf = ({ captures }: Walk): number[] => captures.map(({ cell }) => (cell < 0 ? -1 - cell : cell));

/** Whether a walk neither begins nor captures nor ends on dead squares. */
export const lives = (walk: Walk, dead: ReadonlySet<number>): boolean =>
	![walk.from, walk.stand ?? walk.to, ...victimsOf(walk)].some((cell) => dead.has(cell));

/**
 * Squares that are there, but on which no piece begins and no walk puts one: what captures there finds nobody, and what
 * ends where a point is finds none where no walk leaves it.
 */
export function deadSquares(
	ruleset: Ruleset,
	{ files, ranks, exists }: Explorer,
	walks: ReadonlyMap<string, KindWalks>,
): ReadonlySet<number> {
	const dead = new Set(Array.from({ length: files * ranks }, (_, cell) => cell).filter(exists));
	for (const { at } of ruleset.start.pieces) dead.delete(Number(at[0]) + Number(at[1]) * files);
	const left = new Set<number>();
	const all = [...walks.values()].flat(3);
	for (let before = Number.NaN; before !== left.size - dead.size; ) {
		before = left.size - dead.size;
		for (const walk of all) {
			const end = walk.stand ?? walk.to;
			if (dead.has(walk.from) || victimsOf(walk).some((cell) => dead.has(cell))) continue;
			if (walk.tests.some((test) => test.includes('"point"')) && !left.has(end)) continue;
			for (const cell of [end, ...walk.writes.map((one) => one.cell)]) dead.delete(cell);
			for (const { cell } of walk.points) left.add(cell);
		}
	}
	return dead;
}
