import { misuse, quote } from '@x/diagnostics';
import { COPY } from './game.js';
import type { Engine, Game, Move, Position } from './types.js';

const FROM_GAME = 'Take `start` of a game, or make one with `position` or `apply`.';
const OTHER_COPY = 'Another copy of @x/core made it. Install one copy: `npm ls @x/core` lists them.';

/** Throws the error for a value without a game, or with a game of another copy of the package. */
function refuse(value: unknown, game: Game | null | undefined, argument: string, expected: string, hint: string): never {
	return misuse(argument, expected, value, game?.engine === undefined ? hint : OTHER_COPY);
}

/**
 * Checks that an argument is a Position of a bounded board, made by this copy of the package, and returns it.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { positionGiven } from '@x/core/engine';
 * positionGiven('e4'); // throws TypeError: position: Expected a Position, found the string "e4".
 */
export const positionGiven = (position: unknown, argument = 'position'): Position =>
	(position as Position | null | undefined)?.game?.copy === COPY
		? (position as Position)
		: refuse(position, (position as Position | null | undefined)?.game, argument, 'a Position', FROM_GAME);

/**
 * The engine of a position, checked like {@link positionGiven}.
 *
 * @throws TypeError where the argument is not a Position of a bounded board.
 */
export const engineOf = (position: Position): Engine =>
	position?.game?.copy === COPY ? position.game.engine : positionGiven(position).game.engine;

/**
 * Checks that an argument is a Game of a bounded board, made by this copy of the package, and returns it.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { gameGiven } from '@x/core/engine';
 * gameGiven('chess'); // throws TypeError: game: Expected a Game, found the string "chess".
 */
export const gameGiven = (game: unknown, argument = 'game'): Game =>
	(game as Game | null | undefined)?.copy === COPY
		? (game as Game)
		: refuse(game, game as Game, argument, 'a Game', 'Make one with `compile`, or import one from `@x/games/ready/…`.');

/**
 * Checks that an argument is a Move of a bounded board, made by this copy of the package, and returns it.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { moveGiven } from '@x/core/engine';
 * moveGiven('e4'); // throws TypeError: move: Expected a Move, found the string "e4".
 */
export const moveGiven = (move: unknown, argument = 'move'): Move =>
	(move as Move | null | undefined)?.position?.game?.copy === COPY
		? (move as Move)
		: refuse(
				move,
				(move as Move | null | undefined)?.position?.game,
				argument,
				'a Move',
				'Take one of `legal`, or make one with `toMove`.',
			);

/** The engine of a move, checked like {@link moveGiven}. */
export const engineOfMove = (move: Move, argument = 'move'): Engine =>
	move?.position?.game?.copy === COPY ? move.position.game.engine : moveGiven(move, argument).position.game.engine;

/** The game of a position, checked like {@link positionGiven}. */
export const gameOf = (position: Position): Game => (position?.game?.copy === COPY ? position.game : positionGiven(position).game);

/**
 * Checks that an argument is a string, and returns it.
 *
 * @throws TypeError that names the argument.
 */
export const textGiven = (text: string, argument: string): string => (typeof text === 'string' ? text : misuse(argument, 'a string', text));

/**
 * Throws the error for a name that the ruleset does not have.
 *
 * @throws RangeError always, with the argument, the names that the ruleset has, and the name found.
 */
export function unknownName(argument: string, known: readonly string[], name: string): never {
	const names = known.length === 0 ? 'no name, because the ruleset has none' : known.map(quote).join(', ');
	throw new RangeError(`${argument}: Expected ${known.length > 1 ? 'one of ' : ''}${names}, found ${quote(name)}.`);
}

/**
 * Checks a depth in plies.
 *
 * @throws TypeError where it is not a number; RangeError where it is not a whole number, or is less than `least`.
 *
 * @example
 * import { checkDepth } from '@x/core/engine';
 * checkDepth(-1, 0); // throws RangeError: depth: Expected a whole number from 0 on, found -1.
 */
export function checkDepth(depth: number, least: number): void {
	if (typeof depth !== 'number') misuse('depth', `a whole number from ${least} on`, depth);
	if (!Number.isInteger(depth) || depth < least) throw new RangeError(`depth: Expected a whole number from ${least} on, found ${depth}.`);
}
