import { type Diagnostic, NotationError, type Span } from '@x/diagnostics';

/** The codes of what cannot be played: `unsupported` by these rules of play, or without meaning on this board. */
export type RefusalCode = 'unplayable' | 'too-many-states';

/** Collects the parts of a definition that cannot be played. */
export class Refusals {
	readonly problems: Diagnostic[] = [];

	/** Adds a fault and goes on, so that every fault is found. */
	add(message: string, span?: Span, hint?: string, code: RefusalCode = 'unplayable'): void {
		this.problems.push({
			code: `fbr/${code}`,
			message,
			severity: 'error',
			span: span ?? { from: 0, to: 0 },
			...(hint !== undefined && { hint }),
		});
	}

	/** Adds the faults of a text or of moves. */
	adopt(error: unknown): void {
		if (!(error instanceof NotationError)) throw error;
		this.problems.push(...error.problems);
	}

	/** @throws NotationError if there are faults. */
	check(): void {
		if (this.problems.length > 0) throw new NotationError(this.problems);
	}
}
