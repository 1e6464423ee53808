import type { Setup } from '../rules/types.js';
import { engineOf, gameOf } from './arguments.js';
import { history, lastMove } from './chain.js';
import type { Position } from './position.js';
import { savedName } from './saved-name.js';
import { setupOf } from './setup-of.js';

/** A position with its history as JSON. */
export interface SavedGame {
	/** Of this format. */
	readonly version: 1;
	/** The id of the game's definition, where it was made of one: for people and for lists; `hash` decides. */
	readonly game?: string;
	/** Content hash of the ruleset. */
	readonly hash: string;
	/** The first position of the chain. */
	readonly start: Setup;
	/** The moves from there on, by `moveName`; one whose name other moves have is followed by `#` and its number among them. */
	readonly moves: readonly string[];
}

/** Names of last moves. A chain is saved again after every move. */
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
 * The position with its history as JSON: where its chain started, and the moves from there. `restore` makes an equal one of it. This is also
 * what `JSON.stringify(position)` writes.
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
