import { type Score, winChance } from '@x/engines/judgement';

/** The accuracy of a move in per cent, from the shares of the points before and after it: the formula of lichess.org/page/accuracy. */
export const moveAccuracy = (before: number, after: number): number =>
	after >= before ? 100 : Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * (before - after)) - 3.1669));

/** The moves around a move that tell how much was at stake. */
const LEAST_WINDOW = 2;
const MOST_WINDOW = 8;

/** The bounds of the weight of a move. */
const LEAST_WEIGHT = 0.5;
const MOST_WEIGHT = 12;

const bounded = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const deviationOf = (values: readonly number[]): number => {
	const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
	return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
};

/** The weights of moves: how much the chances vary around each. `percents`: those before the first move and after each. */
const weightsOf = (percents: readonly number[]): readonly number[] => {
	const moves = percents.length - 1;
	const size = Math.min(bounded(Math.floor(moves / 10), LEAST_WINDOW, MOST_WINDOW), percents.length);
	return Array.from({ length: moves }, (_, move) => {
		// The first moves share the first window.
		const from = Math.max(0, move - (size - 2));
		return bounded(deviationOf(percents.slice(from, from + size)), LEAST_WEIGHT, MOST_WEIGHT);
	});
};

/**
 * The accuracy of a side in a game, as Lichess defines it: the average of the mean that is weighted by the stakes, and of the harmonic mean. Undefined
 * without moves.
 *
 * @param values those before the first turn and after each, from the view of the side
 * @param isOwn whether the side made a turn
 */
export const gameAccuracy = (values: readonly Score[], isOwn: (turn: number) => boolean): number | undefined => {
	const percents = values.map((value) => 100 * winChance(value));
	const weights = weightsOf(percents);
	const own = weights.flatMap((weight, turn) =>
		isOwn(turn) ? [{ weight, accuracy: moveAccuracy(percents[turn]!, percents[turn + 1]!) }] : [],
	);
	if (own.length === 0) return undefined;
	const weighted = own.reduce((sum, { weight, accuracy }) => sum + weight * accuracy, 0) / own.reduce((sum, { weight }) => sum + weight, 0);
	const harmonic = own.length / own.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0);
	return (weighted + harmonic) / 2;
};
