import { isSame } from '../rules/structure.js';
import { history } from './chain.js';
import { moveName } from './name.js';
import { remembered } from './remembered.js';
import type { SavedGame } from './saved-game.js';
import { setupOfArrays } from './setup-of.js';
import type { Game, Position } from './types.js';

/** Names of last moves, kept because a program may save the whole chain after every move. */
const lastName = /* @__PURE__ */ remembered((position: Position) => moveName(position.game.engine.lastMove(position)!));

const usualStart = /* @__PURE__ */ remembered(({ start }: Game) => setupOfArrays(start));

/** The first position of a chain as a setup; undefined where it is the start of its game. */
function startOf(first: Position): SavedGame['start'] {
	const { game, root } = first;
	if (first === game.start) return undefined;
	const setup = setupOfArrays(first);
	if (root.seen.length > 0) return { ...setup, seen: root.seen };
	return isSame(setup, usualStart(game)) ? undefined : setup;
}

/** The result of `save` for a position with numbered cells. */
export function savedGameOf(position: Position): SavedGame {
	const { id, hash } = position.game;
	const [first, ...later] = history(position);
	const start = startOf(first!);
	return { version: 1, ...(id !== undefined && { game: id }), hash, ...(start !== undefined && { start }), moves: later.map(lastName) };
}
