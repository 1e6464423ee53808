/**
 * The meaning of scores: the chance to win, and whether a move was a mistake. The figures are those of Lichess, which were found in games of chess.
 *
 * @module
 */
import type { Score } from './protocol/messages.js';

export type { Score } from './protocol/messages.js';

/** How grave a mistake is. */
export type Judgement = 'inaccuracy' | 'mistake' | 'blunder';

/** The numbers of judgements among the annotations of PGN: `?!`, `?` and `??`. */
export const JUDGEMENT_NAGS: Readonly<Record<Judgement, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** More points, and mates, count as these. */
const MOST_POINTS = 1000;

/** How fast the chance grows with the points: lichess.org/page/accuracy. */
const SLOPE = 0.00368208;

/** The loss of a chance from which a move has a judgement, the gravest first. */
const LOSSES: readonly (readonly [least: number, judgement: Judgement])[] = [
	[0.15, 'blunder'],
	[0.1, 'mistake'],
	[0.05, 'inaccuracy'],
];

/** The points of the side without the mate, from which a lost or allowed mate is less grave. */
const HARMLESS = 999;
const LESS_GRAVE = 700;

/**
 * A score as hundredths of a pawn between -1000 and 1000. A mate has the greatest or the least number.
 *
 * @example
 * boundedPoints({ kind: 'points', value: 2500 }) // → 1000
 * boundedPoints({ kind: 'mate', value: -3 }) // → -1000
 */
export const boundedPoints = ({ kind, value }: Score): number =>
	kind === 'mate' ? Math.sign(value) * MOST_POINTS : Math.max(-MOST_POINTS, Math.min(MOST_POINTS, value));

/**
 * The chance to win, from 0 to 1: the share of the points that the side of the score gets from such positions.
 *
 * @example
 * winChance({ kind: 'points', value: 0 }) // → 0.5
 * winChance({ kind: 'points', value: 300 }).toFixed(2) // → '0.75'
 */
export const winChance = (score: Score): number => 1 / (1 + Math.exp(-SLOPE * boundedPoints(score)));

const ofMate = (points: number): Judgement => (points > HARMLESS ? 'inaccuracy' : points > LESS_GRAVE ? 'mistake' : 'blunder');

/**
 * The judgement of a move from the scores before and after it, both from the view of the side that made it; undefined for a move that is not a mistake.
 *
 * @example
 * judgementOf({ kind: 'points', value: 20 }, { kind: 'points', value: -250 }) // → 'blunder'
 * judgementOf({ kind: 'points', value: 20 }, { kind: 'points', value: 10 }) // → undefined
 * judgementOf({ kind: 'mate', value: 2 }, { kind: 'points', value: 900 }) // → 'mistake'
 */
export const judgementOf = (before: Score, after: Score): Judgement | undefined => {
	const had = before.kind === 'mate' && before.value > 0;
	const allows = after.kind === 'mate' && after.value < 0;
	// A mate that is lost is less grave in a position that is won anyway; one that is allowed, in one that was lost anyway.
	if (had && !(after.kind === 'mate' && after.value > 0)) return ofMate(boundedPoints(after));
	if (allows && before.kind === 'points') return ofMate(-boundedPoints(before));
	if (before.kind === 'mate' || after.kind === 'mate') return undefined;
	const loss = winChance(before) - winChance(after);
	return LOSSES.find(([least]) => loss >= least)?.[1];
};

/**
 * The same score from the view of the other side.
 *
 * @example
 * reversed({ kind: 'mate', value: 3 }) // → { kind: 'mate', value: -3 }
 */
export const reversed = (score: Score): Score => {
	const value = score.value === 0 ? 0 : -score.value;
	return score.bound === undefined ? { ...score, value } : { ...score, value, bound: score.bound === 'lower' ? 'upper' : 'lower' };
};
