import type { Vec } from '@x/core';
import { checkOptions, misuse } from '@x/diagnostics';
import type { MoveText } from './family.js';
import type { PlanePosition } from './model.js';

/** @throws TypeError if the argument is not a position of a plane. */
export const planeGiven = (position: PlanePosition): PlanePosition =>
	typeof position?.game?.cursor === 'function'
		? position
		: misuse(
				'position',
				'a PlanePosition',
				position,
				'Take `start` of a game that `plane` makes, or make one with `position` of `@x/core`.',
			);

/** @throws TypeError if the cell is not a pair of coordinates. */
export const cellGiven = (cell: Vec, argument = 'cell'): Vec =>
	Array.isArray(cell) && cell.length === 2 && cell.every((part) => Number.isInteger(part) || /^-?\d+$/.test(String(part)))
		? cell
		: misuse(argument, 'two whole numbers, beyond 2^53 as text', cell);

const MOVE = { from: 'any', to: 'any', promotion: 'string' } as const;

/** @throws TypeError if the move lacks `from` or `to`, or has an unknown field. */
export function endsGiven(move: MoveText): MoveText {
	if (typeof move !== 'object' || move === null) misuse('move', 'a PlaneMove, or an object with `from` and `to`', move);
	// A PlaneMove has more fields than a description.
	if (!('kind' in move)) checkOptions(move, MOVE, 'move');
	cellGiven(move.from, 'move.from');
	cellGiven(move.to, 'move.to');
	return move;
}
