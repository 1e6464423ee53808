import { type Coordinate, type CoordinateArray, coordinateArray, ONE, resized, UNBOUNDED } from './coordinate.js';
import type { LaneMove, ScriptResult } from './lane-move.js';
import type { FixedPath, PointCapture, Ride } from './piece-moves.js';
import type { SparseBoard } from './sparse-board.js';
import { includesStep, type StepInterval, stepInterval } from './step-interval.js';

/** The shapes of single moves. The buffer stores the index. */
export const SHAPES: readonly LaneMove['shape'][] = ['fixed-path', 'point-capture', 'script'];
export const FIXED_PATH = 0;
export const POINT_CAPTURE = 1;
export const SCRIPT = 2;

const copied = <A extends Int32Array | Uint8Array>(old: A, fresh: A): A => {
	fresh.set(old);
	return fresh;
};

/** A list of legal moves, single moves and rays, in reused arrays of numbers: move generation allocates nothing. */
export class MoveBuffer {
	/** The number of single moves. For each: mover, cell, the code it becomes or 0, its source, whether it captures, the index of its shape. */
	pointCount = 0;
	pointMover: Int32Array = new Int32Array(64);
	x: CoordinateArray = coordinateArray(64);
	y: CoordinateArray = coordinateArray(64);
	becomes: Int32Array = new Int32Array(64);
	captures: Uint8Array = new Uint8Array(64);
	shape: Uint8Array = new Uint8Array(64);
	readonly pointSource: (FixedPath | PointCapture | ScriptResult)[] = [];
	/** The number of rays. For each: mover, ride, the last step (UNBOUNDED: no end), and its intervals unless it is one from the first step on. */
	rayCount = 0;
	rayMover: Int32Array = new Int32Array(64);
	rayLast: CoordinateArray = coordinateArray(64);
	readonly rayRide: Ride[] = [];
	readonly rayIntervals: (readonly StepInterval[] | undefined)[] = [];

	get length(): number {
		return this.pointCount + this.rayCount;
	}

	clear(): void {
		this.pointCount = 0;
		this.rayCount = 0;
	}

	addPoint(
		id: number,
		x: Coordinate,
		y: Coordinate,
		becomes: number,
		by: FixedPath | PointCapture | ScriptResult,
		captures: boolean,
		shape: number,
	): void {
		const at = this.pointCount++;
		if (at === this.pointMover.length) {
			const length = at * 2;
			this.x = resized(this.x, length);
			this.y = resized(this.y, length);
			this.pointMover = copied(this.pointMover, new Int32Array(length));
			this.becomes = copied(this.becomes, new Int32Array(length));
			this.captures = copied(this.captures, new Uint8Array(length));
			this.shape = copied(this.shape, new Uint8Array(length));
		}
		this.pointMover[at] = id;
		this.x[at] = x;
		this.y[at] = y;
		this.becomes[at] = becomes;
		this.captures[at] = captures ? 1 : 0;
		this.shape[at] = shape;
		this.pointSource[at] = by;
	}

	addRay(id: number, ride: Ride, last: Coordinate, intervals: readonly StepInterval[] | undefined): void {
		const at = this.rayCount++;
		if (at === this.rayMover.length) {
			this.rayMover = copied(this.rayMover, new Int32Array(at * 2));
			this.rayLast = resized(this.rayLast, at * 2);
		}
		this.rayMover[at] = id;
		this.rayLast[at] = last;
		this.rayRide[at] = ride;
		this.rayIntervals[at] = intervals;
	}

	/** Whether the mover added last already has a single move without a change of kind to this cell. */
	hasQuietEnd(id: number, x: Coordinate, y: Coordinate): boolean {
		for (let at = this.pointCount - 1; at >= 0 && this.pointMover[at] === id; at--)
			if (this.x[at] === x && this.y[at] === y && this.becomes[at] === 0) return true;
		return false;
	}

	/** A single move as an object of its own. */
	laneMove(at: number, board: SparseBoard): LaneMove {
		const id = this.pointMover[at]!;
		return {
			fromX: board.x[id]!,
			fromY: board.y[id]!,
			toX: this.x[at]!,
			toY: this.y[at]!,
			becomes: this.becomes[at]!,
			source: this.pointSource[at]!,
			captures: this.captures[at] === 1,
			shape: SHAPES[this.shape[at]!]!,
		};
	}

	stepsOf(at: number): readonly StepInterval[] {
		return this.rayIntervals[at] ?? [stepInterval(ONE, this.rayLast[at]!)];
	}

	/** All moves one by one; `'infinite'` if a ray has no end, `'many'` if there are more than `most`. */
	laneMoves(board: SparseBoard, most: number): LaneMove[] | 'infinite' | 'many' {
		const laneMoves: LaneMove[] = [];
		for (let at = 0; at < this.pointCount; at++) laneMoves.push(this.laneMove(at, board));
		for (let at = 0; at < this.rayCount; at++) {
			const ride = this.rayRide[at]!;
			const fromX = board.x[this.rayMover[at]!]!;
			const fromY = board.y[this.rayMover[at]!]!;
			for (const one of this.stepsOf(at)) {
				if (one.last === UNBOUNDED) return 'infinite';
				if (one.last - one.first > most) return 'many';
				for (let k: Coordinate = one.first; k <= one.last; k += ONE) {
					if (!includesStep(one, k)) continue;
					const [toX, toY] = [fromX + k * ride.dx, fromY + k * ride.dy];
					laneMoves.push({ fromX, fromY, toX, toY, becomes: 0, source: ride, captures: board.find(toX, toY) >= 0, shape: 'ride' });
				}
			}
		}
		return laneMoves.length > most ? 'many' : laneMoves;
	}
}
