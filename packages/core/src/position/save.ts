import type { AnyPosition } from './any-board.js';
import { gameOf } from './arguments.js';
import type { SavedGame } from './saved-game.js';

/**
 * The position with its history as JSON: the moves by their names, from the first position of its chain. That position is left out where it is
 * the start of the game. `restore` makes an equal position from it. `JSON.stringify(position)` writes the same.
 *
 * @throws TypeError where it is not a position.
 *
 * @example
 * const { game, moves } = save(apply(chess.start, 'e2e4'));
 * [game, moves] // → [ 'chess', [ 'e2e4' ] ]
 */
export const save = (position: AnyPosition): SavedGame => gameOf(position) && position.toJSON();
