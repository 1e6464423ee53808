import type { Vec } from '@x/core';
import { checkOptions, misuse } from '@x/diagnostics';
import type { MoveText } from './family.js';
import type { PlaneGame } from './game.js';
import type { PlanePosition } from './position.js';

/** @throws TypeError where a function was not given a position of a plane. */
export const planeGiven = (position: PlanePosition): PlanePosition =>
	typeof position?.game?.seat === 'function'
		? position
		: misuse('position', 'a PlanePosition', position, 'Make one with `positionOf`; positions of bounded boards are for `@x/core`.');

/** @throws TypeError where a function was not given a game of a plane. */
export const planeGameGiven = (game: PlaneGame): PlaneGame =>
	typeof game?.seat === 'function' ? game : misuse('game', 'a PlaneGame', game, 'Make one with `plane`.');

/** @throws TypeError where a cell is not two coordinates. */
export const cellGiven = (cell: Vec, argument = 'cell'): Vec =>
	Array.isArray(cell) && cell.length === 2 && cell.every((part) => Number.isInteger(part) || /^-?\d+$/.test(String(part)))
		? cell
		: misuse(argument, 'two whole numbers, beyond 2^53 as text', cell);

const MOVE = { from: 'any', to: 'any', promotion: 'string' } as const;

/** @throws TypeError where a move has no ends, or a description has a field that is none. */
export function endsGiven(move: MoveText, argument: 'move' | 'description'): MoveText {
	if (typeof move !== 'object' || move === null) misuse(argument, 'an object with `from` and `to`', move);
	// A move that was found has more fields than its ends.
	if (!('kind' in move)) checkOptions(move, MOVE, argument);
	cellGiven(move.from, `${argument}.from`);
	cellGiven(move.to, `${argument}.to`);
	return move;
}
