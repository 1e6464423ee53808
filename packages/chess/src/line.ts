import { key, type Position } from '@x/core';
import type { Words } from './constants.js';
import { writeFen } from './fen.js';
import { type Move, moveBetween } from './move.js';
import type { Step } from './read-move.js';

/** A move that was made, with the positions on its two sides. */
export interface Ply<W extends Words> {
	readonly move: Move<W>;
	readonly before: Position;
	readonly after: Position;
}

/** A line of moves from a start: the position at its end, and how often each position occurred. Each step costs the same, however long the line is. */
export class Line<W extends Words = Words> {
	readonly start: Position;
	readonly startFen: string;
	readonly plies: Ply<W>[] = [];
	/** The moves that were undone, the next one last. */
	readonly undone: Ply<W>[] = [];
	#position: Position;
	#fen: string;
	readonly #counts = new Map<string, number>();

	constructor(start: Position) {
		this.start = start;
		this.startFen = writeFen(start);
		this.#position = start;
		this.#fen = this.startFen;
		this.#count(1);
	}

	get position(): Position {
		return this.#position;
	}

	get fen(): string {
		return this.#fen;
	}

	/** How often the position at the end occurred. */
	get occurrences(): number {
		return this.#counts.get(key(this.#position)) ?? 0;
	}

	#count(by: number): void {
		const name = key(this.#position);
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
	}

	#reach(position: Position, fen: string): void {
		this.#position = position;
		this.#fen = fen;
	}

	/** Makes a move. Moves that were undone are returned: they no longer belong to the line. */
	play({ move, after }: Step): { readonly move: Move<W>; readonly dropped: readonly Ply<W>[] } {
		const before = this.#position;
		const played = moveBetween<W>(move, after, [this.#fen, writeFen(after)]);
		const dropped = this.undone.splice(0);
		this.#add({ move: played, before, after });
		return { move: played, dropped };
	}

	#add(ply: Ply<W>): void {
		this.plies.push(ply);
		this.#reach(ply.after, ply.move.after);
		this.#count(1);
	}

	undo(): Move<W> | null {
		const ply = this.plies.pop();
		if (ply === undefined) return null;
		this.#count(-1);
		this.#reach(ply.before, ply.move.before);
		this.undone.push(ply);
		return ply.move;
	}

	redo(): Move<W> | null {
		const ply = this.undone.pop();
		if (ply === undefined) return null;
		this.#add(ply);
		return ply.move;
	}

	/** Puts another position in the place of the one at the end. */
	replace(position: Position): void {
		this.#count(-1);
		this.#reach(position, writeFen(position));
		this.#count(1);
	}
}
