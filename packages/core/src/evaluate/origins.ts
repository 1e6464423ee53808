/**
 * The origin of a written piece: a cell of the current board, a cell of the board when the candidate began (from `WAS` on), a new piece,
 * the mover, or none.
 */
export const WAS = 0x100000;
export const NEW = -1;
export const MOVER = -2;
export const NONE = -3;
/** Instead of a cell: the piece on the other cell becomes the mover; or a query begins, and with it a new earlier board. */
export const LIFT = -1;
export const BEGIN = -2;

/**
 * The origins of the pieces that a candidate writes: pairs of a cell and the origin of the piece written there, in order.
 *
 * Recorded only for rulesets with traces, and only while history is read: pieces are followed through earlier moves by playing these
 * again.
 */
export class Origins {
	steps: number[] = [];
	/** The cell of the first mover, or -1. */
	first = -1;
	/** The number of notes when the current walk began. */
	private base = 0;

	wrote(cell: number, source: number): void {
		this.steps.push(cell, source);
	}

	landed(stand: number, at: number, left: number, source: number): void {
		if (stand >= 0 && stand !== at) this.steps.push(stand, left);
		this.steps.push(at, source, LIFT, at);
	}

	lifted(cell: number): void {
		this.steps.push(LIFT, cell);
	}

	/** Removes the last notes. */
	truncate(notes: number): void {
		this.steps.length -= 2 * notes;
	}

	/** Runs a function with new notes, for the piece on a cell (-1: none), or continuing from given notes. */
	withNotes<T>(first: number, make: () => T, steps: readonly number[] = []): T {
		const outer = { steps: this.steps, first: this.first, base: this.base };
		Object.assign(this, { steps: [...steps], first, base: 0 });
		const made = make();
		Object.assign(this, outer);
		return made;
	}

	/** Runs a query inside a walk: a piece may be put on a cell, and the earlier board becomes the current one. */
	asked<T>(cell: number, source: number | undefined, ask: () => T): T {
		const { base } = this;
		const notes = this.steps.length;
		if (source !== undefined) this.wrote(cell, source);
		this.steps.push(BEGIN, 0);
		this.base = this.steps.length;
		const answer = ask();
		this.steps.length = notes;
		this.base = base;
		return answer;
	}

	/** Runs a query with the piece on a cell as mover. */
	withMover<T>(cell: number, ask: () => T): T {
		this.lifted(cell);
		const answer = ask();
		this.truncate(1);
		return answer;
	}

	/** Runs a query on the notes taken before the walk began. */
	before<T>(ask: () => T): T {
		const since = this.steps.splice(this.base);
		const answer = ask();
		this.steps.push(...since);
		return answer;
	}
}
