import type { CapturedPiece, Cell, Change } from './board-state.js';
import type { Coordinate } from './coordinate.js';
import type { FixedPath, PointCapture, Ride } from './piece-moves.js';

/** One legal move, in the coordinates of the lane. */
export interface LaneMove {
	readonly fromX: Coordinate;
	readonly fromY: Coordinate;
	readonly toX: Coordinate;
	readonly toY: Coordinate;
	/** The code the mover becomes, or 0. */
	readonly becomes: number;
	readonly source: Ride | FixedPath | PointCapture | ScriptResult;
	/** The move captures a piece. */
	readonly captures: boolean;
	readonly shape: 'ride' | 'fixed-path' | 'point-capture' | 'script';
}

/** The result of a completed script: its changes, captures and marked cells. */
export interface ScriptResult {
	readonly changes: readonly Change[];
	readonly captured: readonly CapturedPiece[];
	readonly named: ReadonlyMap<string, Cell>;
	readonly marks: readonly string[];
	readonly stand: Cell;
}
