import type { CellRef, Cond, Filter, Num, PieceExpr } from '../types.js';

/**
 * The content of a cell passes the filter. A missing cell passes no filter.
 *
 * @example
 * is('at', { who: 'enemy' }) // { is: 'at', a: { who: 'enemy' } }
 */
export const is = (cell: CellRef, a: Filter): Cond => ({ is: cell, a });

/**
 * The cell lies in a zone, or in a point's set.
 *
 * @example
 * within('last') // { in: 'at', zone: 'last' }
 */
export const within = (zone: string, cell: CellRef = 'at'): Cond => ({ in: cell, zone });

/**
 * Both references name one existing cell.
 *
 * @example
 * same('at', { point: 'ep' }) // { same: ['at', { point: 'ep' }] }
 */
export const same = (a: CellRef, b: CellRef): Cond => ({ same: [a, b] });

/**
 * The mover passes the filter.
 *
 * @example
 * mover({ kind: ['P'] }) // { mover: { kind: ['P'] } }
 */
export const mover = (filter: Filter): Cond => ({ mover: filter });

export interface AttackedOptions {
	readonly by?: 'own' | 'other' | 'neutral';
	readonly via?: string;
	readonly if?: Cond;
	readonly as?: PieceExpr;
	readonly atLeast?: number;
}

/**
 * A piece on the cell could be captured by the other side (or `by`).
 *
 * @example
 * attacked('origin') // { attacked: 'origin' }
 */
export const attacked = (cell: CellRef, options: AttackedOptions = {}): Cond => ({ attacked: cell, ...options });

/**
 * Some royal piece of that side is attacked.
 *
 * @example
 * royalAttacked('own') // { royalAttacked: 'own' }
 */
export const royalAttacked = (of: 'own' | 'other' = 'own'): Cond => ({ royalAttacked: of });

/**
 * One of these phases is being played.
 *
 * @example
 * phase('black') // { phase: ['black'] }
 */
export const phase = (...names: readonly string[]): Cond => ({ phase: names });

/**
 * Compares two numbers.
 *
 * @example
 * compare({ var: 'halfmove' }, '>', 99) // { compare: [{ var: 'halfmove' }, '>', 99] }
 */
export const compare = (left: Num, operator: '<' | '=' | '>', right: Num): Cond => ({ compare: [left, operator, right] });

/**
 * The condition held when the candidate began.
 *
 * @example
 * before({ royalAttacked: 'own' }) // { before: { royalAttacked: 'own' } }
 */
export const before = (condition: Cond): Cond => ({ before: condition });

/**
 * A condition by its name in `defs`.
 *
 * @example
 * def('check') // { def: 'check' }
 */
export const def = (name: string): Cond => ({ def: name });

/**
 * All of them hold; an empty list holds.
 *
 * @example
 * all({ phase: ['white'] }, { royalAttacked: 'own' }) // { all: [{ phase: ['white'] }, { royalAttacked: 'own' }] }
 */
export const all = (...conditions: readonly Cond[]): Cond => ({ all: conditions });

/**
 * At least one of them holds.
 *
 * @example
 * some({ phase: ['white'] }, { phase: ['black'] }) // { some: [{ phase: ['white'] }, { phase: ['black'] }] }
 */
export const some = (...conditions: readonly Cond[]): Cond => ({ some: conditions });

/**
 * It does not hold.
 *
 * @example
 * not({ attacked: 'origin' }) // { not: { attacked: 'origin' } }
 */
export const not = (condition: Cond): Cond => ({ not: condition });
