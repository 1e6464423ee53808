import type { Cond, GameResult, Num, Path, Ruleset, Setup } from '../rules/types.js';
import type { Cell, Grid } from './space.js';

// These types refer to each other, so they share this file: rules hold functions of a context, a context has a state, a state has its rules.

/** A ruleset with its grid. The cells of each zone are listed once; nothing else is optimised. */
export interface Rules {
	readonly ruleset: Ruleset;
	readonly grid: Grid;
	readonly sides: readonly string[];
	readonly zones: Map<string, ReadonlySet<Cell>>;
	readonly interpreter: Interpreter;
}

/** Receives each result of a path; returns true to stop the search. */
export type Yield = (context: Context) => boolean;

/**
 * Conditions, numbers and paths contain each other: a path has tests, a test compares numbers, a number counts the ends of paths. Their
 * functions call each other through this record, which `reference` makes, so that their files need not import each other.
 */
export interface Interpreter {
	/** Whether a condition holds in a context. */
	holds(condition: Cond, context: Context): boolean;
	/** The value of a number in a context. */
	evaluate(number: Num, context: Context): number;
	/** Walks a path and yields each branch that reaches the end. The result is true where `yields` stopped the search. */
	walk(path: Path, context: Context, yields: Yield): boolean;
}

/** A piece on the board. `id` follows it through moves, for traces; pieces that differ only by `id` are the same. */
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

/** The state that a candidate can change: board, points, variables, stores. */
export interface World {
	readonly board: ReadonlyMap<Cell, Piece>;
	/** Clause 7: points are sets; the last cell is the one added last. */
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
}

/** The result of an `end` effect, from the view of `side`. */
export interface Ended {
	readonly result: GameResult;
	readonly id: string;
	readonly side: string;
}

/** A position with the chain that led to it. */
export interface State extends World {
	readonly rules: Rules;
	readonly phase: string;
	readonly ply: number;
	readonly previous: State | undefined;
	/** The candidate that led here, after its hooks. `moved` outcomes read it. */
	readonly last: Context | undefined;
	readonly ended: Ended | undefined;
	/** `ended` of the setup. It holds for the first position only. */
	readonly given: Setup['ended'];
	/** Clause 12: there is no legal move, and skipping phases led back here. */
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

/** Clause 5: a captured piece before the capture, and its cell. */
export interface Capture {
	readonly cell: Cell;
	readonly piece: Piece;
}

/** A cell that the walk wrote, and the write before it. */
export interface Write {
	readonly cell: Cell;
	readonly piece: Piece | undefined;
	readonly earlier: Write | undefined;
}

/** The part of a context that stays the same along a walk. */
export interface Scene {
	readonly rules: Rules;
	readonly state: State;
	readonly phase: string;
	/** The board when the walk began. */
	readonly board: ReadonlyMap<Cell, Piece>;
	/** The world when the candidate began. `was` and `before` read it. */
	readonly start: World;
	/** A hook: effects on missing cells are skipped, not failures (clause 6). */
	readonly hook: boolean;
	/** The position is entered and the side to move is about to choose: it is not a candidate's. */
	readonly settled: boolean;
	/** The position is being entered: `enter` hooks are running. */
	readonly entering: boolean;
	/** Clause 11: inside an attack query by the kinds' own moves. */
	readonly query: boolean;
	/** Clause 14: inside `moves`. */
	readonly counting: boolean;
	/** The identity of a position is being computed: conditions read an empty history. */
	readonly timeless: boolean;
	/** Called for every branch that stops. */
	readonly watch: ((context: Context, failed: Cond | undefined) => void) | undefined;
	/** Whether a walk goes on where a condition fails. Absent: it never does. */
	readonly mayFail: ((condition: Cond) => boolean) | undefined;
}

/** Everything that a condition, a number or an effect can read: an unfinished walk, or a position. */
export interface Context {
	readonly scene: Scene;
	/** The asking side. */
	readonly side: string;
	readonly origin: Cell | undefined;
	readonly stand: Cell | undefined;
	readonly at: Cell | undefined;
	readonly mover: Piece | undefined;
	/** The mover when the walk began. */
	readonly first: Piece | undefined;
	readonly binds: Readonly<Record<string, Binding>>;
	readonly marks: Readonly<Record<string, Cell>>;
	/** The walk's writes on the board, latest first. */
	readonly writes: Write | undefined;
	/** Clause 5: pieces captured `later`, which occupy their cells until the walk ends. */
	readonly ghosts: ReadonlyMap<Cell, Piece>;
	readonly captured: readonly Capture[];
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
	readonly ended: Ended | undefined;
	/** The walk wrote a variable that outlives it (clause 13). */
	readonly wrote: boolean;
	/** The conditions that failed on the way; empty but for `mayFail`. */
	readonly failed: readonly Cond[];
	/** Of a finished candidate: the result of its walk, before hooks. */
	readonly walked?: Walked;
}

/**
 * Clause 13: the effect of a walk as text, with and without points and variables that end with the walk; and the kinds that it left on the
 * cells `stand` and `at`.
 */
export interface Walked {
	readonly text: string;
	readonly lasting: string;
	readonly stand: string | undefined;
	readonly at: string | undefined;
}
