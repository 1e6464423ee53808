import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { cellOf } from '../../../evaluate/references.js';
import type { PieceExpr } from '../../../rules/types.js';
import type { BoardInPlay, GameInPlay } from '../model.js';

import { auxOf, DROPPED, endingOf, fromOf, LEAVING, SCRIPTED, shapeOf, TAKING, toOf } from '../packed-move.js';

/**
 * The origin of a written piece: a cell of the current board, a cell of the board when the candidate began (from `WAS` on), a new piece,
 * the mover, or none.
 */
const WAS = 0x100000;
const NEW = -1;
export const MOVER = -2;
export const NONE = -3;
/** Instead of a cell: the piece on the other cell becomes the mover; or a query begins, and with it a new earlier board. */
const LIFT = -1;
const BEGIN = -2;

/** The origin of the piece that an expression copies. */
export function sourceOf(inPlay: GameInPlay, expression: PieceExpr | undefined): (context: EvaluationContext) => number {
	if (expression === undefined || expression === 'mover') return () => MOVER;
	if (expression === 'none') return () => NONE;
	if ('kind' in expression) return () => NEW;
	if ('recolour' in expression) return sourceOf(inPlay, expression.recolour);
	const was = 'was' in expression;
	const cell = cellOf(inPlay, was ? expression.was : expression.of);
	return (context) => cell(context) + (was ? WAS : 0);
}

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

/** The steps of a table move, as `Origins` would have recorded them. */
export function stepsOf({ boardState, tables, size }: BoardInPlay, route: number, detail: number): number[] {
	const shape = shapeOf(detail);
	const [from, to] = [fromOf(route), toOf(route)];
	if (shape === DROPPED) return [to, NEW];
	if (shape !== SCRIPTED) {
		const becomes = shape === LEAVING ? 0 : endingOf(detail);
		const victim = shape === TAKING ? [auxOf(detail), NONE] : [];
		return [...victim, from, NONE, to, becomes === 0 ? MOVER : NEW];
	}
	const { writes } = tables.scripts[boardState.board[from]! * size + from]![auxOf(detail)]!;
	const steps: number[] = [];
	for (let index = 0; index < writes.length; index += 2) {
		const code = writes[index + 1]!;
		steps.push(writes[index]!, code < 0 ? -2 - code : code === 0 ? NONE : writes[index] === to ? MOVER : NEW);
	}
	return steps;
}

/** The pieces of a board by number, after the steps; `fresh` numbers new pieces. 0: no piece. */
export function followed(ids: Int32Array, steps: readonly number[], first: number, fresh: () => number): Int32Array {
	const now = ids.slice();
	let was = ids;
	let mover = first < 0 ? 0 : ids[first]!;
	for (let index = 0; index < steps.length; index += 2) {
		const cell = steps[index]!;
		const source = steps[index + 1]!;
		if (cell === LIFT) mover = now[source]!;
		else if (cell === BEGIN) was = now.slice();
		else if (source === NONE) now[cell] = 0;
		else if (source === NEW) now[cell] = fresh();
		else if (source === MOVER) now[cell] = mover;
		else now[cell] = source >= WAS ? was[source - WAS]! : now[source]!;
	}
	// Among copies of one piece, the copy on the piece's old cell keeps its number, else the first copy does.
	const heirs = new Map<number, number>();
	for (const [cell, id] of now.entries()) if (!heirs.has(id) || ids[cell] === id) heirs.set(id, cell);
	return now.map((id, cell) => (id === 0 || heirs.get(id) === cell ? id : fresh()));
}
