import { EvaluationContext, type Owner } from './evaluation-context.js';

/**
 * The contexts of the evaluations that are open, as a stack.
 *
 * The function that needs a context pushes one, uses it, and pops it before it returns; so no two open evaluations share a context, however
 * deeply they are nested. A context above the stack keeps its memory for the next push. An exception leaves the stack as it is: the game is
 * then loaded again, with a stack of its own.
 */
export class Frames {
	/** The number of open contexts. */
	open = 0;
	private readonly owner: Owner;
	private readonly contexts: EvaluationContext[] = [];

	constructor(owner: Owner) {
		this.owner = owner;
	}

	/** Opens a context. Its content is that of an earlier use until it is begun. */
	push(): EvaluationContext {
		if (this.open === this.contexts.length) this.contexts.push(new EvaluationContext(this.owner));
		return this.contexts[this.open++]!;
	}

	/** Opens a context for an evaluation inside a walk, with a cell of its own; it inherits marks and bindings. */
	nest(context: EvaluationContext, cell: number): EvaluationContext {
		const inner = this.push();
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

	/** Closes the context that was opened last. */
	pop(): void {
		this.open--;
	}
}
