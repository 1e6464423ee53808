import { filterOf } from '../../../evaluate/references.js';
import type { Filter, Path, Vec } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';

/** The vectors of a path that takes one step, or any number of steps, along each, and then tests the cell. */
function endsOf(path: Path): { readonly vectors: readonly Vec[]; readonly far: boolean; readonly filter: Filter } | undefined {
	if (!('each' in path) || path.series !== undefined || !Array.isArray(path.each) || !('seq' in path.path)) return undefined;
	const [move, ask, ...more] = path.path.seq;
	if (move === undefined || ask === undefined || more.length > 0) return undefined;
	if (!('test' in ask && 'is' in ask.test) || ask.test.is !== 'at') return undefined;
	const far = 'loop' in move;
	if (far && (move.min !== 1 || move.max !== undefined || move.greedy === true)) return undefined;
	const step = far ? move.loop : move;
	const plain =
		'step' in step && step.wraps === undefined && 'bound' in step.step && step.step.bound === path.as && (step.step.times ?? 1) === 1;
	return plain ? { vectors: path.each as readonly Vec[], far, filter: ask.test.a } : undefined;
}

/**
 * For `matches` whose ends are fixed cells: counts the fitting ends for a side and a cell.
 *
 * Proof: on a board that does not wind, each vector leads from a cell to the same cells whatever stands there, and the test after it is
 * the only condition. The cells are computed once per origin; a cell reached twice counts once, as in every `matches`.
 */
export function fixedEnds(inPlay: GameInPlay, path: Path): ((side: number, cell: number) => number) | undefined {
	const { lattice, sides, ruleset, size } = inPlay;
	const ends = endsOf(path);
	if (ends === undefined || ruleset.space.wraps !== undefined || ruleset.space.axes.some(({ wrap }) => wrap === true)) return undefined;
	const tables = filterOf(inPlay, ends.filter);
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
		for (let index = 0; index < row.length; index++) sum += table[inPlay.read(row[index]!)]!;
		return sum;
	};
}
