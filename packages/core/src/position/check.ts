import type { AnyPosition, CellLikeOf, CellOf, SideOf } from './any-board.js';
import { engineOf, gameOf, textGiven, unknownName } from './arguments.js';
import { turn } from './queries.js';

const sideIndex = (position: AnyPosition, side: string | undefined): number => {
	const { sideOrder } = gameOf(position).ruleset;
	const index = sideOrder.indexOf(side === undefined ? turn(position).side : textGiven(side, 'side'));
	if (index < 0) unknownName('side', sideOrder, side!);
	return index;
};

/** Sorts cells: numbers in their order, coordinates in the order of their text. */
const sorted = <C extends AnyPosition>(cells: CellOf<C>[]): CellOf<C>[] => cells.sort((a, b) => (a < b ? -1 : 1));

/**
 * Whether a royal of a side is attacked; by default, of the side to move. A ruleset with several royals defines check itself.
 *
 * @example
 * inCheck(chess.start) // → false
 */
export const inCheck = <P extends AnyPosition>(position: P, side?: SideOf<P>): boolean =>
	engineOf(position).check(position, side === undefined ? -1 : sideIndex(position, side));

/**
 * Cells of the pieces of a side that could capture on a cell, in cell order: the enemy or the neutral piece that stands there. Where none
 * stands, the pieces that could capture a piece of some kind if the other side had it there; on the plane, a royal piece. Whether the capture
 * would be legal does not matter.
 *
 * @example
 * attackers(chess.start, 'f3', 'white').map((cell) => chess.cellName(cell)) // → [ 'g1', 'e2', 'g2' ]
 */
export function attackers<P extends AnyPosition>(position: P, cell: CellLikeOf<P>, side: SideOf<P>): CellOf<P>[] {
	const at = gameOf(position).cell(cell);
	return sorted<P>(engineOf(position).attackers(position, at, sideIndex(position, textGiven(side, 'side'))));
}

/**
 * Cells of the pieces that give check to a side, by default to the side to move, in cell order.
 *
 * @example
 * checkers(chess.start) // → []
 */
export function checkers<P extends AnyPosition>(position: P, side?: SideOf<P>): CellOf<P>[] {
	const engine = engineOf(position);
	const checked = sideIndex(position, side);
	const found = engine.royals(position, checked).flatMap((royal) => engine.attackers(position, royal, 1 - checked));
	return sorted<P>([...new Map(found.map((cell) => [String(cell), cell])).values()]);
}
