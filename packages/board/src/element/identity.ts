import type { CellId } from '../model/geometry.js';
import type { PieceLook } from '../model/piece.js';

/** The properties by which a piece is recognised. */
type Kind = Pick<PieceLook, 'side' | 'picture' | 'letter'>;

interface Placed extends Kind {
	readonly cell: CellId;
}

export interface Tracked<P extends Placed> {
	readonly key: number;
	readonly piece: P;
}

/** Whether two pieces are of the same side and kind. */
export const sameKind = (a: Kind, b: Kind): boolean => a.side === b.side && a.picture === b.picture && a.letter === b.letter;

/**
 * Gives each piece an id that stays the same from one position to the next, so that the picture of a moved piece slides.
 *
 * A position lists the pieces and their cells, not the moves. A piece that stayed keeps its id; the id of a piece that is gone passes to a new piece of
 * the same side and kind. `fresh` makes ids for the others.
 */
export const track = <P extends Placed>(
	before: readonly Tracked<P>[],
	pieces: readonly P[],
	fresh: () => number,
): readonly Tracked<P>[] => {
	const byCell = new Map(before.map((tracked) => [tracked.piece.cell, tracked]));
	const stayed = new Set<number>();
	const keys = pieces.map((piece) => {
		const old = byCell.get(piece.cell);
		if (old === undefined || !sameKind(old.piece, piece)) return undefined;
		stayed.add(old.key);
		return old.key;
	});
	const gone = before.filter((tracked) => !stayed.has(tracked.key));
	return pieces.map((piece, index) => {
		const kept = keys[index];
		if (kept !== undefined) return { key: kept, piece };
		const heir = gone.findIndex((tracked) => sameKind(tracked.piece, piece));
		return { key: heir < 0 ? fresh() : gone.splice(heir, 1)[0]!.key, piece };
	});
};
