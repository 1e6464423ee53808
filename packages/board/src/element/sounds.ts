import type { CellId } from '../model/geometry.js';
import type { BoardPiece } from '../model/piece.js';
import type { Sound } from './events.js';
import type { BoardProperties } from './properties.js';

type Pieces = ReadonlyMap<CellId, BoardPiece>;

/** Finds the sounds of a new position: those of the user's moves, and of moves that the page shows. */
export class Sounds {
	/** The pieces of the position before; undefined before the first. */
	private before: Pieces | undefined;

	/**
	 * The sounds of the position that is shown: a capture if the board has fewer pieces than before, otherwise a move; and a check. The first position and one
	 * whose list of the last move is empty, as the start of a game, have none.
	 */
	of(now: Pieces, { pieces, lastMove, checks }: Partial<BoardProperties>): readonly Sound[] {
		const { before } = this;
		if (pieces === undefined || before === now) return [];
		this.before = now;
		if (before === undefined || lastMove?.length === 0 || isSame(before, now)) return [];
		return [now.size < before.size ? 'capture' : 'move', ...(checks?.length ? (['check'] as const) : [])];
	}
}

const isSame = (before: Pieces, now: Pieces): boolean =>
	before.size === now.size && [...now].every(([cell, { title }]) => before.get(cell)?.title === title);
