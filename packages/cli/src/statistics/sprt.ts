import { scoreOfElo } from './elo.js';
import { type ScoreCounts, scoresOf } from './scores.js';

/** A sequential probability ratio test between two differences in Elo, both logistic. */
export interface SprtOptions {
	/** The difference of the hypothesis H0. */
	readonly elo0: number;
	/** The greater difference of the hypothesis H1. */
	readonly elo1: number;
	/** The probability of accepting H1 while H0 is true. */
	readonly alpha: number;
	/** The probability of accepting H0 while H1 is true. */
	readonly beta: number;
}

/** The state of a test. */
export interface SprtState {
	/** The logarithm of the likelihood ratio of H1 to H0. */
	readonly ratio: number;
	/** At or below this ratio H0 is accepted. */
	readonly lower: number;
	/** At or above this ratio H1 is accepted. */
	readonly upper: number;
	readonly accepted: 'H0' | 'H1' | undefined;
}

/** The count of a score that did not occur: without it, one result alone would exclude all differences but one. */
const ABSENT = 1e-3;

/** Halvings until the root is as exact as its number. */
const HALVINGS = 60;

/**
 * How much more likely the counts are where the mean score is free than where it is `mean`, as a logarithm. The likeliest distribution with a given mean divides
 * the share of each score by 1 + t(score − mean), where t makes the mean right: Van den Bergh, Comments on Normalized Elo, proposition 1.1.
 */
const lossOf = (counts: readonly number[], mean: number): number => {
	const distances = scoresOf(counts).map((score) => score - mean);
	let low = -1 / distances.at(-1)!;
	let high = -1 / distances[0]!;
	for (let step = 0; step < HALVINGS; step++) {
		const middle = (low + high) / 2;
		const sum = counts.reduce((rest, count, index) => rest + (count * distances[index]!) / (1 + middle * distances[index]!), 0);
		// The sum falls with t.
		if (sum > 0) low = middle;
		else high = middle;
	}
	const root = (low + high) / 2;
	return counts.reduce((rest, count, index) => rest + count * Math.log(1 + root * distances[index]!), 0);
};

/** The generalised test for counted scores of games or of pairs. */
export const sprtOf = (counts: ScoreCounts, { elo0, elo1, alpha, beta }: SprtOptions): SprtState => {
	const lower = Math.log(beta / (1 - alpha));
	const upper = Math.log((1 - beta) / alpha);
	if (counts.every((count) => count === 0)) return { ratio: 0, lower, upper, accepted: undefined };
	const present = counts.map((count) => (count === 0 ? ABSENT : count));
	const ratio = lossOf(present, scoreOfElo(elo0)) - lossOf(present, scoreOfElo(elo1));
	return { ratio, lower, upper, accepted: ratio >= upper ? 'H1' : ratio <= lower ? 'H0' : undefined };
};
