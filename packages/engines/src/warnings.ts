import type { EngineProblem } from './errors.js';

/** The most warnings that an engine gets: a program that writes garbage must not fill the memory. */
const MOST = 100;

/** Collects warnings. The same one is reported once. */
export class Warnings {
	readonly list: EngineProblem[] = [];
	readonly #seen = new Set<string>();
	readonly #report: ((problem: EngineProblem) => void) | undefined;

	constructor(report: ((problem: EngineProblem) => void) | undefined) {
		this.#report = report;
	}

	add(problem: EngineProblem): void {
		if (this.list.length >= MOST || this.#seen.has(problem.message)) return;
		this.#seen.add(problem.message);
		this.list.push(problem);
		this.#report?.(problem);
	}
}
