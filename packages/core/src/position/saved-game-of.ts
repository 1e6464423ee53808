import { history } from './chain.js';
import { uniqueName } from './move-name.js';
import { remembered } from './remembered.js';
import { setupOfArrays } from './setup-of.js';
import type { Position, SavedGame } from './types.js';

/** Names of last moves, kept because a program may save the whole chain after every move. */
const lastName = /* @__PURE__ */ remembered((position: Position) => uniqueName(position.game.engine.lastMove(position)!));

/** The result of `save` for a position with numbered cells. */
export function savedGameOf(position: Position): SavedGame {
	const { id, hash } = position.game;
	const [first, ...later] = history(position);
	const { seen } = first!.root;
	return {
		version: 1,
		...(id !== undefined && { game: id }),
		hash,
		start: { ...setupOfArrays(first!), ...(seen.length > 0 && { seen }) },
		moves: later.map(lastName),
	};
}
