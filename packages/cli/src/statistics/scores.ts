/**
 * How often each score occurred, from the least to the greatest: losses, draws and wins of games (3 counts), or 0, ½, 1, 1½ and 2 points of pairs of games with
 * one opening (5 counts).
 */
export type ScoreCounts = readonly number[];

/** The mean and the variance of scores between 0 and 1. */
export interface Moments {
	readonly count: number;
	readonly mean: number;
	readonly variance: number;
}

/** The scores of counts, between 0 and 1. */
export const scoresOf = (counts: ScoreCounts): readonly number[] => counts.map((_, index) => index / (counts.length - 1));

/** The mean and the variance of counted scores. */
export const momentsOf = (counts: ScoreCounts): Moments => {
	const scores = scoresOf(counts);
	const count = counts.reduce((sum, one) => sum + one, 0);
	if (count === 0) return { count, mean: 0.5, variance: 0 };
	const mean = counts.reduce((sum, one, index) => sum + one * scores[index]!, 0) / count;
	const variance = counts.reduce((sum, one, index) => sum + one * (scores[index]! - mean) ** 2, 0) / count;
	return { count, mean, variance };
};
