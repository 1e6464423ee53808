import type { CellRef, Effect, FlagEdit, GameResult, Num, Path, PieceExpr } from '../types.js';

/**
 * Writes a piece, or nothing, on a cell.
 *
 * @example
 * set('at', { kind: 'Q', side: 'own' }) // { set: 'at', to: { kind: 'Q', side: 'own' } }
 */
export const set = (cell: CellRef, to: PieceExpr, flags?: FlagEdit): Effect =>
	flags === undefined ? { set: cell, to } : { set: cell, to, flags };

/**
 * Sets a point to one cell, or clears it.
 *
 * @example
 * setPoint('ep', 'at') // { point: 'ep', to: 'at' }
 */
export const setPoint = (point: string, to: CellRef | null): Effect => ({ point, to });

/**
 * Adds one more cell to a point.
 *
 * @example
 * addPoint('crossed', 'at') // { point: 'crossed', to: 'at', add: true }
 */
export const addPoint = (point: string, to: CellRef): Effect => ({ point, to, add: true });

/**
 * Gives a variable a value.
 *
 * @example
 * setVar('halfmove', 0) // { var: 'halfmove', to: 0 }
 */
export const setVar = (name: string, to: Num, of?: 'own' | 'other'): Effect =>
	of === undefined ? { var: name, to } : { var: name, of, to };

/**
 * Adds to a variable.
 *
 * @example
 * addVar('halfmove', 1) // { var: 'halfmove', add: 1 }
 */
export const addVar = (name: string, add: Num, of?: 'own' | 'other'): Effect =>
	of === undefined ? { var: name, add } : { var: name, of, add };

/**
 * Puts pieces into a store, or takes them out where `add` is negative.
 *
 * @example
 * store('hand', 'own', 'P', -1) // { store: 'hand', of: 'own', kind: 'P', add: -1 }
 */
export const store = (name: string, of: 'own' | 'other' | 'shared', kind: string | { readonly of: CellRef }, add: Num): Effect => ({
	store: name,
	of,
	kind,
	add,
});

/**
 * Does the effects at every end of a path. All ends are collected before the first effect.
 *
 * @example
 * forEach({ step: [0, 1] }, 'at', [{ set: 'at', to: 'none' }])
 * // { forEach: { step: [0, 1] }, from: 'at', do: [{ set: 'at', to: 'none' }] }
 */
export const forEach = (path: Path, from: CellRef | null, effects: readonly Effect[]): Effect => ({ forEach: path, from, do: effects });

/**
 * Ends the game, if the candidate is legal.
 *
 * @example
 * end('draw', 'agreement') // { end: 'draw', id: 'agreement' }
 */
export const end = (result: GameResult, id: string): Effect => ({ end: result, id });
