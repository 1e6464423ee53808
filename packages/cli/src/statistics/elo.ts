import { normalShare, Z95 } from './normal.js';
import { momentsOf, type ScoreCounts } from './scores.js';

/** The mean score that a difference in Elo predicts, by the logistic model. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The difference in Elo that a mean score means; infinite for 0 and 1. */
export const eloOfScore = (score: number): number => {
	const elo = 400 * Math.log10(score / (1 - score));
	// Adding 0 makes 0 of -0.
	return elo + 0;
};

/** A difference in Elo with its interval of 95 %, and how likely it is above 0. */
export interface EloEstimate {
	/** Infinite if all games have one result. */
	readonly value: number;
	readonly from: number;
	readonly to: number;
	/** The likelihood of superiority, between 0 and 1; undefined if all scores are one, which says nothing about others. */
	readonly superiority: number | undefined;
}

const clamped = (score: number): number => Math.min(1, Math.max(0, score));

/** The difference in Elo of a player from its scores. The interval follows from the variance of the scores: with pairs, from that of pairs. */
export const eloOf = (counts: ScoreCounts): EloEstimate => {
	const { count, mean, variance } = momentsOf(counts);
	if (count === 0) return { value: 0, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, superiority: undefined };
	const error = Math.sqrt(variance / count);
	const value = eloOfScore(mean);
	if (error === 0) return { value, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, superiority: undefined };
	return {
		value,
		from: eloOfScore(clamped(mean - Z95 * error)),
		to: eloOfScore(clamped(mean + Z95 * error)),
		superiority: normalShare((mean - 0.5) / error),
	};
};
