import type { CellId } from '../model/geometry.js';

/** The properties by which a piece is recognised. */
interface Placed {
	readonly cell: CellId;
	readonly side: number;
	readonly picture: string;
	readonly letter: string;
}

export interface Tracked<P extends Placed> {
	readonly key: number;
	readonly piece: P;
}

const same = (a: Placed, b: Placed): boolean => a.side === b.side && a.picture === b.picture && a.letter === b.letter;

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
		if (old === undefined || !same(old.piece, piece)) return undefined;
		stayed.add(old.key);
		return old.key;
	});
	const gone = before.filter((tracked) => !stayed.has(tracked.key));
	return pieces.map((piece, index) => {
		const kept = keys[index];
		if (kept !== undefined) return { key: kept, piece };
		const heir = gone.findIndex((tracked) => same(tracked.piece, piece));
		return { key: heir < 0 ? fresh() : gone.splice(heir, 1)[0]!.key, piece };
	});
};
