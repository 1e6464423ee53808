import type { AnyPosition, SavedOf } from './any-board.js';
import { gameOf } from './arguments.js';

/**
 * The position with its history as JSON: the first position of its chain, and the moves from there. `restore` makes an equal position from it.
 * `JSON.stringify(position)` writes the same.
 *
 * @throws TypeError where it is not a position.
 *
 * @example
 * const e4 = toMove(chess.start, 'e2e4');
 * const saved = e4.ok ? save(apply(chess.start, e4.value)) : undefined;
 * [saved?.game, saved?.moves] // → [ 'chess', [ 'e2e4' ] ]
 */
export const save = <P extends AnyPosition>(position: P): SavedOf<P> => gameOf(position) && position.toJSON();
