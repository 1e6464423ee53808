import type { Change, Spot, Taken } from './bench.js';
import type { Coordinate } from './coordinate.js';
import type { Ride, Take, Trail } from './men.js';

/** One legal move, as the lane plays it. */
export interface Deed {
	readonly fromX: Coordinate;
	readonly fromY: Coordinate;
	readonly toX: Coordinate;
	readonly toY: Coordinate;
	/** The code the mover becomes, or 0. */
	readonly becomes: number;
	readonly by: Ride | Trail | Take | Walked;
	/** Something is captured. */
	readonly captures: boolean;
	readonly shape: 'ride' | 'trail' | 'take' | 'script';
}

/** A script that was walked to its end: what it changed, captured and named. */
export interface Walked {
	readonly changes: readonly Change[];
	readonly captured: readonly Taken[];
	readonly named: ReadonlyMap<string, Spot>;
	readonly marks: readonly string[];
	readonly stand: Spot;
}
