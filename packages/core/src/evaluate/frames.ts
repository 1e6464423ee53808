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

	/** Closes the context that was opened last. */
	pop(): void {
		this.open--;
	}
}
