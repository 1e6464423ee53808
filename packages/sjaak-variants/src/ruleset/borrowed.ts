import type { Definition, PieceType } from '../definition.js';
import type { Generator } from '../syntax.js';

/** How one moves that moves as what it becomes. */
export interface Borrowed {
	readonly quiet: readonly Generator[];
	readonly taking: readonly Generator[];
}

/**
 * The ways of a choice. In engine 1.4.1 those of all choices of the line, steps left out; and captures only for a choice that captures as
 * it moves.
 */
export function borrowed({ pieces, engine }: Definition, { moves, captures }: PieceType, group: readonly number[]): Borrowed {
	if (!engine) return { quiet: moves, taking: captures ?? moves };
	const quiet = group.flatMap((choice) => pieces[choice]!.moves).filter(({ type }) => type !== 'step');
	return { quiet, taking: captures === undefined ? quiet : [] };
}
