import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import type { BoardInPlay } from '../model.js';
import type { PathRuntimeParts } from './model.js';

/** Pushes a context for an evaluation inside a walk, with a cell of its own; it inherits marks and bindings. The caller pops it. */
export function pushNested(inPlay: BoardInPlay, context: EvaluationContext, cell: number): EvaluationContext {
	const inner = inPlay.frames.push();
	inner.begin(context.side, cell, context.mover);
	inner.marks.set(context.marks);
	inner.bounds.set(context.bounds);
	inner.series.set(context.series);
	inner.start = context.start;
	inner.withinAttack = context.withinAttack;
	inner.first = context.first;
	inner.settled = context.settled;
	inner.entered = context.entered;
	inner.eventCodes = context.eventCodes;
	inner.eventCells = context.eventCells;
	inner.ghosts = context.ghosts;
	return inner;
}

/** Evaluates a test on the board as it was when the walk began, then restores the board. */
export function asWalkBegan({ inPlay: { player }, origins }: PathRuntimeParts, context: EvaluationContext, test: Test): boolean {
	const { mover, eventCodes, eventCells, ghosts } = context;
	Object.assign(context, { mover: context.first, eventCodes: [], eventCells: [], ghosts: [] });
	const ask = (): boolean => player.before(context.start, () => test(context));
	const answer = origins === undefined ? ask() : origins.before(ask);
	Object.assign(context, { mover, eventCodes, eventCells, ghosts });
	return answer;
}
