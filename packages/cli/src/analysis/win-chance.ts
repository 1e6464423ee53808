/** The value of a position from the view of one side: hundredths of a pawn, or moves until the mate, which are infinite if it is on the board. */
export interface Value {
	readonly kind: 'points' | 'mate';
	readonly value: number;
}

/** The same value from the view of the other side. */
export const reversed = ({ kind, value }: Value): Value => ({ kind, value: value === 0 ? 0 : -value });

/** More points, and mates, count as these. */
const MOST_POINTS = 1000;

/** How fast the chance grows with the points: the figure that Lichess found in its games of chess (lichess.org/page/accuracy). */
const SLOPE = 0.00368208;

/** A value as hundredths of a pawn between -1000 and 1000. */
export const boundedPoints = ({ kind, value }: Value): number =>
	kind === 'mate' ? Math.sign(value) * MOST_POINTS : Math.max(-MOST_POINTS, Math.min(MOST_POINTS, value));

/** The chance of a win less that of a loss, from -1 to 1. */
export const chanceOf = (value: Value): number => 2 / (1 + Math.exp(-SLOPE * boundedPoints(value))) - 1;

/** The share of the points that the side will win, in per cent. */
export const winPercent = (value: Value): number => 50 + 50 * chanceOf(value);
