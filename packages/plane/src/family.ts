import type { Coord, Vec } from '@x/core';

/** Holds of step counts k where (times·k + plus) / over is a whole number and, with `primes`, a prime. */
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
	/** The kind that the mover becomes, where it changes. */
	readonly promotion?: string;
	readonly capture: boolean;
	/** Names that the rules give the move (a castling wing). */
	readonly marks: readonly string[];
}

/** Legal moves along a ray: to `from` + k·`by` for every whole k from `first` to `last` that passes the rest. */
export interface RayFamily {
	readonly from: Vec;
	readonly by: Vec;
	readonly first: Coord;
	/** null: every k from `first` on. */
	readonly last: Coord | null;
	/** Single counts that are not legal, in order. */
	readonly except: readonly Coord[];
	/** Only counts in all of these. */
	readonly only?: readonly PlaneSeries[];
	/** No count in any of these. */
	readonly not?: readonly PlaneSeries[];
}

/** Single moves, and rays with holes; together exactly the legal moves. */
export type MoveFamily = PointFamily | RayFamily;

/** A legal move, found by its ends. */
export interface PlaneMove {
	readonly from: Vec;
	readonly to: Vec;
	readonly side: string;
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: readonly { readonly at: Vec; readonly side: string; readonly kind: string }[];
	readonly marks: readonly string[];
	readonly phase: string;
	/** @internal what the lane plays */
	readonly laneMove: unknown;
}

/** A move as a text names it. */
export interface MoveText {
	readonly from: Vec;
	readonly to: Vec;
	readonly promotion?: string | undefined;
}
