import { boundedPoints, chanceOf, type Value } from './win-chance.js';

export type Judgement = 'inaccuracy' | 'mistake' | 'blunder';

/** The annotations of judgements: ?!, ? and ??. */
export const NAGS: Readonly<Record<Judgement, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** The loss of chances from which a move has a judgement, the gravest first. They are those of Lichess. */
const LOSSES: readonly (readonly [number, Judgement])[] = [
	[0.3, 'blunder'],
	[0.2, 'mistake'],
	[0.1, 'inaccuracy'],
];

/** The points of the side without the mate, from which a lost or allowed mate is less grave. They are those of Lichess. */
const HARMLESS = 999;
const LESS_GRAVE = 700;

const ofMate = (points: number): Judgement => (points > HARMLESS ? 'inaccuracy' : points > LESS_GRAVE ? 'mistake' : 'blunder');

/** The judgement of a move from the values before and after it, both from the view of the side that made it. */
export const judgementOf = (before: Value, after: Value): Judgement | undefined => {
	const had = before.kind === 'mate' && before.value > 0;
	const allows = after.kind === 'mate' && after.value < 0;
	// A mate that is lost is less grave in a position that is won anyway; one that is allowed, in one that was lost anyway.
	if (had && !(after.kind === 'mate' && after.value > 0)) return ofMate(boundedPoints(after));
	if (allows && before.kind === 'points') return ofMate(-boundedPoints(before));
	if (before.kind === 'mate' || after.kind === 'mate') return undefined;
	const loss = chanceOf(before) - chanceOf(after);
	return LOSSES.find(([least]) => loss >= least)?.[1];
};
