import type { Definition, PieceType } from '../definition.js';
import type { Generator } from '../syntax.js';

/** The moves of a piece that moves as its promotion. */
export interface Borrowed {
	readonly quiet: readonly Generator[];
	readonly taking: readonly Generator[];
}

/**
 * The moves of a choice. In engine 1.4.1 those of all choices of the line, without steps, and captures only for a choice that captures as
 * it moves.
 */
export function borrowed({ pieces, engine }: Definition, { moves, captures }: PieceType, group: readonly number[]): Borrowed {
	if (!engine) return { quiet: moves, taking: captures ?? moves };
	const quiet = group.flatMap((choice) => pieces[choice]!.moves).filter(({ type }) => type !== 'step');
	return { quiet, taking: captures === undefined ? quiet : [] };
}
