import type { ScoreView } from '../evaluation-views.js';

/** The losses of chances, from 0 to 1, at which Lichess marks a move, and the numbers of these marks in PGN: `??`, `?`, `?!`. */
const LOSSES: readonly (readonly [loss: number, nag: number])[] = [
	[0.15, 4],
	[0.1, 2],
	[0.05, 6],
];

/** The mark of a move that loses chances; undefined for other moves. `isFirst`: the side from whose view the scores are has moved. */
export const mistakeOf = (before: ScoreView, after: ScoreView, isFirst: boolean): number | undefined => {
	const loss = (before.chance - after.chance) * (isFirst ? 1 : -1);
	return LOSSES.find(([least]) => loss >= least)?.[1];
};
