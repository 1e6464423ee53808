import type { CellRef, Cond, Coord, Effect, Filter, FlagEdit, Path, PieceExpr, Vec } from '../types.js';

/**
 * One step, by a vector or by a bound direction's name.
 *
 * @example
 * step('d') // { step: { bound: 'd' } }
 */
export const step = (by: Vec | string, wraps?: string): Path => {
	const vector = typeof by === 'string' ? { bound: by } : by;
	return wraps === undefined ? { step: vector } : { step: vector, wraps };
};

/**
 * Walks the path once for each vector, bound to a name.
 *
 * @example
 * each([[0, 1]], 'd', step('d')) // { each: [[0, 1]], as: 'd', path: { step: { bound: 'd' } } }
 */
export const each = (
	vectors: readonly Vec[] | { readonly bound: string; readonly map: string },
	as: string,
	path: Path,
	series?: 'primes' | readonly number[],
): Path => (series === undefined ? { each: vectors, as, path } : { each: vectors, as, series, path });

/**
 * Puts the cursor on each cell that passes the filter; with `origin` the piece there becomes the mover.
 *
 * @example
 * pick({ who: 'empty' }) // { pick: { who: 'empty' } }
 */
export const pick = (filter: Filter, options: { readonly zone?: string; readonly origin?: true } = {}): Path => ({
	pick: filter,
	...options,
});

/**
 * The paths one after the other.
 *
 * @example
 * seq(step([0, 1]), step([0, 1])) // { seq: [{ step: [0, 1] }, { step: [0, 1] }] }
 */
export const seq = (...paths: readonly Path[]): Path => ({ seq: paths });

/**
 * The paths as separate branches, in this order.
 *
 * @example
 * any(step([0, 1]), step([1, 0])) // { any: [{ step: [0, 1] }, { step: [1, 0] }] }
 */
export const any = (...paths: readonly Path[]): Path => ({ any: paths });

/**
 * The path repeated: each number of iterations from `min` to `max` is a branch.
 *
 * @example
 * loop(step([0, 1]), { max: 2 }) // { loop: { step: [0, 1] }, max: 2 }
 */
export const loop = (path: Path, options: { readonly min?: number; readonly max?: Coord; readonly greedy?: true } = {}): Path => ({
	loop: path,
	...options,
});

/**
 * Goes on where the condition holds.
 *
 * @example
 * test({ phase: ['white'] }) // { test: { phase: ['white'] } }
 */
export const test = (condition: Cond): Path => ({ test: condition });

/**
 * Goes on where the cursor's cell passes the filter.
 *
 * @example
 * at({ who: 'empty' }) // { test: { is: 'at', a: { who: 'empty' } } }
 */
export const at = (filter: Filter): Path => ({ test: { is: 'at', a: filter } });

/**
 * Does an effect.
 *
 * @example
 * act({ var: 'drops', add: 1 }) // { do: { var: 'drops', add: 1 } }
 */
export const act = (effect: Effect): Path => ({ do: effect });

/**
 * Moves the cursor to a cell.
 *
 * @example
 * go('origin') // { go: 'origin' }
 */
export const go = (cell: CellRef): Path => ({ go: cell });

/**
 * Names the cursor's cell.
 *
 * @example
 * mark('partner') // { mark: 'partner' }
 */
export const mark = (name: string): Path => ({ mark: name });

/**
 * Walks a path by its name in `paths`.
 *
 * @example
 * use('rook') // { use: 'rook' }
 */
export const use = (path: string): Path => ({ use: path });

/**
 * Puts the mover on the cursor's cell.
 *
 * @example
 * land() // { do: { land: true } }
 */
export const land = (options: { readonly as?: PieceExpr; readonly leave?: PieceExpr; readonly flags?: FlagEdit } = {}): Path => ({
	do: { land: true, ...options },
});

/**
 * Captures the piece on a cell; with `later` it is removed when the path has ended.
 *
 * @example
 * capture() // { do: { capture: 'at' } }
 */
export const capture = (cell: CellRef = 'at', later?: true): Path => ({
	do: later === undefined ? { capture: cell } : { capture: cell, later },
});
