import type { CellRef, Cond, Vec } from '@x/core';
import { asCondition } from '@x/core/rules';
import type { Cells } from '../definition.js';
import type { Pair } from '../sides.js';
import type { Board } from './board.js';

/** A condition, or its known value. */
export type Guard = Cond | boolean;

export function and(...guards: readonly Guard[]): Guard {
	const open = guards.filter((guard): guard is Cond => guard !== true);
	if ((open as readonly Guard[]).includes(false)) return false;
	return open.length === 0 ? true : open.length === 1 ? open[0]! : { all: open };
}

export function or(...guards: readonly Guard[]): Guard {
	const open = guards.filter((guard): guard is Cond => guard !== false);
	if ((open as readonly Guard[]).includes(true)) return true;
	return open.length === 0 ? false : open.length === 1 ? open[0]! : { some: open };
}

export const negate = (guard: Guard): Guard => {
	if (typeof guard === 'boolean') return !guard;
	return asCondition('not', guard)?.not ?? { not: guard };
};

/** Whether a cell is in the set of squares of each side. */
export function inside(board: Board, cells: Pair<Cells>, ref: CellRef = 'at'): Guard {
	if (cells.every((list) => list.length === 0)) return false;
	if (cells.every((list) => list.length === board.files * board.ranks)) return true;
	return { in: ref, zone: board.zone(cells) };
}

/** The combination of two pairs of sets, square by square. */
export const join = (a: Pair<Cells>, b: Pair<Cells>): Pair<Cells> => [union(a[0], b[0]), union(a[1], b[1])];
export const meet = (a: Pair<Cells>, b: Pair<Cells>): Pair<Cells> => [among(a[0], b[0], true), among(a[1], b[1], true)];
export const without = (a: Pair<Cells>, b: Pair<Cells>): Pair<Cells> => [among(a[0], b[0], false), among(a[1], b[1], false)];

/** The cells that are, or are not, among others. */
function among(cells: Cells, others: Cells, are: boolean): Cells {
	if (others.length === 0) return are ? others : cells;
	const set = new Set(others);
	return cells.filter((cell) => set.has(cell) === are);
}

const union = (a: Cells, b: Cells): Cells => [...new Set([...a, ...b])].sort((x, y) => x - y);

/** Coordinates of a square. */
export const vecOf = ({ files }: Pick<Board, 'files'>, cell: number): Vec => [cell % files, Math.floor(cell / files)];
