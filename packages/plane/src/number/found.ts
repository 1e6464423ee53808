import type { Board } from './board.js';
import { type Coordinate, longer, ONE, OPEN, type Row, row } from './coordinate.js';
import type { Deed, Walked } from './deed.js';
import type { Ride, Take, Trail } from './men.js';
import { holdsOf, type Part, part } from './part.js';

/** How a single move was found; the index is what is stored. */
export const SHAPES: readonly Deed['shape'][] = ['trail', 'take', 'script'];
export const TRAIL = 0;
export const TAKE = 1;
export const SCRIPT = 2;

const widened = <A extends Int32Array | Uint8Array>(old: A, fresh: A): A => {
	fresh.set(old);
	return fresh;
};

/** Legal moves in rows of numbers, so that looking for them makes no garbage: single ones, and rays. */
export class Found {
	/** Single moves, and of each: mover, cell, code it becomes or 0, what leads there, whether it captures, the index of its shape. */
	count = 0;
	id: Int32Array = new Int32Array(64);
	x: Row = row(64);
	y: Row = row(64);
	becomes: Int32Array = new Int32Array(64);
	captures: Uint8Array = new Uint8Array(64);
	shape: Uint8Array = new Uint8Array(64);
	readonly by: (Trail | Take | Walked)[] = [];
	/** Rays, and of each: mover, ride, the last step (OPEN: none), and its parts if these are not simply all from the first on. */
	rays = 0;
	mover: Int32Array = new Int32Array(64);
	last: Row = row(64);
	readonly ride: Ride[] = [];
	readonly parts: (readonly Part[] | undefined)[] = [];

	get length(): number {
		return this.count + this.rays;
	}

	clear(): void {
		this.count = 0;
		this.rays = 0;
	}

	point(id: number, x: Coordinate, y: Coordinate, becomes: number, by: Trail | Take | Walked, captures: boolean, shape: number): void {
		const at = this.count++;
		if (at === this.id.length) {
			const length = at * 2;
			this.x = longer(this.x, length);
			this.y = longer(this.y, length);
			this.id = widened(this.id, new Int32Array(length));
			this.becomes = widened(this.becomes, new Int32Array(length));
			this.captures = widened(this.captures, new Uint8Array(length));
			this.shape = widened(this.shape, new Uint8Array(length));
		}
		this.id[at] = id;
		this.x[at] = x;
		this.y[at] = y;
		this.becomes[at] = becomes;
		this.captures[at] = captures ? 1 : 0;
		this.shape[at] = shape;
		this.by[at] = by;
	}

	ray(id: number, ride: Ride, last: Coordinate, parts: readonly Part[] | undefined): void {
		const at = this.rays++;
		if (at === this.mover.length) {
			this.mover = widened(this.mover, new Int32Array(at * 2));
			this.last = longer(this.last, at * 2);
		}
		this.mover[at] = id;
		this.last[at] = last;
		this.ride[at] = ride;
		this.parts[at] = parts;
	}

	/** Whether the last mover looked at has an unconditional single move there. */
	has(id: number, x: Coordinate, y: Coordinate): boolean {
		for (let at = this.count - 1; at >= 0 && this.id[at] === id; at--)
			if (this.x[at] === x && this.y[at] === y && this.becomes[at] === 0) return true;
		return false;
	}

	/** A single move, to be kept. */
	deed(at: number, board: Board): Deed {
		const id = this.id[at]!;
		return {
			fromX: board.x[id]!,
			fromY: board.y[id]!,
			toX: this.x[at]!,
			toY: this.y[at]!,
			becomes: this.becomes[at]!,
			by: this.by[at]!,
			captures: this.captures[at] === 1,
			shape: SHAPES[this.shape[at]!]!,
		};
	}

	partsOf(at: number): readonly Part[] {
		return this.parts[at] ?? [part(ONE, this.last[at]!)];
	}

	/** All of them one by one, unless they have no end or are more than this. */
	deeds(board: Board, most: number): Deed[] | 'infinite' | 'many' {
		const deeds: Deed[] = [];
		for (let at = 0; at < this.count; at++) deeds.push(this.deed(at, board));
		for (let at = 0; at < this.rays; at++) {
			const ride = this.ride[at]!;
			const fromX = board.x[this.mover[at]!]!;
			const fromY = board.y[this.mover[at]!]!;
			for (const one of this.partsOf(at)) {
				if (one.last === OPEN) return 'infinite';
				if (one.last - one.first > most) return 'many';
				for (let k: Coordinate = one.first; k <= one.last; k += ONE) {
					if (!holdsOf(one, k)) continue;
					const [toX, toY] = [fromX + k * ride.dx, fromY + k * ride.dy];
					deeds.push({ fromX, fromY, toX, toY, becomes: 0, by: ride, captures: board.find(toX, toY) >= 0, shape: 'ride' });
				}
			}
		}
		return deeds.length > most ? 'many' : deeds;
	}
}
