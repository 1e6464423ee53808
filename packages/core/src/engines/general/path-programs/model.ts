/** Path programs as their parts see each other; see the model of the general engine. */
import type { EvaluationContext, Step, Test, Value } from '../../../evaluate/evaluation-context.js';
import type { Num, Path, Verdict } from '../../../rules/types.js';
import type { Vectors } from '../../../space/vectors.js';
import type {
	CandidateRecord,
	ExtraAttackers,
	GameHistory,
	GameInPlay,
	LazyPosition,
	PathRuntime,
	Recorded,
	ThreatScan,
	Way,
} from '../model.js';
import type { Origins } from './origins.js';
import type { Series } from './series.js';

/** The path programs of a game. */
export interface PathRuntimeParts extends PathRuntime {
	readonly inPlay: GameInPlay;
	readonly vectors: Vectors;
	readonly series: Series;
	/** What phases do beside the moves of pieces on the board. */
	readonly phases: PhaseWalkLists;
	/** The one cell that may be picked, or -1. */
	only: number;
	readonly attacks: WalkAttackQueries;
	readonly walkAttackers: WalkAttackerQueries | undefined;
	readonly history: WalkHistory;
	/** Which piece came from where; for rulesets with traces. */
	readonly origins: Origins | undefined;
	readonly walked: CandidateWalks;
	readonly reach: ReachQueries;
	readonly named: NamedParts;
	/** Up to where counts matter. */
	readonly limits: ReadonlyMap<Num, number>;
	/** A path as a closure that goes on with `next` wherever a walk of it ends. */
	path(path: Path, next: Step): Step;
	/** Whether a code walks at all. */
	isWalking(code: number): boolean;
	partsOf(code: number): readonly Step[];
	captureOf(code: number): boolean;
}

/** A program's finished walk: what it wrote and what it captured. */
export interface Candidate extends Recorded {
	/** Where the mover stood at the end, or -1. */
	readonly stand: number;
	/** The codes on that cell and under the cursor at the end, before hooks; 0: nobody. */
	readonly standing: number;
	readonly under: number;
	/** The mover as it stood and as it is (0: nobody). */
	readonly first: number;
	readonly mover: number;
	/** Pairs address, value, by address; addresses from `size` on are registers. */
	readonly writes: Int32Array;
	readonly eventCodes: readonly number[];
	readonly eventCells: readonly number[];
	/** Values of the marks by slot. */
	readonly marks: Int32Array;
	readonly bounds: Int32Array;
	readonly ended: { readonly result: Verdict; readonly id: string } | undefined;
	/** Which piece came from where, as `Origins` notes it; in rulesets with traces. */
	readonly origins: readonly number[] | undefined;
}

/** A position that was entered on the way while something is tried. */
export interface Entered {
	readonly height: number;
	readonly hashLow: number;
	readonly hashHigh: number;
	readonly phase: number;
	readonly way: Way | LazyPosition | undefined;
	/** It takes the place of the one before it: the same in another phase. */
	readonly instead: boolean;
	identity: string | undefined;
	board: string | undefined;
	made: CandidateRecord | undefined;
}

/** A position before the one at hand. */
export type Earlier = LazyPosition | Entered;

/** What the walks of a code from a cell may come to, whatever the board. */
export interface Reached {
	/** The walks that may end, as far as `flat` does not hold them. */
	readonly steps: readonly Step[];
	/** What these ask. */
	readonly dependencies: number;
	/** Those of them that may capture. */
	readonly capturingSteps: readonly Step[];
	/** Walks as a list of questions: see `Flat`. */
	readonly flat: Int32Array | undefined;
	/** The same for who asks whether they capture: of some walks only this can be written out. */
	readonly attackOps: Int32Array | undefined;
	/** By cell: 1 where something may be captured, 3 where a royal may be; and the same of `taking` alone. Undefined: nothing anywhere. */
	readonly captures: Uint8Array | undefined;
	/** The cells where there is a number, each doubled; one more where it is 3. */
	readonly captureCells: Int32Array;
	readonly walked: Uint8Array | undefined;
}

/** How an attack question may be narrowed: see clause 10 of the rules model. */
export interface Narrowing {
	readonly as: Value | undefined;
	/** Whence that piece comes, for those who follow pieces. */
	readonly whose: Value | undefined;
	readonly via: Step | undefined;
	readonly filter: Test | undefined;
}

/** What phases do beside the moves of pieces on the board. */
export interface PhaseWalkLists {
	/** Drops that tables hold: the code that one puts on the board. */
	readonly drops: { code(packedDetail: number): number };
	/** By phase: what it walks from nowhere. */
	readonly also: readonly (readonly (() => Step)[])[];
	/** Some phase lifts a piece: then a walk of its own, too, starts on a cell. */
	readonly lifts: boolean;
	/** Appends the drops of a phase; only those onto a cell, where one is given. */
	list(side: number, phase: number, only: number): void;
	/** How many drops a phase has. */
	count(side: number, phase: number): number;
	disjointMoves(phase: number): boolean;
	liftDependencies(phase: number): number;
}

/** Which cells walks of a side attack. */
export interface WalkAttackQueries {
	/** Sides some code of which captures by a walk. */
	readonly walking: readonly boolean[];
	/** 1 for codes that do. */
	readonly capturing: Uint8Array;
	plain(side: number): boolean;
	captures(): boolean;
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean;
	/** Cells of pieces of `side` that attack a cell, `most` at the most; the asking context lends its mover where nobody stands there. */
	list(cell: number, side: number, asking: EvaluationContext | undefined, how?: Narrowing, most?: number): number[];
	/** Royals of a side where that depends on the board. */
	royals(side: number, asking: EvaluationContext | undefined): number[];
	/** Whether walks of a side might capture something (1) or a royal (2) on a cell, were the board another. */
	reaches(cell: number, side: number, bit: number): boolean;
	/** The same of walks that are not written out. */
	walkReaches(cell: number, side: number, bit: number): boolean;
	/** Whether a walk of a side captures what stands on a cell. */
	byWalk(cell: number, side: number): boolean;
	/** Clause 10: asked of royals only, from their own side. */
	isImmune(cell: number, asking: EvaluationContext | undefined): boolean;
}

/** Kinds that walk, as attackers. */
export interface WalkAttackerQueries extends ExtraAttackers {
	list(cell: number, side: number): void;
	reads(cell: number, note: (address: number) => void): void;
	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void;
	movesTo(side: number, to: number, kind: number, from: number): void;
	scan(cell: number, side: number, each: (from: number) => boolean): boolean;
	scanThreats(royal: number, side: number, threats: ThreatScan): boolean;
	attacks(cell: number, side: number): boolean;
	/** Whether tables and walks that are written out capture a code, were it on a cell; of other walks there are none. */
	captures(cell: number, side: number, standing: number): boolean;
}

/** Position history, for conditions that read it. */
export interface WalkHistory extends GameHistory {
	moveBegun(route: number, detail: number): void;
	beforeEntry(context: EvaluationContext): void;
	entered(): CandidateRecord | undefined;
	withMover<T>(cell: number, ask: () => T): T;
	/**
	 * Asks who could capture on a cell, where a piece may be put for that. As in a candidate's context the position is the one that is entered
	 * after the walk, and the one before it is that in which the question is asked.
	 */
	asked<T>(asking: EvaluationContext | undefined, cell: number, source: number | undefined, ask: () => T): T;
	played(route: number, detail: number, before: number): Way;
	cannotRecur(plies: number): boolean;
	/** How often the position, or the board without flags, has occurred; ever, or in the turn that is being played. Now included. */
	occurred(what: 'position' | 'board' | 'turn', context: EvaluationContext): number;
	/** Pieces that were in a trace after every move of a side since the position first occurred. */
	kept(name: string, context: EvaluationContext, side: number): number;
	making(context: EvaluationContext, isTimeless?: boolean): CandidateRecord;
}

/** Recorded walks. */
export interface CandidateWalks {
	/** Recorded walks by number; a stack like the moves. */
	readonly candidates: Candidate[];
	/** Walks of the piece on a cell; its table moves lie on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void;
	/** Walks that a phase makes from nowhere; one that lifts a piece may do what that piece's own walks did, which lie above `base`. */
	phase(side: number, phase: number, base: number): void;
	candidate(detail: number): Candidate;
	/** Puts a recorded walk on the stack again. */
	again(candidate: Candidate): number;
	/**
	 * Clause 13, at the end: of the moves above `base` those that differ only in what ended with their walks are one. Hooks may have read
	 * what ended, so what they made of it is compared too.
	 */
	mergeLasting(base: number, side: number): void;
	/** Writes what a recorded walk wrote. */
	write(detail: number): void;
	/** Gives a context the facts of a recorded walk. */
	context(detail: number, context: EvaluationContext): void;
}

/** What walks may come to, on any board. */
export interface ReachQueries {
	/** Walks written out as lists of questions: `tables[table * codes + code]`. */
	readonly flats: { readonly tables: Uint8Array };
	/** What the walks of a code from a cell may come to. */
	of(code: number, cell: number): Reached;
}

/** Conditions and paths that a ruleset names. */
export interface NamedParts {
	/** A named condition, compiled when first used. */
	definition(name: string): Test;
	/** A named path that ends in what its context emits, compiled when first used. */
	namedPath(name: string): () => Step;
	/** The whole path of a kind, for pieces that do not walk as their own side. */
	wholePath(kind: number): Step;
}
