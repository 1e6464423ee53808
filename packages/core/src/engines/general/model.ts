/**
 * The general engine as its parts see each other. The parts know these interfaces and not each other's classes, so no import goes round in a circle.
 * Longer than 400 lines: the interfaces refer to each other.
 */
import type { Branch, Plan } from '../../analyse/plan.js';
import type { ChangedCodes } from '../../board/changed-codes.js';
import type { StoreRegisters } from '../../board/stores.js';
import type { Act, Cells, EvaluationContext, Slots, Test, Value } from '../../evaluate/evaluation-context.js';
import type { Ground } from '../../position/engine.js';
import type { Game } from '../../position/game.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import type { Move } from '../../position/move.js';
import type { Position, Root } from '../../position/position.js';
import type { CellRef, Cond, Effect, Num, Outcome, Path, Side } from '../../rules/types.js';
import type { BoardState } from './board-state.js';
import type { Directions } from './tables/directions.js';
import type { Lists } from './tables/lists.js';
import type { Hopper, RideEntry, Script, Tables, Tracks } from './tables/tables.js';

/** The immutable part of a loaded game: its rules, the numbers of its pieces and cells, its tables. */
export interface CompiledGame extends Ground {
	readonly plan: Plan;
	readonly codes: ChangedCodes;
	readonly registers: StoreRegisters;
	readonly sides: readonly Side[];
	readonly tables: Tables;
	/** 1 for codes that have scripts somewhere. */
	readonly scripted: Uint8Array;
	/** Some code has; only royal ones do. */
	readonly scripting: boolean;
	readonly royalScripts: boolean;
	/** Some hook captures, so that only making a move tells all that it captures. */
	readonly hooksCapture: boolean;
	/** Numbers for names that walks keep values under. */
	readonly slots: Slots;
}

/** The switches of evaluation. Each is set for a while and restored in a `finally`. */
export interface EvaluationModes {
	/** The game has conditions on history, and they can still hold. */
	remembers: boolean;
	/** A phase that is taken as given while attacks are judged, or -1. */
	phaseInstead: number;
	/** Whether the royal of the side to move is known to be attacked: 1, 0; -1: not known. */
	checked: number;
	/** A side whose royals are known to be safe while the log is so high, or -1. */
	safe: number;
	safeAt: number;
	/** Cells read since recording began; `recording` is the stamp, 0 when off. */
	recording: number;
	readonly readStamp: Int32Array;
	/** An answer depended on the whole board. */
	everythingRead: boolean;
	/** While a position's identity is computed, history reads as nothing. */
	timeless: boolean;
	/** The position at hand is being entered: it is not among the earlier ones. */
	entering: boolean;
	/** Inside `moves`, which reads 0 there. */
	counting: boolean;
	/** How deep `moves` is nested: contexts of one level do not disturb those of another. */
	level: number;
}

/** A compiled game, the board in play, the switches of evaluation, and the parts that work on them. */
export interface GameInPlay extends CompiledGame, EvaluationModes {
	readonly boardState: BoardState;
	readonly attacks: AttackQueries;
	readonly lines: CheckLines;
	readonly generator: MoveGenerator;
	readonly player: TurnPlayer;
	readonly outcomes: OutcomeTests;
	/** The path runtime, where moves, phases, ends or attacks need it. */
	readonly pathRuntime: PathRuntime | undefined;
	/** The path runtime that was given, needed or not: it may still compile a condition. */
	readonly availableRuntime: PathRuntime | undefined;
	readonly extraAttackers: ExtraAttackers | undefined;
	cursor: Cursor | undefined;
	/** How often the position at hand occurred, itself included. */
	repeats: () => number;
	/** The path runtime. @throws RulesetError where the plan was loaded without one. */
	extended(): PathRuntime;
	/** The context of a nesting depth. */
	contextAt(depth: number): EvaluationContext;
	/** Lists walks of a side whose royals are known to be safe. */
	safely(side: number, list: () => void): void;
	/** Evaluates something that makes moves of its own, with contexts of its own. */
	nested<T>(ask: () => T): T;
	/** The code on a cell, remembered while reads are recorded. */
	read(cell: number): number;
	phaseNow(): number;
}

/** A position that holds no board: asked something, the board in play is brought to it. */
export interface LazyPosition extends Position {
	readonly game: GeneralGame;
	readonly parent: LazyPosition | undefined;
	readonly route: number;
	readonly detail: number;
	readonly recorded: Recorded | undefined;
	phase: number;
	/** Whether the side to move is in check: 1, 0; -1: not known. */
	checked: number;
	hashLow: number;
	hashHigh: number;
	moves: readonly Move[] | undefined;
	identity: string | undefined;
}

/** A game of the general engine. */
export interface GeneralGame extends Game {
	readonly inPlay: GameInPlay;
	readonly cursor: Cursor;
}

/** A recorded walk: opaque to all but the programs. */
export interface Recorded {
	readonly from: number;
	readonly to: number;
}

/** What a candidate wrote, for those who follow pieces: where they came from, by it and by what it entered, and who is in which trace. */
export interface CandidateRecord {
	readonly side: number;
	/** Where the mover stood, or -1. */
	readonly first: number;
	readonly steps: readonly number[];
	readonly entering: readonly number[];
	readonly inside: ReadonlyMap<string, readonly number[]>;
}

/** How a position was come to: by a move that was played on the board, or by a candidate that is still being made. */
export type Way =
	| CandidateRecord
	| { readonly route: number; readonly detail: number; readonly recorded: Recorded | undefined; readonly before: number };

/** Positions that are entered on the way while something is tried, for those who ask what was. */
export interface GameHistory {
	/** A move is about to be made. */
	moveBegun(route: number, detail: number): void;
	/** Notes the position on the board; the last one noted is forgotten by `back`. */
	pushEntered(way: Way | LazyPosition | undefined): void;
	/** Notes it in place of the one before it: the same in another phase. */
	instead(asking: EvaluationContext): void;
	popEntered(): void;
	/** Whether nothing that asks history can hold of the seated position, nor of any to which so many plies lead. */
	cannotRecur(plies: number): boolean;
	/** What a candidate wrote that is still being made. */
	making(context: EvaluationContext, isTimeless?: boolean): CandidateRecord;
	/** A candidate is made, and its position about to be entered. */
	beforeEntry(context: EvaluationContext): void;
	/** How the position was come to that is being entered, as far as it is. */
	entered(): CandidateRecord | undefined;
	/** Asks something with the piece on a cell as mover. */
	withMover<T>(cell: number, ask: () => T): T;
	/** Makes moves while what is noted of the one at hand stays. */
	preserving<T>(make: () => T): T;
	/** A move that is played from where the log stood at a height. */
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
	readonly points: readonly Value[];
}

/** A static test of one side: who moves from where, and where cursor and mover stand by then. */
export type StaticTest = (code: number, origin: number, at: number, stand: number) => boolean;

/** A ride, as the plan has it. */
export type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** Rides whose endings depend on the cell. */
export interface TrackTables {
	/** Lays out some branches for one code from everywhere. */
	add(branches: readonly RideBranch[], code: number): void;
	/** Notes how far each code captures along its tracks; what only walking tells is forgotten here and returned as paths, by kind. */
	finish(captures: readonly RideEntry[][]): ReadonlyMap<string, readonly Path[]>;
	tables(): Tracks;
}

/** A stack of packed moves, and what lists candidates onto it. */
export interface MoveList {
	routes: Int32Array;
	details: Int32Array;
	top: number;
	/** Stamps of cells known not to be attacked. */
	readonly safeCells: Int32Array;
	/** By phase: the codes that it admits as movers; undefined: all of its side. */
	readonly admitted: readonly (Uint8Array | undefined)[];
	/** Candidates of the piece on a cell: by its tables, without scripts. */
	piece(cell: number, side: number): void;
	/** Scripts of the piece on a cell: what they ask of the board and of attacks holds. Cells of `calm` with this stamp need not be asked; `findUnique` those that end on a cell. */
	scripts(cell: number, side: number, stamp?: number, only?: number): void;
	/** Captures on points, for all takers of a side. */
	pointTakes(side: number): void;
	listTables(from: number, code: number, side: number): void;
	/** A chain's entry, if the board allows it now; `high`: the origin's half of the route. */
	chain(entry: number, high: number, them: number): void;
	/** Appends one packed move. */
	push(packed: number, packedDetail: number): void;
	/** Appends one move per ending of a list. */
	endings(packed: number, list: number, shape: number, aux: number): void;
	/** Keeps of the moves above `base` what a test wants. */
	keep(base: number, wanted: (packed: number, packedDetail: number) => boolean): void;
	/** Of table moves that are alike in every number, the first stays. */
	dropDuplicates(base: number): void;
}

/** Pins of and checks to the royal that was looked at last. */
export interface ThreatScan {
	/** Cells with this stamp in `pinned` hold pinned pieces; with it in `evading`, filling the cell ends the one check. */
	stamp: number;
	readonly pinned: Int32Array;
	readonly evading: Int32Array;
	/** Checks against the royal at hand: 0, 1 or more. */
	checks: number;
	/** A check that plain rules do not end: everything is tried. */
	needsTrial: boolean;
	/** Cells with this stamp are dangerous to fill. */
	readonly danger: Int32Array;
	/** How many cells are. */
	dangers: number;
	/** How many pieces are pinned to it. */
	held: number;
	/** Stamps pinned pieces, and with one check the cells that would end it. */
	scanThreats(royal: number, side: number): void;
}

/** Legality by pins and checks. */
export interface PinLists extends ThreatScan {
	/** Appends the legal moves of a side that has one royal. */
	list(side: number, phase: number): void;
	readonly risky: boolean;
	/** The royal's own steps. */
	steps(royal: number, side: number): void;
	/** What is tried: pinned pieces, scripts, captures on points, recorded walks; these not where all drops are counted by tables. */
	listTried(start: number, side: number, phase: number, royal: number, tabled?: boolean): void;
	/** Keeps the legal ones of the candidates above `base`, after `look`. */
	filter(base: number, side: number, royal: number): void;
	/**
	 * As `filter`, for few candidates: out of check (as the ply before told) each asks only whether its own origin shields
	 * the royal; else everything is looked at.
	 */
	filterFew(base: number, side: number, royal: number): void;
	/** Whether the own royal is safe after a candidate, hooks aside: they touch no piece here. */
	safe(route: number, detail: number, side: number): boolean;
}

/** Legal moves found from their target. */
export interface MovesTo {
	/** Appends the legal moves of `side` to `to`: of a kind (-1: any), from a cell (-1: any). */
	list(side: number, to: number, kind: number, only: number): void;
}

/** Lists the legal moves of the board in play. */
export interface MoveGenerator {
	readonly moveList: MoveList;
	readonly pins: PinLists;
	readonly movesTo: MovesTo;
	/** The ruleset allows judging by pins while a side has exactly one royal. */
	readonly pinnable: boolean;
	/** Every ply passes the turn to the other side. */
	readonly alternates: boolean;
	/** A capture on a point may take a royal, so that attack queries must look for it. */
	readonly pointTakesMatter: boolean;
	/** Appends the legal moves to the lister's stack and returns how many; the caller resets `lister.top`. */
	generate(): number;
	/** Generates, hands the count to the callback, and takes the stacks back. */
	during<T>(use: (base: number, count: number) => T): T;
	/** Whether there is a legal move at all. */
	any(): boolean;
}

/** Which cells a side attacks. */
export interface AttackQueries {
	/** Whether the tables alone answer for this side. */
	plain(side: number): boolean;
	/** Whether a piece of `side` captures on this cell by table. */
	byTable(cell: number, side: number): boolean;
	/** Calls back with the cells of `side` from which tables capture on this cell, until told to stop; notes every cell it reads. */
	scan(cell: number, side: number, each: (from: number) => boolean): void;
	/** Cells of the pieces of `side` that attack a cell, `most` of them at the most. */
	attackers(cell: number, side: number, asking?: EvaluationContext, most?: number): number[];
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking?: EvaluationContext): boolean;
	/** Whether some royal of this side is attacked by the other. */
	royalAttacked(side: number, asking?: EvaluationContext): boolean;
	/** Cells of this side's royals, in cell order. */
	royals(side: number, asking?: EvaluationContext): readonly number[];
}

/** Checks and shields along lines. */
export interface CheckLines {
	/**
	 * Whether a move just made gives check to the royal on a cell: 1, 0, or -1 where only looking all round can tell.
	 *
	 * Proof: the royal's side moved before and left it safe, so an attack on it now comes from the piece that moved or
	 * along a line through the cell it left; a plain move changes no other cell. Asked only where every ply passes the turn.
	 */
	givesCheck(route: number, detail: number, royal: number, by: number): number;
	/** Whether a piece on a cell may be what keeps its royal from attack: -1 where only looking all round can tell. */
	shields(cell: number, royal: number, by: number): number;
}

/** Makes moves and enters phases. */
export interface TurnPlayer {
	/** Side of each phase. */
	readonly sideOf: readonly number[];
	readonly phases: readonly PhaseData[];
	/** By phase: the phase that always follows, where entering it does nothing but begin it; else -1. */
	readonly follows: Int32Array;
	/** Something lives for a walk only. */
	readonly walking: boolean;
	sideNow(): number;
	/** Writes a move's own changes: no hooks, no flags that die, no turn. */
	write(route: number, detail: number): void;
	/** Writes a move with its hooks (unless `bare`) and the flags that die of it; returns the context that laws and outcomes ask. */
	make(route: number, detail: number, side: number, bare?: boolean): EvaluationContext;
	/** Makes a move wholly, turn and all; `bare` leaves out hooks, where they write only what generating never reads. */
	play(route: number, detail: number, bare?: boolean): void;
	/** From the candidate made to the next phase entered. */
	advance(context: EvaluationContext): void;
	/** Enters a phase: lives that end with the turn, then the phase's hooks. */
	enter(phase: number): void;
	/** The context of the side about to choose. */
	settledContext(): EvaluationContext;
	/** Legal moves of a phase (-1: the one about to be played) for which a test holds; for `moves`, which never nests. */
	countMoves(asking: EvaluationContext, phase: number, test: Test | undefined): number;
	/** Asks of the board as it was when the log stood at a height. */
	before<T>(height: number, ask: () => T): T;
	/** Asks while the position stands on the board of which a settled context asks: in an `enter` hook as the hooks have left it so far. */
	standing<T>({ entered, ghosts }: EvaluationContext, ask: () => T): T;
	/** Flags that could not stand die, in a position just set up. */
	clearLostFlags(): void;
}

/** The outcomes of the ruleset, as tests of the board in play. */
export interface OutcomeTests {
	readonly compiled: readonly CompiledOutcome[];
	/** Notes that nothing is legal in the position on the board because its setup says that the game is over. */
	endBySetup(): void;
	/** Whether the game is over so that nothing is legal. */
	decided(): boolean;
	/** What ends the game before anybody looks for moves. */
	before(claims?: boolean): GameOutcome | undefined;
	/** The outcome of having nothing legal, if one is said. */
	stuck(): GameOutcome | undefined;
	/** What an outcome that holds comes to, asked by a context. */
	result(outcome: Outcome, context: EvaluationContext, points: readonly Value[]): GameOutcome;
}

/** Brings the board in play to a position. */
export interface Cursor {
	/** Height of the log when it was seated: above it something is being tried. */
	height: number;
	/** The position on the board, while nothing is being tried there. */
	standing(): LazyPosition | undefined;
	readonly current: LazyPosition | undefined;
	readonly root: Root | undefined;
	/** Puts a position on the board. */
	take(position: LazyPosition): void;
	/** Plays the ply that leads to a child of the seated position. */
	step(child: LazyPosition): void;
}

/** Conditions that ask only what the mover is and where. */
export interface MoverTests {
	/** Whether a walk's first tests, as far as they ask only what the mover is, let a code pass. */
	admits(path: Path, code: number): boolean;
	/** Whether all conditions hold, as a side asks them. */
	all(conds: readonly Cond[], side: number): StaticTest;
	/** A condition as a side asks it. */
	of(cond: Cond, side: number): StaticTest;
}

/** Rides over a piece, and rides that take certain pieces only: listed and asked apart, so that most games never load them. */
export interface ExtraAttackers {
	/** Appends what the piece on a cell does so. */
	list(cell: number, side: number): void;
	/** Notes the addresses of the board that `list` reads. */
	reads(cell: number, note: (address: number) => void): void;
	/**
	 * Notes those that tell whether pieces of a side that stand now attack a cell, and also would after a move that empties cells, one less
	 * than `pieces`; -1: any.
	 */
	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void;
	/** Whether a piece of a side attacks the other side's royal so, were it on a cell. */
	attacks(cell: number, side: number): boolean;
	/** The cells from which pieces of a side attack what stands on a cell. */
	scan(cell: number, side: number, each: (from: number) => boolean): boolean;
	/** Notes what threatens a royal so; true where everything must be tried. */
	scanThreats(royal: number, side: number, threats: ThreatScan): boolean;
	movesTo(side: number, to: number, kind: number, from: number): void;
}

/**
 * What a game needs that tables cannot hold: walks as closures, the rarer conditions, trial by every law, phases that skip.
 *
 * Loaded beside the inPlay where a plan asks for it; a site whose games are all tables never bundles it.
 */
export interface PathRuntime {
	cell(ref: CellRef): Cells;
	test(cond: Cond): Test;
	number(num: Num): Value;
	act(effect: Effect, skipping: boolean): Act;
	/** Compiles what needs the finished inPlay. */
	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: MoverTests): void;
	/** Whether attacks of a side are all in tables. */
	plain(side: number): boolean;
	/** Whether walks of a side's pieces may capture. */
	walking(side: number): boolean;
	/** Whether some walk can capture. */
	captures(): boolean;
	/** Cells from which pieces of `side` attack a cell, `most` of them at the most. */
	attackers(cell: number, side: number, asking: EvaluationContext | undefined, most: number): number[];
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean;
	royals(side: number, asking: EvaluationContext | undefined): number[];
	/** Lists recorded walks of the piece on a cell; its table moves lie on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void;
	/** Lists the walks that a phase makes from nowhere; its pieces' moves lie on the stack from `base` on. */
	phase(side: number, phase: number, base: number, only?: number): void;
	/** The rarer rides, where there are some. */
	extraAttackers(demoted: ReadonlyMap<string, readonly Path[]>): ExtraAttackers | undefined;
	/** A hop or hit laid out. */
	hoppers(branch: Extract<Branch, { shape: 'hop' | 'hit' }>, code: number, directions: Directions): Hopper[];
	/** What lays out rides that end otherwise here than there. */
	tracks(statics: MoverTests, directions: Directions, endings: Lists): TrackTables;
	/** Whether some piece walks. */
	readonly walks: boolean;
	/** What the walks of a code from a cell ask: 0 where there are none, else see `Asked`. */
	dependencies(code: number, cell: number): number;
	/** The cells on which walks of a code from a cell may capture, each doubled; one more where it may be a royal. */
	captureCells(code: number, cell: number): ArrayLike<number>;
	/** What a recorded walk wrote: pairs of address and value. */
	writes(detail: number): ArrayLike<number>;
	/** Whether of what a phase walks from nowhere all are drops that tables hold. */
	dropsOnly(phase: number): boolean;
	/** Whether the others do nothing that a piece of the phase does by itself. */
	disjointMoves(phase: number): boolean;
	/** What they ask, where each lifts one piece and so can be listed piece by piece; else 0. */
	liftDependencies(phase: number): number;
	/** Lists those others, as far as they do nothing that a piece does; only those that pick a cell, or all: -1. */
	nowhere(side: number, phase: number, only: number): void;
	/** How many such drops there are, while the side is not in check. */
	countDrops(side: number, phase: number): number;
	/** Lists recorded walks that look back asks for. */
	movesTo(side: number, to: number, kind: number, from: number): void;
	/** Lists all candidates of a phase, before laws and choices. */
	candidates(side: number, phase: number): void;
	/** Makes one of legal moves above `base` that differ only in what ended with their walks. */
	mergeLasting(base: number, side: number): void;
	/** Whether a candidate breaks no law of any kind. */
	lawful(route: number, detail: number, side: number): boolean;
	/** Lists legal moves where pins do not suffice. */
	generate(side: number, phase: number): void;
	/** Writes a recorded walk, or gives the context its facts. */
	write(route: number, detail: number): void;
	context(route: number, detail: number, context: EvaluationContext): void;
	/** Gives the context of a script its marks. */
	scripted(context: EvaluationContext, script: Script): void;
	/** What holds from the candidate to the next phase beyond the plain order: ends declared, skips. */
	entered(context: EvaluationContext): void;
	afterMove(context: EvaluationContext): void;
	/** What was, for those who ask. */
	readonly history: GameHistory;
	outcome(): GameOutcome | undefined;
	/** What the `moved` outcome of this number came to after the last move, where it holds. */
	moved(number: number): GameOutcome | undefined;
	/** Height of the stack of recorded walks, and back to it. */
	height(): number;
	forget(height: number): void;
	/** Puts a recorded walk on the stack again; returns its detail. */
	again(record: Recorded): number;
	/** A recorded walk as a text that equal ones share. */
	text(detail: number): string;
	move(position: LazyPosition, route: number, detail: number): Move;
}
