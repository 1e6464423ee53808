import type { Move, Position } from './types.js';

/** The number of positions of a game whose lists are kept. */
const KEPT = 4;

/**
 * The lists of legal moves of the positions of a game that were listed last. Positions hold no lists, so the ancestors of a position cost a few
 * words each, however their moves were found.
 */
export class RecentLists {
	private readonly lists: { position: Position | undefined; moves: readonly Move[] }[] = Array.from({ length: KEPT }, () => ({
		position: undefined,
		moves: [],
	}));
	private next = 0;

	/** The list of a position, if it is kept. */
	of(position: Position): readonly Move[] | undefined {
		for (let index = 0; index < KEPT; index++) if (this.lists[index]!.position === position) return this.lists[index]!.moves;
		return undefined;
	}

	/** Keeps a list, frozen, in place of the oldest one; returns it. */
	keep(position: Position, moves: readonly Move[]): readonly Move[] {
		const place = this.lists[this.next]!;
		this.next = (this.next + 1) % KEPT;
		place.position = position;
		place.moves = Object.freeze(moves);
		return moves;
	}
}
