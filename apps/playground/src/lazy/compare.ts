import type { CountRow, TheirRow } from '../worker/protocol.js';

/** The difference of a move's counts, or the only side that has the move. */
export type Difference =
	| { readonly type: 'count'; readonly row: CountRow; readonly theirs: number }
	| { readonly type: 'only-ours'; readonly row: CountRow }
	| { readonly type: 'only-theirs'; readonly word: string; readonly count: number };

/** The differences of two divides of one position, in our order of moves. Moves that only the other program has come first: they need no search. */
export const differences = (ours: readonly CountRow[], theirs: readonly TheirRow[]): readonly Difference[] => {
	const known = new Map(theirs.map((row) => [row.name, row.count]));
	const strange = theirs.filter(({ name }) => name === undefined);
	return [
		...strange.map(({ word, count }): Difference => ({ type: 'only-theirs', word, count })),
		...ours.flatMap((row): readonly Difference[] => {
			const count = known.get(row.name);
			if (count === undefined) return [{ type: 'only-ours', row }];
			return count === row.count ? [] : [{ type: 'count', row, theirs: count }];
		}),
	];
};
