import { BEGIN, LIFT, MOVER, NEW, NONE, WAS } from '../../../evaluate/origins.js';
import type { BoardInPlay } from '../model.js';
import { auxOf, DROPPED, endingOf, fromOf, LEAVING, SCRIPTED, shapeOf, TAKING, toOf } from '../packed-move.js';

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
