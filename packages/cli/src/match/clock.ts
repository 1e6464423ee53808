import type { ClockLimit } from '../players/limits.js';

/** The clock of a player. Times are milliseconds. */
export class Clock {
	readonly #limit: ClockLimit;
	#left: number;
	#moves = 0;

	constructor(limit: ClockLimit) {
		this.#limit = limit;
		this.#left = limit.base + limit.increment;
	}

	/** The time that is left for the next move. */
	get left(): number {
		return this.#left;
	}

	get increment(): number {
		return this.#limit.increment;
	}

	/** The moves until the base time is added again. */
	get movesToGo(): number | undefined {
		const { moves } = this.#limit;
		return moves === undefined ? undefined : moves - (this.#moves % moves);
	}

	/** Takes the time of a move. Returns false if it was too long, by more than `margin`. */
	spend(milliseconds: number, margin: number): boolean {
		const left = this.#left - milliseconds;
		if (left < -margin) {
			this.#left = 0;
			return false;
		}
		this.#moves++;
		const { base, increment, moves } = this.#limit;
		this.#left = Math.max(0, left) + increment + (moves !== undefined && this.#moves % moves === 0 ? base : 0);
		return true;
	}
}
