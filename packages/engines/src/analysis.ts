import type { Best, Info } from './protocol/messages.js';

/** The most parts of a search that wait to be read. Older ones are dropped: the newest is the best. */
const WAITING = 256;

/** The engine of an analysis, which ends it. */
export interface AnalysisControl {
	stop(): void;
	ponderHit(): void;
}

/**
 * A search that runs. `for await` reads what the engine says; `result` is its answer. Both fail with the same error if the search fails.
 * Leaving the loop early stops the search.
 */
export class Analysis implements AsyncIterable<Info> {
	/** The answer of the engine. */
	readonly result: Promise<Best>;
	/** The newest part of each rank, by rank. */
	readonly latest: Map<number, Info> = new Map();
	#settle: (best: Best) => void = () => {};
	#refuse: (error: unknown) => void = () => {};
	#waiting: Info[] = [];
	#wake: (() => void) | undefined;
	#over = false;
	#failure: { readonly error: unknown } | undefined;
	readonly #control: AnalysisControl;

	/** @internal */
	constructor(control: AnalysisControl) {
		this.#control = control;
		this.result = new Promise((settle, refuse) => {
			this.#settle = settle;
			this.#refuse = refuse;
		});
		// A program that only reads the parts learns of the failure there.
		this.result.catch(() => {});
	}

	/** Asks for the answer now. It returns the answer. */
	stop(): Promise<Best> {
		this.#control.stop();
		return this.result;
	}

	/** Says that the expected move was played: the search goes on in the engine's own time. */
	ponderHit(): void {
		this.#control.ponderHit();
	}

	/** @internal */
	get over(): boolean {
		return this.#over;
	}

	/** @internal */
	add(info: Info): void {
		if (this.#over) return;
		if (info.moves.length > 0) this.latest.set(info.rank, info);
		if (this.#waiting.length >= WAITING) this.#waiting.shift();
		this.#waiting.push(info);
		this.#wake?.();
	}

	/** @internal */
	finish(best: Best): void {
		this.#end();
		this.#settle(best);
	}

	/** @internal */
	fail(error: unknown): void {
		if (this.#over) return;
		this.#failure = { error };
		this.#end();
		this.#refuse(error);
	}

	#end(): void {
		this.#over = true;
		this.#wake?.();
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<Info, void> {
		try {
			for (;;) {
				const next = this.#waiting.shift();
				if (next !== undefined) yield next;
				else if (this.#failure !== undefined) throw this.#failure.error;
				else if (this.#over) return;
				else
					await new Promise<void>((resolve) => {
						this.#wake = resolve;
					});
			}
		} finally {
			if (!this.#over) this.#control.stop();
		}
	}
}
