import { freezeDeep } from '../frozen.js';
import type { Filter, Path, Vec } from '../types.js';
import { any, at, capture, each, land, loop, seq, step } from './paths.js';

/** The four steps along the rows and columns of a plane board. */
export const orthogonals: readonly Vec[] = /* @__PURE__ */ freezeDeep([
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
]);

/** The four steps along the diagonals of a plane board. */
export const diagonals: readonly Vec[] = /* @__PURE__ */ freezeDeep([
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
]);

/** The eight steps to neighbouring cells. */
export const neighbours: readonly Vec[] = /* @__PURE__ */ freezeDeep([...orthogonals, ...diagonals]);

/**
 * Every offset with these two sizes, in every direction.
 *
 * @example
 * oblique(1, 2).length // 8
 */
export const oblique = (small: number, large: number): readonly Vec[] =>
	[small, -small].flatMap((a): Vec[] =>
		[large, -large].flatMap((b): Vec[] => [
			[a, b],
			[b, a],
		]),
	);

/**
 * Ends on an empty cell.
 *
 * @example
 * quiet() // { seq: [{ test: { is: 'at', a: { who: 'empty' } } }, { do: { land: true } }] }
 */
export const quiet = (then: Path = land()): Path => seq(at({ who: 'empty' }), then);

/**
 * Ends on an enemy, which is captured.
 *
 * @example
 * take() // { seq: [{ test: { is: 'at', a: { who: 'enemy' } } }, { do: { capture: 'at' } }, { do: { land: true } }] }
 */
export const take = (then: Path = land(), victim: Filter = { who: 'enemy' }): Path => seq(at(victim), capture(), then);

/**
 * Ends on an empty cell, or on an enemy, which is captured.
 *
 * @example
 * arrive() // any(quiet(), take())
 */
export const arrive = (then: Path = land()): Path => any(quiet(then), take(then));

/**
 * One step by each of the vectors.
 *
 * @example
 * JSON.stringify(leap([[1, 2]])) === JSON.stringify(each([[1, 2]], 'd', seq(step('d'), arrive()))) // → true
 */
export const leap = (vectors: readonly Vec[], ending: Path = arrive()): Path => each(vectors, 'd', seq(step('d'), ending));

const overEmpties = (max?: number): Path => loop(seq(step('d'), at({ who: 'empty' })), max === undefined ? {} : { max });

/**
 * Steps by one of the vectors over empty cells, `reach` of them at most.
 *
 * @example
 * ride([[0, 1]]) // each([[0, 1]], 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), arrive()))
 */
export const ride = (vectors: readonly Vec[], ending: Path = arrive(), reach?: number): Path =>
	each(vectors, 'd', seq(overEmpties(reach === undefined ? undefined : reach - 1), step('d'), ending));

/**
 * A ride over exactly one hurdle.
 *
 * @example
 * hop(orthogonals, take()) // the capturing move of a xiangqi cannon
 */
export const hop = (vectors: readonly Vec[], ending: Path = arrive(), hurdle: Filter = { who: 'occupied' }): Path =>
	each(vectors, 'd', seq(overEmpties(), step('d'), at(hurdle), overEmpties(), step('d'), ending));

/**
 * First a step onto an empty cell, then one of the second steps that belong to it.
 *
 * @example
 * lame([{ leg: [0, 1], next: [[1, 1], [-1, 1]] }]) // the two forward moves of a xiangqi horse
 */
export const lame = (legs: readonly { readonly leg: Vec; readonly next: readonly Vec[] }[], ending: Path = arrive()): Path =>
	any(...legs.map(({ leg, next }) => seq(step(leg), at({ who: 'empty' }), leap(next, ending))));
