/** The shapes of moves on a plane: the paths whose moves are finitely many points and intervals. Offsets are those of the first side. */
import type { Cond, Effect, Filter, Path, Vec } from '@x/core';

export type Offset = readonly [number, number];

/** One way for a path to end: conditions on the cell landed on, and the kind of the mover afterwards. */
export interface Ending {
	/** Conditions on the cell landed on. */
	readonly guards: readonly Cond[];
	/** The kind that the mover becomes. */
	readonly becomes?: string;
}

interface Common {
	/** Conditions on the mover on its first cell. */
	readonly before: readonly Cond[];
	readonly endings: readonly Ending[];
	/** It may end on an empty cell. */
	readonly quiet: boolean;
	/** The pieces that it may capture there. */
	readonly victims: readonly Filter[];
	readonly marks: readonly string[];
}

/** Steps by one vector over empty cells. With `primes` it touches down at prime distances only, and passes over pieces between them. */
export interface Ride extends Common {
	readonly shape: 'ride';
	readonly by: Offset;
	/** The most steps. */
	readonly most?: number | string;
	readonly primes?: true;
}

/** A fixed list of cells, all empty up to the last one: leaps, bent rides, pawn pushes. */
export interface FixedPath extends Common {
	readonly shape: 'fixed-path';
	readonly cells: readonly Offset[];
	/** Points that it sets on the way: name, and index of the cell (−1: its first cell). */
	readonly points: readonly (readonly [string, number])[];
}

/** A capture of a piece next to a point, landing on the point: en passant. */
export interface PointCapture {
	readonly shape: 'point-capture';
	readonly before: readonly Cond[];
	readonly endings: readonly Ending[];
	readonly to: Offset;
	readonly point: string;
	/** The offset from the point to the victim. */
	readonly victim: Offset;
	readonly victims: readonly Filter[];
	readonly marks: readonly string[];
}

/** Any other finite path: interpreted step by step, its legality tested by trial. */
export interface Script {
	readonly shape: 'script';
	readonly items: readonly Item[];
}

export type Shape = Ride | FixedPath | PointCapture | Script;

/** One item of a path without branches and with known vectors. */
export type Item =
	| { readonly go: Offset; readonly primes?: true }
	/** Any number of steps over empty cells. */
	| { readonly slide: Offset; readonly most?: number | string; readonly primes?: true }
	| { readonly test: Cond }
	| { readonly do: Effect }
	| { readonly to: Extract<Path, { readonly go: unknown }>['go'] }
	| { readonly mark: string };

export const offsetOf = (vec: Vec): Offset => [Number(vec[0] ?? 0), Number(vec[1] ?? 0)];
