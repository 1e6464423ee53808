import { misuse, quote } from '../diagnostic/misuse.js';
import type { Engine } from './engine.js';
import type { Game } from './game.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

const FROM_GAME = 'Take `start` of a game, or make one with `position` or `apply`.';

/**
 * The engine of a position that a function was given.
 *
 * @throws TypeError where it is not a Position of a bounded board.
 */
export const engineOf = (position: Position): Engine => position?.game?.engine ?? misuse('position', 'a Position', position, FROM_GAME);

/**
 * The game of a position that a function was given.
 *
 * @throws TypeError where it is not a Position of a bounded board.
 */
export const gameOf = (position: Position): Game =>
	position?.game?.engine === undefined ? misuse('position', 'a Position', position, FROM_GAME) : position.game;

/**
 * The game that a function was given.
 *
 * @throws TypeError where it is not a Game of a bounded board.
 */
export const gameGiven = (game: Game): Game =>
	game?.engine === undefined ? misuse('game', 'a Game', game, 'Make one with `compile`, or import one from `@x/core/games/…`.') : game;

/**
 * The engine of a move that a function was given.
 *
 * @throws TypeError where it is not a Move of a bounded board.
 */
export const engineOfMove = (move: Move, argument = 'move'): Engine =>
	move?.position?.game?.engine ?? misuse(argument, 'a Move', move, 'Take one of `legal`, or make one with `toMove`.');

/**
 * A string that a function was given.
 *
 * @throws TypeError where it is not a string.
 */
export const textGiven = (text: string, argument: string): string => (typeof text === 'string' ? text : misuse(argument, 'a string', text));

/**
 * Throws the error for a name that the ruleset does not have.
 *
 * @throws RangeError always: the argument, the names there are, the one that was given.
 */
export function unknownName(argument: string, known: readonly string[], name: string): never {
	const names = known.length === 0 ? 'no name: the ruleset has none' : known.map(quote).join(', ');
	throw new RangeError(`${argument}: Expected ${known.length > 1 ? 'one of ' : ''}${names}, found ${quote(name)}.`);
}

/** @throws TypeError where a depth is not a number; RangeError where it is not whole, or less than it may be. */
export function checkDepth(depth: number, least: number): void {
	if (typeof depth !== 'number') misuse('depth', `a whole number from ${least} on`, depth);
	if (!Number.isInteger(depth) || depth < least) throw new RangeError(`depth: Expected a whole number from ${least} on, found ${depth}.`);
}
