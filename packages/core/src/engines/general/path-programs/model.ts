/** The interfaces through which the parts of the path runtime see each other; see the model of the general engine. */

import type { EvaluatedNames, Narrowing } from '../../../evaluate/evaluated-game.js';
import type { EvaluationContext, Step } from '../../../evaluate/evaluation-context.js';
import type { GameResult, Path } from '../../../rules/types.js';
import type { ThreatScan } from '../legality/model.js';
import type {
	CandidateRecord,
	ExtraAttackers,
	GameHistory,
	GameInPlay,
	LazyPosition,
	PathRuntime,
	Recorded,
	RuntimeTables,
	WalkedAttackQueries,
	Way,
} from '../model.js';

/**
 * The path runtime of a game, as its parts see it.
 *
 * More than 15 members: one per part, and the few functions that parts share.
 */
export interface PathRuntimeParts extends PathRuntime {
	readonly inPlay: GameInPlay;
	/** The walks of phases that do not belong to a piece on the board. */
	readonly phases: PhaseWalkLists;
	readonly attacks: WalkAttackQueries;
	readonly tables: RuntimeTables & { readonly walkAttackers: WalkAttackerQueries | undefined };
	readonly history: WalkHistory;
	readonly walked: CandidateWalks;
	readonly reach: ReachQueries;
	readonly named: NamedParts;
	/** By code: its paths. */
	readonly parts: readonly (readonly Part[])[];
	only: number;
}

/** One path of a code. */
export interface Part {
	readonly path: Path;
	/** It makes captures that no table holds. */
	readonly captures: boolean;
	/** The compiled walk; compiled on first use, since a flat walk does not need it. */
	step(): Step;
	/** It may be flat: see `FlatWalks`. */
	readonly flat: boolean;
	/** Bits of `DEPENDS_ON`; computed on first use as well. */
	dependencies(): number;
}

/** A finished walk: its writes and its captures. */
export interface Candidate extends Recorded {
	/** The cell of the mover at the end, or -1. */
	readonly stand: number;
	/** The codes on that cell and under the cursor at the end, before hooks; 0: none. */
	readonly standing: number;
	readonly under: number;
	/** The mover's code at the start and at the end; 0: none. */
	readonly first: number;
	readonly mover: number;
	/** Pairs of address and value, by address; addresses from `size` on are registers. */
	readonly writes: Int32Array;
	readonly eventCodes: readonly number[];
	readonly eventCells: readonly number[];
	/** The values of the marks, by slot. */
	readonly marks: Int32Array;
	/** The bindings, by slot; empty where nothing can read them. */
	readonly bounds: Int32Array;
	readonly ended: { readonly result: GameResult; readonly id: string } | undefined;
	/** The origins of written pieces, as `Origins` records them; in rulesets with traces. */
	readonly origins: readonly number[] | undefined;
}

/** A position that was entered during a trial. */
export interface Entered {
	readonly height: number;
	readonly hashLow: number;
	readonly hashHigh: number;
	readonly phase: number;
	readonly way: Way | LazyPosition | undefined;
	/** It replaces the position before: the same position in another phase. */
	readonly instead: boolean;
	points: string | undefined;
	board: string | undefined;
	made: CandidateRecord | undefined;
}

/** A position before the current one. */
export type Earlier = LazyPosition | Entered;

/** A walk from a cell. */
export interface ReachedWalk {
	readonly part: Part;
	/** Some cells, and for each the codes that pass: on one cell at least one of them must stand for the walk to go on. Undefined: not known. */
	readonly needs: { readonly cells: Int32Array; readonly tables: readonly Uint8Array[] } | undefined;
}

/** The cells that the walks of a code from a cell may reach, on any board. */
export interface Reached {
	/** The walks that may end, except those that `flat` holds. */
	readonly walks: readonly ReachedWalk[];
	/** The walks among them that may capture. */
	readonly capturingSteps: readonly Step[];
	/** Walks as a list of operations: see `FlatWalks`. */
	readonly flat: Int32Array | undefined;
	/** The same for attack queries: some walks can be flat only there. */
	readonly attackOps: Int32Array | undefined;
	/**
	 * By cell: 1 where a piece may be captured, 3 where a royal may be; and the same for `capturingSteps` alone. Undefined: 0 on every
	 * cell.
	 */
	readonly captures: Uint8Array | undefined;
	/** The cells of `captures` that are not 0, as `2 · cell`, plus 1 where the value is 3. */
	readonly captureCells: Int32Array;
	readonly walked: Uint8Array | undefined;
}

/** The drops that tables hold, as moves. */
export interface DropMoves {
	/** The code that a drop puts on the board. */
	code(packedDetail: number): number;
	marks(packedDetail: number): readonly string[];
	write(route: number, packedDetail: number): void;
	context(route: number, packedDetail: number, context: EvaluationContext): void;
}

/** The walks of phases that do not belong to a piece on the board. */
export interface PhaseWalkLists {
	/** Drops that tables hold. */
	readonly drops: DropMoves;
	/** The walks of a phase from nowhere: those that may lift the piece on a cell, or all (-1). */
	steps(phase: number, side: number, only: number): readonly Step[];
	/** Some phase lifts a piece, so a phase's walk may begin on a cell too. */
	readonly lifts: boolean;
	/** Appends the drops of a phase, all or only those to a cell. */
	list(side: number, phase: number, only: number): void;
	/** The number of drops of a phase. */
	count(side: number, phase: number): number;
	dropsOnly(phase: number): boolean;
	disjointMoves(phase: number): boolean;
	liftsEach(phase: number): boolean;
	liftDependencies(phase: number, side: number, code: number, cell: number): number;
}

/** Attacks that involve walks. */
export interface WalkAttackQueries extends WalkedAttackQueries {
	/** 1 for codes that capture by a walk. */
	readonly capturing: Uint8Array;
	/** A hit captures some royals of a side and not others, so pins and checks do not describe it. */
	readonly tellsRoyalsApart: boolean;
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean;
	/**
	 * The cells of at most `most` pieces of `side` that attack a cell. Where no piece stands on it, the mover of the asking context is
	 * assumed there.
	 */
	list(cell: number, side: number, asking: EvaluationContext | undefined, how?: Narrowing, most?: number): number[];
	/** Whether walks of a side might capture a piece (1) or a royal (2) on a cell, on another board. */
	reaches(cell: number, side: number, bit: number): boolean;
	/** The same for walks that are not flat. */
	walkReaches(cell: number, side: number, bit: number): boolean;
	/** Whether a walk of a side captures the piece on a cell. */
	byWalk(cell: number, side: number): boolean;
	/** Clause 10: evaluated for royals only, from their own side. */
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
	/** Whether tables or flat walks capture a code if it stands on a cell, with its bit of `Reached.captures`; used where there are no other walks. */
	captures(cell: number, side: number, standing: number, bit: number): boolean;
}

/** Position history, for conditions that read it. */
export interface WalkHistory extends GameHistory {
	moveBegun(route: number, detail: number): void;
	beforeEntry(context: EvaluationContext): void;
	entered(): CandidateRecord | undefined;
	withMover<T>(cell: number, ask: () => T): T;
	/**
	 * Evaluates an attack query on a cell, on which a piece may be put for it. As in a candidate's context, the current position is the
	 * one entered after the walk, and the position before it is the one in which the query runs.
	 */
	asked<T>(asking: EvaluationContext | undefined, cell: number, source: number | undefined, ask: () => T): T;
	played(route: number, detail: number, before: number): Way;
	cannotRecur(plies: number): boolean;
	making(context: EvaluationContext, isTimeless?: boolean): CandidateRecord;
}

/** Recorded walks. */
export interface CandidateWalks {
	/** Recorded walks by number; a stack like that of the moves. */
	readonly candidates: Candidate[];
	/** Appends the walks of the piece on a cell; its table moves are on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void;
	/**
	 * Appends the walks of a phase from nowhere. A walk that lifts a piece may equal one of that piece's own walks, which are above
	 * `base`.
	 */
	phase(side: number, phase: number, base: number): void;
	candidate(detail: number): Candidate;
	/** Pushes a recorded walk again. */
	again(candidate: Candidate): number;
	/**
	 * Clause 13, at the end: merges moves above `base` that differ only in values that ended with their walks. Hooks may have read these
	 * values, so the results of hooks are compared too.
	 */
	mergeLasting(base: number, side: number): void;
	/** Writes the final state of a recorded walk. */
	write(detail: number): void;
	/** Sets a context to the final state of a recorded walk. */
	context(detail: number, context: EvaluationContext): void;
}

/** The cells that walks may reach, on any board. */
export interface ReachQueries {
	/** Flat walks; `tables[table * codes + code]`. */
	readonly flats: { readonly tables: Uint8Array };
	/** The cells that the walks of a code from a cell may reach. */
	of(code: number, cell: number): Reached;
	/** Whether the board does not stop a walk at its first tests. */
	isOpen(walk: ReachedWalk): boolean;
}

/** The named conditions and paths of a ruleset. */
export interface NamedParts extends EvaluatedNames {
	/** The whole path of a kind, for pieces that do not walk for their own side. */
	wholePath(kind: number): Step;
}
