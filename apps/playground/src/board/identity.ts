/** What is needed of a piece to recognise it. */
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
 * Gives each piece a name that stays with it from one position to the next, so that a moved piece slides.
 *
 * A position says what stands where, not what moved: a piece that stayed keeps its name, one that is gone hands it to a new one of
 * the same side and kind. `fresh` makes names for the others.
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
	// In the order of names the elements of the page stay where they are: moving an element would cut its slide short.
	return result.sort((a, b) => (a.key < b.key ? -1 : 1));
};
