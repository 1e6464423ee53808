import type { Coord, Vec } from '@x/core';

/** The step counts k for which (times·k + plus) / over is a whole number and, with `primes`, a prime. */
export interface PlaneSeries {
	readonly primes: boolean;
	readonly times: Coord;
	readonly plus: Coord;
	readonly over: Coord;
}

/** One legal move. */
export interface PointFamily {
	readonly from: Vec;
	readonly to: Vec;
	/** The kind that the mover becomes, if it changes. */
	readonly promotion?: string;
	readonly capture: boolean;
	/** Names that the rules give the move, such as a castling wing. */
	readonly marks: readonly string[];
}

/** Legal moves along a ray: to `from` + k·`by` for every whole number k from `first` to `last` that passes `except`, `only` and `not`. */
export interface RayFamily {
	readonly from: Vec;
	readonly by: Vec;
	readonly first: Coord;
	/** null: no end, every k from `first` on. */
	readonly last: Coord | null;
	/** Single step counts that are not legal, in ascending order. */
	readonly except: readonly Coord[];
	/** Only step counts in all of these series. */
	readonly only?: readonly PlaneSeries[];
	/** No step count in any of these series. */
	readonly not?: readonly PlaneSeries[];
}

/** Single moves, and rays with exceptions. Together they are exactly the legal moves. */
export type MoveFamily = PointFamily | RayFamily;

/** A legal move, as a lane finds it. */
export interface FoundMove {
	readonly from: Vec;
	readonly to: Vec;
	readonly side: string;
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: readonly { readonly cell: Vec; readonly side: string; readonly kind: string }[];
	readonly marks: readonly string[];
	readonly phase: string;
	/** @internal The move in the lane's coordinates. */
	readonly laneMove: unknown;
}

/** A move described by its two cells, as notations write it. */
export interface MoveText {
	readonly from: Vec;
	readonly to: Vec;
	readonly promotion?: string | undefined;
}
