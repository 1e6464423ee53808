/** What paths come to on a plane: the few shapes whose moves are finitely many points and intervals. Offsets are the first side's. */
import type { Cond, Effect, Filter, Path, Vec } from '@x/core';

export type Offset = readonly [number, number];

/** How a walk may end: where it lands, and what the mover then is. */
export interface Ending {
	/** Asked of the cell landed on. */
	readonly guards: readonly Cond[];
	/** The kind it becomes. */
	readonly becomes?: string;
}

interface Common {
	/** Asked of the mover where it starts. */
	readonly before: readonly Cond[];
	readonly endings: readonly Ending[];
	/** May end on an empty cell. */
	readonly quiet: boolean;
	/** What it may capture there. */
	readonly victims: readonly Filter[];
	readonly marks: readonly string[];
}

/** Steps by one vector over empty cells; with `primes` it touches down at prime distances only, and meets nobody between them. */
export interface Ride extends Common {
	readonly shape: 'ride';
	readonly by: Offset;
	/** Steps at most. */
	readonly most?: number | string;
	readonly primes?: true;
}

/** A finite way over empty cells to the last one: leaps, bent rides, pushes. */
export interface FixedPath extends Common {
	readonly shape: 'fixed-path';
	readonly cells: readonly Offset[];
	/** Points that it leaves on its way: name, and index of the cell (−1: where it starts). */
	readonly points: readonly (readonly [string, number])[];
}

/** A capture of what stands beside a point, landing on the point. */
export interface PointCapture {
	readonly shape: 'point-capture';
	readonly before: readonly Cond[];
	readonly endings: readonly Ending[];
	readonly to: Offset;
	readonly point: string;
	/** From the point to the victim. */
	readonly victim: Offset;
	readonly victims: readonly Filter[];
	readonly marks: readonly string[];
}

/** Anything else that is finite: walked step by step, judged by trial. */
export interface Script {
	readonly shape: 'script';
	readonly items: readonly Item[];
}

export type Shape = Ride | FixedPath | PointCapture | Script;

/** A path without branches, its vectors known. */
export type Item =
	| { readonly go: Offset; readonly primes?: true }
	/** Any number of steps over empty cells. */
	| { readonly slide: Offset; readonly most?: number | string; readonly primes?: true }
	| { readonly test: Cond }
	| { readonly do: Effect }
	| { readonly to: Extract<Path, { readonly go: unknown }>['go'] }
	| { readonly mark: string };

export const offsetOf = (vec: Vec): Offset => [Number(vec[0] ?? 0), Number(vec[1] ?? 0)];
