import type { CellRef, Cond, Filter, Num, Path } from '../types.js';

/**
 * The value of a variable; `of` where it is kept per side.
 *
 * @example
 * variable('halfmove') // { var: 'halfmove' }
 */
export const variable = (name: string, of?: 'own' | 'other'): Num => (of === undefined ? { var: name } : { var: name, of });

/**
 * The number of pieces (of a kind) in a store.
 *
 * @example
 * stored('hand', 'own', 'P') // { store: 'hand', of: 'own', kind: 'P' }
 */
export const stored = (store: string, of: 'own' | 'other' | 'shared', kind?: string): Num =>
	kind === undefined ? { store, of } : { store, of, kind };

/**
 * The number of cells that pass the filter, in a zone and under a condition, which is evaluated with `at` on each cell.
 *
 * @example
 * count({ kind: ['B'] }, { zone: 'light' }) // { count: { kind: ['B'] }, zone: 'light' }
 */
export const count = (filter: Filter, options: { readonly zone?: string; readonly if?: Cond } = {}): Num => ({ count: filter, ...options });

/**
 * The number of pieces passing the filter that this candidate has captured so far.
 *
 * @example
 * captured() // { captured: {} }
 */
export const captured = (filter: Filter = {}, zone?: string): Num =>
	zone === undefined ? { captured: filter } : { captured: filter, zone };

/**
 * The number of distinct cells on which the path ends, walked from a cell; `as: 'piece'` walks it as the piece on that cell.
 *
 * @example
 * matches({ step: [0, 1] }, 'at') // { matches: { step: [0, 1] }, from: 'at' }
 */
export const matches = (path: Path, from: CellRef, as?: 'piece'): Num =>
	as === undefined ? { matches: path, from } : { matches: path, from, as };

/**
 * How often the position (or the board, or the board within this turn) has occurred, including now.
 *
 * @example
 * repeats('position') // { repeats: 'position' }
 */
export const repeats = (what: 'position' | 'board' | 'turn' = 'position'): Num => ({ repeats: what });

/**
 * The number of pieces that stayed in the trace after every move of that side since this position first occurred.
 *
 * @example
 * kept('check', 'own') // { kept: 'check', by: 'own' }
 */
export const kept = (trace: string, by: 'own' | 'other'): Num => ({ kept: trace, by });

/**
 * The number of legal moves of a phase, or of the next phase.
 *
 * @example
 * moves('next') // { moves: 'next' }
 */
export const moves = (phase: string, condition?: Cond): Num =>
	condition === undefined ? { moves: phase } : { moves: phase, if: condition };

/**
 * A sum of numbers with factors.
 *
 * @example
 * sum({ of: { var: 'a' } }, { of: 3, times: -1 }) // { sum: [{ of: { var: 'a' } }, { of: 3, times: -1 }] }
 */
export const sum = (...terms: readonly { readonly of: Num; readonly times?: number }[]): Num => ({ sum: terms });
