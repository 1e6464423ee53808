import type { Cond, Num, Path, Ruleset, Setup, Verdict } from '../rules/types.js';
import type { Cell, Grid } from './space.js';

// Rules hold the functions that read a context, a context is in a state, a state knows its rules: these types name each other.

/** A ruleset with its grid. Nothing here is an optimisation but the list of each zone's cells. */
export interface Rules {
	readonly ruleset: Ruleset;
	readonly grid: Grid;
	readonly sides: readonly string[];
	readonly zones: Map<string, ReadonlySet<Cell>>;
	readonly interpreter: Interpreter;
}

/** Receives each result of a path; answers true to stop the whole search. */
export type Yield = (context: Context) => boolean;

/**
 * Conditions, numbers and paths contain each other: a path has tests, a test compares numbers, a number counts the ends of paths. So their
 * meanings are called through this record, which `reference` makes, and the files that define them do not import each other in a circle.
 */
export interface Interpreter {
	/** Whether a condition holds in a context. */
	holds(context: Context, condition: Cond): boolean;
	/** The value of a number in a context. */
	evaluate(context: Context, number: Num): number;
	/** Walks a path and yields each branch that reaches the end. The result is true where `yields` stopped the search. */
	walk(context: Context, path: Path, yields: Yield): boolean;
}

/** A piece on the board. `id` follows it through moves for traces and is no part of what it is. */
export interface Piece {
	readonly side: string;
	readonly kind: string;
	/** Sorted. */
	readonly flags: readonly string[];
	readonly id?: number;
}

/** One cell of a point, with the side that wrote it. */
export interface Pointed {
	readonly cell: Cell;
	readonly by: string;
}

/** What a candidate can change: board, points, variables, stores. */
export interface World {
	readonly board: ReadonlyMap<Cell, Piece>;
	/** Clause 7: points are sets; the last cell is the one added last. */
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
}

export interface Ended {
	readonly verdict: Verdict;
	readonly id: string;
	readonly side: string;
}

/** A position with the chain that led to it. */
export interface State extends World {
	readonly rules: Rules;
	readonly phase: string;
	readonly ply: number;
	readonly previous: State | undefined;
	/** The candidate that led here, after its hooks: what `moved` outcomes see. */
	readonly last: Context | undefined;
	readonly ended: Ended | undefined;
	/** How the setup says that the game ended; of its own position only. */
	readonly given: Setup['ended'];
	/** Clause 12: nothing legal, and skipping led back here. */
	readonly stuck: boolean;
	/** For each trace: the pieces in it after the last move. */
	readonly traces: ReadonlyMap<string, ReadonlySet<number>>;
	readonly seen: readonly string[];
	readonly nextId: number;
}

/** Clause 3: a bound vector, in the mover's frame. `steps` counts its steps where it has a series. */
export interface Binding {
	readonly vector: readonly number[];
	readonly series: 'primes' | readonly number[] | undefined;
	readonly steps: number;
}

/** Clause 5: a captured piece, as it stood. */
export interface Capture {
	readonly cell: Cell;
	readonly piece: Piece;
}

/** A cell that the walk wrote, with what it wrote before. */
export interface Write {
	readonly cell: Cell;
	readonly piece: Piece | undefined;
	readonly earlier: Write | undefined;
}

/** What stays the same along a walk. */
export interface Scene {
	readonly rules: Rules;
	readonly state: State;
	readonly phase: string;
	/** The board when the walk began. */
	readonly board: ReadonlyMap<Cell, Piece>;
	/** The world as the candidate began: what `was` and `before` read. */
	readonly start: World;
	/** A hook: effects on missing cells are skipped, not failures (clause 6). */
	readonly hook: boolean;
	/** The position is entered and about to be played, not a candidate's. */
	readonly settled: boolean;
	/** It is just being entered: `enter` hooks ask. */
	readonly entering: boolean;
	/** Clause 11: inside an attack query by the kinds' own moves. */
	readonly query: boolean;
	/** Clause 14: inside `moves`. */
	readonly counting: boolean;
	/** While a position's identity is found, history reads as nothing. */
	readonly timeless: boolean;
	/** Told of every branch that stops. */
	readonly watch: ((context: Context, failed: Cond | undefined) => void) | undefined;
}

/** Everything a condition, a number or an effect may read: a walk in the making, or a position being asked. */
export interface Context {
	readonly scene: Scene;
	/** The asking side. */
	readonly side: string;
	readonly origin: Cell | undefined;
	readonly stand: Cell | undefined;
	readonly at: Cell | undefined;
	readonly mover: Piece | undefined;
	/** The mover as the walk began. */
	readonly first: Piece | undefined;
	readonly binds: Readonly<Record<string, Binding>>;
	readonly marks: Readonly<Record<string, Cell>>;
	/** What the walk wrote on the board, latest first. */
	readonly writes: Write | undefined;
	/** Clause 5: pieces captured `later` that still lie there. */
	readonly ghosts: ReadonlyMap<Cell, Piece>;
	readonly captured: readonly Capture[];
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
	readonly ended: Ended | undefined;
	/** The walk wrote a variable that outlives it (clause 13). */
	readonly wrote: boolean;
	/** Of a finished candidate: what its walk alone had done, before hooks. */
	readonly walked?: Walked;
}

/** Clause 13: by what a walk is told from others, with and without what ends with it; and the kinds it left where the mover stands. */
export interface Walked {
	readonly text: string;
	readonly lasting: string;
	readonly stand: string | undefined;
	readonly at: string | undefined;
}
