import type { Side, Time } from '../game.js';

/** The times of both players up to a move. */
export type Totals = Readonly<Record<Side, number>>;

/** The times after a move. A total that is given counts. */
export const added = (totals: Totals, side: Side, time: Time | undefined): Totals =>
	time === undefined ? totals : { ...totals, [side]: time.total ?? totals[side] + time.spent };
