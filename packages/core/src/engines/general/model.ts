/**
 * The interfaces through which the parts of the general engine see each other. No part imports the class of another, so there are no
 * import circles.
 */
import type { Branch } from '../../analyse/plan.js';
import type { EvaluatedHistory, EvaluatedWalks } from '../../evaluate/evaluated-game.js';
import type { Act, EvaluationContext, Test } from '../../evaluate/evaluation-context.js';
import type { Frames } from '../../evaluate/frames.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import type { Occurrences } from '../../position/occurrences.js';
import type { Game, Move, Position, Root } from '../../position/types.js';

import type { Cond, Outcome, Path } from '../../rules/types.js';
import type { AttackQueries, CheckLines } from './attack/model.js';
import type { BoardState } from './board-state.js';
import type { CompiledGame } from './compiled-game.js';
import type { MoveGenerator, ThreatScan } from './legality/model.js';
import type { Directions } from './tables/directions.js';
import type { Lists } from './tables/lists.js';
import type { Hopper, RideEntry, Script, Tracks } from './tables/tables.js';

/** The switches of evaluation. Each is set for a while and restored in a `finally`. */
export interface EvaluationModes {
	/** The game has conditions on history, and they can still hold. */
	remembers: boolean;
	/** A phase that replaces the current one while attacks are evaluated, or -1. */
	phaseInstead: number;
	/** Whether the royal of the side to move is attacked: 1, 0, or -1 where unknown. */
	checked: number;
	/** A side whose royals are known to be safe while the log height is `safeAt`, or -1. */
	safe: number;
	safeAt: number;
	/** Cells read since recording began are stamped with `recording`; 0 while it is off. */
	recording: number;
	readonly readStamp: Int32Array;
	/** Set when an answer depended on the whole board. */
	everythingRead: boolean;
	/** Set while the identity of a position is computed: history reads as nothing. */
	timeless: boolean;
	/** Set while the current position is being entered: it is not yet among the earlier ones. */
	entering: boolean;
	/** Set during the evaluation of `moves`, which reads 0 there. */
	counting: boolean;
}

/** A compiled game with its board and its switches. */
export interface BoardInPlay extends CompiledGame, EvaluationModes {
	readonly boardState: BoardState;
	cursor: Cursor | undefined;
	/** The number of occurrences of the current position, this one included. */
	repeats: () => number;
	/** The contexts of the open evaluations. */
	readonly frames: Frames;
	/** Runs `list` while the royals of a side are known to be safe. */
	safely(side: number, list: () => void): void;
	/** The code on a cell; recorded while reads are recorded. */
	read(cell: number): number;
	phaseNow(): number;
}

/** A board in play with the parts that work on it. */
export interface GameInPlay extends BoardInPlay {
	readonly attacks: AttackQueries;
	readonly lines: CheckLines;
	readonly generator: MoveGenerator;
	readonly player: TurnPlayer;
	readonly outcomes: OutcomeTests;
	/** The path runtime, where moves, phases, ends or attacks need it. */
	readonly pathRuntime: PathRuntime | undefined;
	/** The path runtime that was given, even where moves do not need it: it may still compile a condition. */
	readonly availableRuntime: PathRuntime | undefined;
	readonly extraAttackers: ExtraAttackers | undefined;
	/** The path runtime. @throws RulesetError where the plan was loaded without one. */
	extended(): PathRuntime;
}

/** A position that holds no board: a query brings the board in play to it. */
export interface LazyPosition extends Position {
	readonly game: GeneralGame;
	readonly parent: LazyPosition | undefined;
	readonly route: number;
	readonly detail: number;
	readonly recorded: Recorded | undefined;
	phase: number;
	/** Whether the side to move is in check: 1, 0, or -1 where unknown. */
	checked: number;
	hashLow: number;
	hashHigh: number;
	/** The points that matter for its identity, as text; undefined where they are not known. */
	points: string | undefined;
}

/** A game of the general engine. */
export interface GeneralGame extends Game {
	readonly inPlay: GameInPlay;
	readonly cursor: Cursor;
	/** The line of play of the last position of which a repetition was asked, by hash. */
	readonly occurrences: Occurrences<LazyPosition>;
	/** Set when an exception left a query: the board in play may be half-changed. */
	broken: boolean;
	/** Loads the game again, with a new board in play. */
	restart(): void;
}

/** A recorded walk; only the path runtime knows its form. */
export interface Recorded {
	readonly from: number;
	readonly to: number;
}

/**
 * The writes of a candidate, for the tracing of pieces: the steps of its own writes, those of entering the next phase, and the pieces
 * inside each trace.
 */
export interface CandidateRecord {
	readonly side: number;
	/** The cell of the mover at the start, or -1. */
	readonly first: number;
	readonly steps: readonly number[];
	readonly entering: readonly number[];
	readonly inside: ReadonlyMap<string, readonly number[]>;
}

/** How a position was reached: by a move played on the board, or by a candidate still being made. */
export type Way =
	| CandidateRecord
	| { readonly route: number; readonly detail: number; readonly recorded: Recorded | undefined; readonly before: number };

/** Position history, including positions entered during a trial, for conditions that read it. */
export interface GameHistory extends EvaluatedHistory {
	/** Called before a move is made. */
	moveBegun(route: number, detail: number): void;
	/** Records the position on the board; `popEntered` removes the last one recorded. */
	pushRecorded(way: Way | LazyPosition | undefined): void;
	/** Records it in place of the position before: the same position in another phase. */
	instead(asking: EvaluationContext): void;
	popEntered(): void;
	/** Whether no condition on history can hold in the current position, nor in any within `plies` plies. */
	cannotRecur(plies: number): boolean;
	/** The writes of a candidate that is still being made. */
	making(context: EvaluationContext, isTimeless?: boolean): CandidateRecord;
	/** Called when a candidate is made and its position is about to be entered. */
	beforeEntry(context: EvaluationContext): void;
	/** The candidate that led to the position being entered, as far as that has happened. */
	entered(): CandidateRecord | undefined;
	/** Evaluates with the piece on a cell as mover. */
	withMover<T>(cell: number, ask: () => T): T;
	/** Runs a function that makes moves, and keeps the records of the current one. */
	preserving<T>(make: () => T): T;
	/** The record of a move played from a log height. */
	played(route: number, detail: number, before: number): Way;
}

/** A hook as closures. */
export interface CompiledHook {
	readonly test: Test | undefined;
	readonly acts: readonly Act[];
	readonly otherwise: readonly Act[];
}

/** A phase as closures: `next` and `skip` are numbers of phases, -1 for none. */
export interface PhaseData {
	readonly next: readonly { readonly test: Test | undefined; readonly to: number }[];
	readonly enter: readonly CompiledHook[];
	readonly skip: number;
}

/** An outcome with its test compiled. */
export interface CompiledOutcome {
	readonly outcome: Outcome;
	readonly test: Test | undefined;
	/** The result for a side, evaluated in a context. */
	readonly resultFor: (context: EvaluationContext, side: number) => Omit<GameOutcome, 'reason'>;
}

/** A static test for one side: the code, its origin, the cursor and the cell where the mover stands. */
export type StaticTest = (code: number, origin: number, at: number, stand: number) => boolean;

/** A ride as it is in the plan. */
export type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** Rides whose endings depend on the cell. */
export interface TrackTables {
	/** Adds some branches of one code, from every cell. */
	add(branches: readonly RideBranch[], code: number): void;
	/** Adds the capture distances of each code. Branches that only walks can hold are removed and returned as paths, by kind. */
	finish(captures: readonly RideEntry[][]): ReadonlyMap<string, readonly Path[]>;
	tables(): Tracks;
}

/** Makes moves and enters phases. */
export interface TurnPlayer {
	/** The side of each phase. */
	readonly sideOf: readonly number[];
	readonly phases: readonly PhaseData[];
	/** By phase: the phase that always follows, where entering it has no effect but to begin it; else -1. */
	readonly follows: Int32Array;
	/** Some point or variable lives only for a walk. */
	readonly walking: boolean;
	sideNow(): number;
	/** Writes the changes of a move alone: no hooks, no flags cleared, no turn. */
	write(route: number, detail: number): void;
	/** Writes a move, runs its hooks (unless `bare`) and clears lost flags; begins the context for its laws and outcomes, and returns it. */
	make(context: EvaluationContext, route: number, detail: number, side: number, bare?: boolean): EvaluationContext;
	/** Plays a complete move, including the turn; `bare` leaves out hooks, for callers that never read what they write. */
	play(route: number, detail: number, bare?: boolean): void;
	/** From the candidate made to the next phase entered. */
	advance(context: EvaluationContext): void;
	/** Enters a phase: expires lifetimes that end with the turn, then runs the phase's hooks. */
	enter(phase: number): void;
	/** Begins a context for the side to move in the position on the board, and returns it. */
	settle(context: EvaluationContext): EvaluationContext;
	/** The number of legal moves of a phase (-1: the one about to be played) for which a test holds. For `moves`, which never nests. */
	countMoves(asking: EvaluationContext, phase: number, test: Test | undefined): number;
	/** Evaluates on the board as it was at a log height. */
	before<T>(height: number, ask: () => T): T;
	/** Evaluates on the position of a settled context; inside an `enter` hook, on the board as its hooks have left it so far. */
	standing<T>({ entered, ghosts }: EvaluationContext, ask: () => T): T;
	/** Clears flags whose condition does not hold, in a position just set up. */
	clearLostFlags(): void;
}

/** The outcomes of the ruleset, as tests of the board in play. */
export interface OutcomeTests {
	readonly compiled: readonly CompiledOutcome[];
	/** Records that the setup declares the game over, so the position on the board has no legal moves. */
	endBySetup(): void;
	/** Whether the game is over, so that there are no legal moves. */
	decided(): boolean;
	/** The outcome that holds before moves are generated. */
	before(claims?: boolean): GameOutcome | undefined;
	/** The outcome for a side without a legal move, if the ruleset defines one. */
	stuck(): GameOutcome | undefined;
	/** The result of an outcome that holds, seen from a context. */
	result(outcome: CompiledOutcome, context: EvaluationContext): GameOutcome;
}

/** Brings the board in play to a position. */
export interface Cursor {
	/** The log height of the current position: writes above it belong to a trial. */
	height: number;
	/** The position on the board, unless a trial is running. */
	standing(): LazyPosition | undefined;
	readonly current: LazyPosition | undefined;
	readonly root: Root | undefined;
	/** Brings the board to a position. */
	moveTo(position: LazyPosition): void;
	/** Plays the ply that leads to a child of the current position. */
	step(child: LazyPosition): void;
}

/** Conditions that read only the mover and its cells. */
export interface MoverTests {
	/** Whether the first tests of a walk, as far as they read only the mover, admit a code. */
	admits(path: Path, code: number): boolean;
	/** Whether all conditions hold, evaluated for a side. */
	all(conds: readonly Cond[], side: number): StaticTest;
	/** One condition, evaluated for a side. */
	of(cond: Cond, side: number): StaticTest;
}

/** Rides over a piece (hops), and rides that capture certain pieces only (hits). Separate, so that most games do not load them. */
export interface ExtraAttackers {
	/** Appends the moves of this type of the piece on a cell. */
	list(cell: number, side: number): void;
	/** Reports the board addresses that `list` reads. */
	reads(cell: number, note: (address: number) => void): void;
	/**
	 * Reports the addresses that decide whether the present pieces of a side attack a cell, now and after any move that empties at most
	 * `pieces - 1` cells; -1: every address.
	 */
	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void;
	/** Whether a piece of a side would attack the other side's royal in this way if the royal were on a cell. */
	attacks(cell: number, side: number): boolean;
	/** Calls `each` with the cells from which pieces of a side attack the piece on a cell. */
	scan(cell: number, side: number, each: (from: number) => boolean): boolean;
	/** Adds the threats of this type to a royal; true where every candidate must be tried. */
	scanThreats(royal: number, side: number, threats: ThreatScan): boolean;
	movesTo(side: number, to: number, kind: number, from: number): void;
}

/** Loads the parts of tables that need walks, hops or hits. */
export interface RuntimeTables {
	/** The extra attackers, where the game has some. */
	extraAttackers(demoted: ReadonlyMap<string, readonly Path[]>): ExtraAttackers | undefined;
	/** The entries of a hop or hit branch, one per direction. */
	hoppers(branch: Extract<Branch, { shape: 'hop' | 'hit' }>, code: number, directions: Directions): Hopper[];
	/** Builds the tables of rides whose endings depend on the cell. */
	tracks(statics: MoverTests, directions: Directions, endings: Lists): TrackTables;
}

/** Attacks of walks, and of the tables with them. */
export interface WalkedAttackQueries {
	/** Whether all attacks of a side are in tables. */
	plain(side: number): boolean;
	/** By side: whether walks of its pieces may capture. */
	readonly walking: readonly boolean[];
	/** Whether walks, or the history, decide captures of royals in a way that pins do not describe. */
	captures(): boolean;
	/** The royals of a side, where that depends on the board. */
	royals(side: number, asking: EvaluationContext | undefined): number[];
	/** The cells on which walks of a code from a cell may capture, as `2 · cell`, plus 1 where the victim may be a royal. */
	captureCells(code: number, cell: number): ArrayLike<number>;
}

/** Lists walks as recorded moves. */
export interface WalkLists {
	/** Appends the recorded walks of the piece on a cell; its table moves are on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void;
	/** Appends the walks that a phase makes from nowhere; the moves of its pieces are on the stack from `base` on. */
	phase(side: number, phase: number, base: number, only?: number): void;
	/** Whether some piece walks. */
	readonly walks: boolean;
	/** Whether a code has walks from a cell, on some board. */
	mayWalk(code: number, cell: number): boolean;
	/** The inputs of the walks of a code from a cell that the board does not stop at once, as bits of `DEPENDS_ON`; 0 where there are none. */
	dependencies(code: number, cell: number): number;
	/** Whether all walks of a phase from nowhere are drops that tables hold. */
	dropsOnly(phase: number): boolean;
	/** Whether no other walk from nowhere equals a move of a piece of the phase. */
	disjointMoves(phase: number): boolean;
	/** Whether each of those walks lifts one piece, so that they can be listed by piece. */
	liftsEach(phase: number): boolean;
	/** The inputs of those that lift a code of a side on a cell; 0 where none does. */
	liftDependencies(phase: number, side: number, code: number, cell: number): number;
	/** Lists those walks, as far as no piece makes the same move; only those that pick the cell `only`, or all: -1. */
	listOriginless(side: number, phase: number, only: number): void;
	/** The number of such drops, while the side is not in check. */
	countDrops(side: number, phase: number): number;
	/** Appends the recorded walks to a cell, of a kind and from a cell (-1: any). Its table moves are on the stack from `base` on. */
	movesTo(side: number, to: number, kind: number, from: number, base: number): void;
	/** Lists all candidates of a phase, before laws and choices. */
	candidates(side: number, phase: number): void;
	/** Merges legal moves above `base` that differ only in values that ended with their walks. */
	mergeLasting(base: number, side: number): void;
}

/** The stack of recorded walks. */
export interface RecordedWalks {
	/** The writes of a recorded walk: pairs of address and value. */
	writes(detail: number): ArrayLike<number>;
	/** Writes a recorded walk, or sets the context to its final state. */
	write(route: number, detail: number): void;
	context(route: number, detail: number, context: EvaluationContext): void;
	/** The height of the stack of recorded walks, and the way back to it. */
	height(): number;
	truncate(height: number): void;
	/** Pushes a recorded walk again; returns its detail. */
	again(record: Recorded): number;
	/** A recorded walk as a text; equal walks have equal texts. */
	text(detail: number): string;
	move(position: LazyPosition, route: number, detail: number): Move;
}

/** Laws by trial. */
export interface TrialLaws {
	/** Whether a candidate breaks no law. */
	lawful(route: number, detail: number, side: number): boolean;
	/** Appends the legal moves where pins do not suffice. */
	generate(side: number, phase: number): void;
	/** Sets the marks of a script in a context. */
	scripted(context: EvaluationContext, script: Script): void;
}

/** The steps of a turn that the plain order lacks. */
export interface RareTurns {
	/** Steps between the candidate and the next phase that the plain order lacks: declared ends, then skipped phases. */
	entered(context: EvaluationContext): void;
	afterMove(context: EvaluationContext): void;
	outcome(): GameOutcome | undefined;
	/** The result of the `moved` outcome of this number after the last move, where it holds. */
	moved(number: number): GameOutcome | undefined;
}

/**
 * The part of a game that tables cannot hold: walks as closures, rare conditions, legality by trial of every law, skipped phases.
 *
 * It is loaded only where a plan needs it, so a site with table games never bundles it.
 */
export interface PathRuntime extends EvaluatedWalks {
	readonly tables: RuntimeTables;
	readonly attacks: WalkedAttackQueries;
	readonly lists: WalkLists;
	readonly records: RecordedWalks;
	readonly legality: TrialLaws;
	readonly turns: RareTurns;
	/** Position history, for conditions that read it. */
	readonly history: GameHistory;
	/** Compiles the parts that need the finished game. */
	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: MoverTests): void;
}
