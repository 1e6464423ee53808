import { asCondition, asPath } from '../rules/fold.js';
import type { Filter, Path, Vec } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import { filterOf } from './references.js';

/** The vectors of a path that takes one step, or any number of steps, along each, and then tests the cell. */
function endsOf(path: Path): { readonly vectors: readonly Vec[]; readonly far: boolean; readonly filter: Filter } | undefined {
	const each = asPath('each', path);
	const seq = asPath('seq', each?.path)?.seq;
	if (each === undefined || each.series !== undefined || !Array.isArray(each.each) || seq?.length !== 2) return undefined;
	const asked = asCondition('is', asPath('test', seq[1])?.test);
	if (asked?.is !== 'at') return undefined;
	const loop = asPath('loop', seq[0]);
	if (loop !== undefined && (loop.min !== 1 || loop.max !== undefined || loop.greedy === true)) return undefined;
	const step = asPath('step', loop?.loop ?? seq[0]);
	if (step === undefined || step.wraps !== undefined || !('bound' in step.step)) return undefined;
	if (step.step.bound !== each.as || (step.step.times ?? 1) !== 1) return undefined;
	return { vectors: each.each as readonly Vec[], far: loop !== undefined, filter: asked.a };
}

/**
 * For `matches` whose ends are fixed cells: counts the fitting ends for a side and a cell.
 *
 * Proof: on a board that does not wind, each vector leads from a cell to the same cells whatever stands there, and the test after it is
 * the only condition. The cells are computed once per origin; a cell reached twice counts once, as in every `matches`.
 */
export function fixedEnds(game: EvaluatedGame, path: Path): ((side: number, cell: number) => number) | undefined {
	const { lattice, sides, ruleset, size } = game;
	const ends = endsOf(path);
	if (ends === undefined || ruleset.space.wraps !== undefined || ruleset.space.axes.some(({ wrap }) => wrap === true)) return undefined;
	const tables = filterOf(game, ends.filter);
	const vectors = sides.map((side) => ends.vectors.map((vector) => lattice.orient(side, vector)));
	if (vectors.some((list) => list.some((vector) => vector.every((value) => value === 0)))) return undefined;
	const rows = new Map<number, Int32Array>();
	const find = (side: number, cell: number): Int32Array => {
		const cells = new Set<number>();
		for (const vector of vectors[side]!) {
			for (let at = lattice.shift(cell, vector); at >= 0; at = lattice.shift(at, vector)) {
				cells.add(at);
				if (!ends.far) break;
			}
		}
		const row = Int32Array.from(cells);
		rows.set(side * size + cell, row);
		return row;
	};
	return (side, cell) => {
		const row = rows.get(side * size + cell) ?? find(side, cell);
		const table = tables[side]!;
		let sum = 0;
		for (let index = 0; index < row.length; index++) sum += table[game.read(row[index]!)]!;
		return sum;
	};
}
