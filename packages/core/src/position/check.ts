import { engineOf, gameOf, textGiven, unknownName } from './arguments.js';
import { turn } from './queries.js';
import type { Cell, CellLike, Position } from './types.js';

const sideIndex = (position: Position, side: string | undefined): number => {
	const { codes } = engineOf(position).ground;
	const index = codes.sides.indexOf(side === undefined ? turn(position).side : textGiven(side, 'side'));
	if (index < 0) unknownName('side', codes.sides, side!);
	return index;
};

/**
 * Whether a royal of a side is attacked; by default, of the side to move. A ruleset with several royals defines check itself.
 *
 * @example
 * inCheck(chess.start) // → false
 */
export const inCheck = (position: Position, side?: string): boolean =>
	engineOf(position).check(position, side === undefined ? -1 : sideIndex(position, side));

/**
 * Cells of the pieces of a side that could capture a piece on a cell, in cell order. An empty cell is treated as if a piece stood there.
 *
 * @example
 * attackers(chess.start, 'f3', 'white').map((cell) => chess.cellName(cell)) // → [ 'g1', 'e2', 'g2' ]
 */
export function attackers(position: Position, cell: CellLike, side: string): Cell[] {
	const at = gameOf(position).cell(cell);
	return engineOf(position)
		.attackers(position, at, sideIndex(position, textGiven(side, 'side')))
		.sort((a, b) => a - b);
}

/**
 * Cells of the pieces that give check to a side, by default to the side to move, in cell order.
 *
 * @example
 * checkers(chess.start) // → []
 */
export function checkers(position: Position, side?: string): Cell[] {
	const engine = engineOf(position);
	const checked = sideIndex(position, side);
	const found = engine.royals(position, checked).flatMap((royal) => engine.attackers(position, royal, 1 - checked));
	return [...new Set(found)].sort((a, b) => a - b);
}
