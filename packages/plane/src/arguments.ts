import type { Vec } from '@x/core';
import { checkOptions, misuse } from '@x/diagnostics';
import type { MoveText } from './family.js';
import type { PlaneGame } from './game.js';
import type { PlanePosition } from './position.js';

/** @throws TypeError if the argument is not a position of a plane. */
export const planeGiven = (position: PlanePosition): PlanePosition =>
	typeof position?.game?.cursor === 'function'
		? position
		: misuse('position', 'a PlanePosition', position, 'Make one with `positionOf`; positions of bounded boards are for `@x/core`.');

/** @throws TypeError if the argument is not a game of a plane. */
export const planeGameGiven = (game: PlaneGame): PlaneGame =>
	typeof game?.cursor === 'function' ? game : misuse('game', 'a PlaneGame', game, 'Make one with `plane`.');

/** @throws TypeError if the cell is not a pair of coordinates. */
export const cellGiven = (cell: Vec, argument = 'cell'): Vec =>
	Array.isArray(cell) && cell.length === 2 && cell.every((part) => Number.isInteger(part) || /^-?\d+$/.test(String(part)))
		? cell
		: misuse(argument, 'two whole numbers, beyond 2^53 as text', cell);

const MOVE = { from: 'any', to: 'any', promotion: 'string' } as const;

/** @throws TypeError if the move lacks `from` or `to`, or a description has an unknown field. */
export function endsGiven(move: MoveText, argument: 'move' | 'description'): MoveText {
	if (typeof move !== 'object' || move === null) misuse(argument, 'an object with `from` and `to`', move);
	// A PlaneMove has more fields than a description.
	if (!('kind' in move)) checkOptions(move, MOVE, argument);
	cellGiven(move.from, `${argument}.from`);
	cellGiven(move.to, `${argument}.to`);
	return move;
}
