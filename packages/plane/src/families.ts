import type { Vec } from '@x/core';
import { cellGiven, planeGiven } from './arguments.js';
import { decided } from './chain.js';
import type { MoveFamily } from './family.js';
import type { PlanePosition } from './model.js';
import { exactAt } from './moves.js';
import { prepareMoves } from './position.js';

/**
 * All legal moves: single moves, and rays with their exceptions. The list is exact, and finite on every board.
 *
 * The order is not defined; each move is in one family. A move along a ray only moves its piece, and may capture on the ray's last cell. A game that is
 * won or lost has no legal moves; a drawn game still has them.
 *
 * @example
 * import { legalFamilies, plane } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legalFamilies(plane(classicalPlane).start).length // → 44
 */
export function legalFamilies(position: PlanePosition): MoveFamily[] {
	return decided(planeGiven(position)) ? [] : prepareMoves(position).lane.families();
}

/**
 * The legal moves of the piece on a cell; an empty list if the cell has no piece that may move.
 *
 * @example
 * import { legalFamiliesFrom, plane } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legalFamiliesFrom(plane(classicalPlane).start, [4, 2]).map((family) => ('to' in family ? family.to : family.by)) // → [ [ 4, 4 ], [ 4, 3 ] ]
 */
export function legalFamiliesFrom(position: PlanePosition, from: Vec): MoveFamily[] {
	const within = exactAt(planeGiven(position), cellGiven(from, 'from'));
	return decided(within) ? [] : prepareMoves(within).lane.familiesFrom(from);
}
