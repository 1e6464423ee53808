import type { CountRow, TheirRow } from '../worker/protocol.js';

/** How a move's counts differ, or that only one side knows it. */
export type Difference =
	| { readonly type: 'count'; readonly row: CountRow; readonly theirs: number }
	| { readonly type: 'only-ours'; readonly row: CountRow }
	| { readonly type: 'only-theirs'; readonly word: string; readonly count: number };

/** Where two divides of one position differ, in our order of moves; what only the other knows comes first, for it needs no search. */
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
