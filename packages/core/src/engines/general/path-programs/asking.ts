import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import type { GameInPlay } from '../model.js';
import type { PathPrograms } from './model.js';

/** A walker for a question asked in the middle of a walk; it inherits marks and bindings and stands on a cell of its own. */
export function innerWalker(inPlay: GameInPlay, walker: EvaluationContext, cell: number): EvaluationContext {
	const inner = inPlay.walker(walker.depth + 1);
	inner.begin(walker.side, cell, walker.mover);
	inner.marks.set(walker.marks);
	inner.bounds.set(walker.bounds);
	inner.series.set(walker.series);
	inner.start = walker.start;
	inner.cut = walker.cut;
	inner.first = walker.first;
	inner.settled = walker.settled;
	inner.entered = walker.entered;
	inner.eventCodes = walker.eventCodes;
	inner.eventCells = walker.eventCells;
	inner.ghosts = walker.ghosts;
	return inner;
}

/** Asks a question of the board as it was when the walk began, then puts everything back. */
export function asItWas({ inPlay: { player }, origins }: PathPrograms, walker: EvaluationContext, test: Test): boolean {
	const { mover, eventCodes, eventCells, ghosts } = walker;
	Object.assign(walker, { mover: walker.first, eventCodes: [], eventCells: [], ghosts: [] });
	const ask = (): boolean => player.before(walker.start, () => test(walker));
	const answer = origins === undefined ? ask() : origins.before(ask);
	Object.assign(walker, { mover, eventCodes, eventCells, ghosts });
	return answer;
}
