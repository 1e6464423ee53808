import type { CapturedPiece, Cell, Change } from './board-state.js';
import type { Coordinate } from './coordinate.js';
import type { FixedPath, PointCapture, Ride } from './piece-moves.js';

/** One legal move, as the lane plays it. */
export interface LaneMove {
	readonly fromX: Coordinate;
	readonly fromY: Coordinate;
	readonly toX: Coordinate;
	readonly toY: Coordinate;
	/** The code the mover becomes, or 0. */
	readonly becomes: number;
	readonly source: Ride | FixedPath | PointCapture | ScriptResult;
	/** Something is captured. */
	readonly captures: boolean;
	readonly shape: 'ride' | 'fixed-path' | 'point-capture' | 'script';
}

/** A script that was walked to its end: what it changed, captured and named. */
export interface ScriptResult {
	readonly changes: readonly Change[];
	readonly captured: readonly CapturedPiece[];
	readonly named: ReadonlyMap<string, Cell>;
	readonly marks: readonly string[];
	readonly stand: Cell;
}
