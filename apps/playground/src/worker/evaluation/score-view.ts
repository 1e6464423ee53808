import { number } from '../../strings/language.js';
import type { ScoreView } from '../evaluation-views.js';

/** How fast a lead becomes a chance: the slope that Lichess found in its games, by centipawns. */
const SLOPE = 0.00368208;

/** The chance to win, from 0 to 1, with a lead in pawns. */
const chanceOf = (pawns: number): number => 1 / (1 + Math.exp(-SLOPE * 100 * pawns));

const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : `+${text}`);

/** A lead in pawns. */
export const pawnsView = (pawns: number): ScoreView => {
	const value = Math.round(pawns * 100) / 100;
	return {
		text: signed(value, Math.abs(value).toFixed(2)),
		value,
		mate: false,
		chance: chanceOf(value),
	};
};

/** A forced end after some moves; `isWon` decides where it has come already, so that there are none. */
export const mateView = (moves: number, isWon = moves > 0): ScoreView => ({
	text: `#${isWon ? '' : '−'}${number(Math.abs(moves))}`,
	value: moves,
	mate: true,
	chance: isWon ? 1 : 0,
});
