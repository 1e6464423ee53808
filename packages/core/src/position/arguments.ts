import { isCopiedMove, isCopiedPosition, isSavedGame, misuse, quote } from '@x/diagnostics';
import type { AnyGame, AnyMove, AnyPosition, EngineOf } from './any-board.js';
import { COPY } from './game.js';
import type { Game, Move, Position } from './types.js';

const OTHER_COPY = 'Another copy of @x/core made it. Install one copy: `npm ls @x/core` lists them.';

/** The fix for values that lost their game on the way, as structuredClone and message ports send them; undefined for other values. */
function copyHint(value: unknown): string | undefined {
	if (isCopiedPosition(value)) return 'Positions cannot be copied or sent. Send `save(position)` instead, and `restore` it there.';
	if (isCopiedMove(value)) return 'Moves cannot be copied or sent. Send `moveName(move)` instead, and find it there with `toMove`.';
	return isSavedGame(value) ? 'Make a position of it with `restore`.' : undefined;
}

/** The type expected, and how to make a value of it. */
const POSITION = ['Position', 'Take `start` of a game, or make one with `position` or `apply`.'] as const;
const GAME = ['Game', 'Make one with `compile`, or import one from `@x/games/ready/…`.'] as const;
const MOVE = ['Move', 'Take one of `legal`, or make one with `toMove`.'] as const;

/**
 * Checks that a value has a game of this copy of the package, of a bounded board or of any, and returns the value.
 *
 * @throws TypeError that names the argument.
 */
function given(
	value: unknown,
	game: AnyGame | null | undefined,
	argument: string,
	[type, hint]: readonly [string, string],
	onAnyBoard = false,
): never {
	if (game?.copy !== COPY) misuse(argument, `a ${type}`, value, game?.engine === undefined ? (copyHint(value) ?? hint) : OTHER_COPY);
	if (!onAnyBoard && !game.engine.board) throw new TypeError(`${argument}: Expected a ${type} of a bounded board, found one of the plane.`);
	return value as never;
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
	given(position, (position as Position | null | undefined)?.game, argument, POSITION);

/**
 * Checks that an argument is a Game of a bounded board, made by this copy of the package, and returns it.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { gameGiven } from '@x/core/engine';
 * gameGiven('chess'); // throws TypeError: game: Expected a Game, found the string "chess".
 */
export const gameGiven = (game: unknown, argument = 'game'): Game => given(game, game as Game, argument, GAME);

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
	given(move, (move as Move | null | undefined)?.position?.game, argument, MOVE);

/**
 * The game of a position of any board.
 *
 * @throws TypeError where the argument is not a position, or one of another copy of the package.
 *
 * @example
 * import { gameOf } from '@x/core/engine';
 * gameOf(chess.start) === chess // → true
 */
export const gameOf = <P extends AnyPosition>(position: P): P['game'] =>
	position?.game?.copy === COPY ? position.game : given(position, position?.game, 'position', POSITION);

/** The engine of a position of any board, checked like {@link gameOf}. */
export const engineOf = <P extends AnyPosition>(position: P): EngineOf<P> => gameOf(position).engine as EngineOf<P>;

/** The engine of a move of any board, checked like {@link gameOf}. */
export const engineOfMove = (move: AnyMove, argument = 'move'): AnyGame['engine'] =>
	(given(move, move?.position?.game, argument, MOVE, true) as AnyMove).position.game.engine;

/**
 * Checks that an argument is a game of any board, and returns it.
 *
 * @throws TypeError where it is not, or is one of another copy of the package.
 */
export const anyGameGiven = <G extends AnyGame>(game: G): G => given(game, game, 'game', GAME, true);

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
