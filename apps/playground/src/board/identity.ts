/** The properties by which a piece is recognised. */
export interface Placed {
	readonly cell: number;
	readonly side: string;
	readonly kind: string;
}

export interface Tracked<P extends Placed> {
	readonly key: string;
	readonly piece: P;
}

const same = (a: Placed, b: Placed): boolean => a.side === b.side && a.kind === b.kind;

/**
 * Gives each piece an id that stays the same from one position to the next, so that the picture of a moved piece slides.
 *
 * A position lists the pieces and their cells, not the moves. A piece that stayed keeps its id; the id of a piece that is gone passes to a new piece of
 * the same side and kind. `fresh` makes ids for the others.
 */
export const track = <P extends Placed>(
	before: readonly Tracked<P>[],
	pieces: readonly P[],
	fresh: () => string,
): readonly Tracked<P>[] => {
	const byCell = new Map(before.map((tracked) => [tracked.piece.cell, tracked]));
	const stayed = new Set<string>();
	const keys = pieces.map((piece) => {
		const old = byCell.get(piece.cell);
		if (old === undefined || !same(old.piece, piece)) return undefined;
		stayed.add(old.key);
		return old.key;
	});
	const gone = before.filter((tracked) => !stayed.has(tracked.key));
	const result = pieces.map((piece, index) => {
		const kept = keys[index];
		if (kept !== undefined) return { key: kept, piece };
		const heir = gone.findIndex((tracked) => same(tracked.piece, piece));
		return { key: heir < 0 ? fresh() : gone.splice(heir, 1)[0]!.key, piece };
	});
	// Sorted by id, so that elements of the page keep their order: moving an element would interrupt its animation.
	return result.sort((a, b) => (a.key < b.key ? -1 : 1));
};
