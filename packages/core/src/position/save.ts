import { engineOf, gameOf } from './arguments.js';
import { history, lastMove } from './chain.js';
import { savedName } from './saved-name.js';
import { setupOf } from './setup-of.js';
import type { Position, SavedGame } from './types.js';

/** Names of last moves, kept because a program may save the whole chain after every move. */
const names = new WeakMap<Position, string>();

function lastName(position: Position): string {
	let name = names.get(position);
	if (name === undefined) {
		name = savedName(lastMove(position)!);
		names.set(position, name);
	}
	return name;
}

/**
 * The position with its history as JSON: the first position of its chain, and the moves from there. `restore` makes an equal position from it.
 * `JSON.stringify(position)` writes the same.
 *
 * @throws TypeError where it is not a Position of a bounded board.
 *
 * @example
 * const e4 = toMove(chess.start, 'e2e4');
 * const saved = e4.ok ? save(apply(chess.start, e4.value)) : undefined;
 * [saved?.game, saved?.moves] // → [ 'chess', [ 'e2e4' ] ]
 */
export function save(position: Position): SavedGame {
	const { id } = gameOf(position);
	const [first, ...later] = history(position);
	const { seen } = first!.root;
	return {
		version: 1,
		...(id !== undefined && { game: id }),
		hash: engineOf(position).ground.hash,
		start: { ...setupOf(first!), ...(seen.length > 0 && { seen }) },
		moves: later.map(lastName),
	};
}
