import type { Problem, Span } from '@x/diagnostics';

/** A part of a value that the other notation cannot say; `data.part` names it. The span is that of the value, if it has one. */
export interface BetzaLoss extends Problem {
	readonly span?: Span | undefined;
}

/** A value in another notation, with the losses of the conversion. The list is empty if the conversion is complete. */
export interface ConvertedBetza<T> {
	readonly value: T;
	readonly lost: readonly BetzaLoss[];
}

/** Collects losses, each once for its place. */
export class Losses {
	readonly list: BetzaLoss[] = [];
	readonly #known = new Set<string>();

	add(what: string, span?: Span | undefined): void {
		const message = `The other notation cannot say ${what}.`;
		const key = `${span?.from} ${span?.to} ${what}`;
		if (this.#known.has(key)) return;
		this.#known.add(key);
		this.list.push({ code: 'betza/lost', severity: 'warning', message, data: { part: what }, ...(span && { span }) });
	}
}
