import { type Diagnostic, NotationError, type Span } from '@x/diagnostics';

/** Ends the work on moves that have been refused. */
export class Refused extends Error {}

/** Collects what cannot be made into moves of a board. */
export class Refusals {
	readonly problems: Diagnostic[] = [];

	/** Adds a fault and goes on, so that every fault is found. */
	add(message: string, span: Span | undefined, hint?: string): void {
		this.problems.push({
			code: 'mbn/unplayable',
			message,
			severity: 'error',
			span: span ?? { from: 0, to: 0 },
			...(hint !== undefined && { hint }),
		});
	}

	/** Adds a fault after which nothing can be done. */
	stop(message: string, span: Span | undefined, hint?: string): never {
		this.add(message, span, hint);
		throw new Refused();
	}

	/** Runs the work, and throws all faults that it found. */
	run<T>(work: () => T): T {
		try {
			const result = work();
			if (this.problems.length === 0) return result;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
		}
		throw new NotationError(this.problems);
	}
}
