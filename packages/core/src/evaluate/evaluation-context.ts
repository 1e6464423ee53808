import type { GameResult } from '../rules/types.js';

/** Compiled paths, conditions, numbers and effects: closures over a game that receive the evaluation context. */
export type Step = (context: EvaluationContext) => void;
export type Test = (context: EvaluationContext) => boolean;
export type Value = (context: EvaluationContext) => number;
/** Performs an effect; false fails the walk. */
export type Act = (context: EvaluationContext) => boolean;
export type Cells = (context: EvaluationContext) => number;

/** The slots of the named values that walks keep: bindings, marks and loop counters. */
export interface Slots {
	readonly bounds: Map<string, number>;
	readonly marks: Map<string, number>;
	loops: number;
}

/** The part of a game that a context reads. */
export interface Owner {
	readonly slots: Slots;
	readonly boardState: { readonly top: number };
}

const NONE: readonly number[] = [];
const NO_SLOTS = /* @__PURE__ */ new Int32Array(0);

/**
 * The state of one walk, or of one evaluation on a position. The board itself is not part of it.
 *
 * Walks write on the board and undo their writes, so every read sees the candidate's own writes. Nested evaluations (attacks, matches)
 * use a context of their own.
 */
export class EvaluationContext {
	private readonly owner: Owner;
	side = 0;
	origin = -1;
	stand = -1;
	at = -1;
	/** The mover's code now, and when the walk began; 0: no piece. */
	mover = 0;
	first = 0;
	/** The context belongs to a position that is entered and about to be played, not to a candidate. */
	settled = false;
	/** Height of the log when the position of a settled context was entered. */
	entered = -1;
	/** Height of the log when the candidate began. */
	start = 0;
	bounds: Int32Array = NO_SLOTS;
	series: Int32Array = NO_SLOTS;
	marks: Int32Array = NO_SLOTS;
	counters: Int32Array = NO_SLOTS;
	/** The codes of the captured pieces, and their cells. */
	eventCodes: readonly number[] = NONE;
	eventCells: readonly number[] = NONE;
	private readonly code: number[] = [0];
	private readonly cell: number[] = [0];
	/** Cells of pieces captured with `later`: they hold the ghost code until the walk ends. */
	ghosts: readonly number[] = NONE;
	ended: { readonly result: GameResult; readonly id: string } | undefined;
	/** The walk wrote a variable that outlives it, even if the value did not change. */
	wrote = false;
	/** The cell whose capture an attack query looks for, or -1; and whether this walk captured there. */
	target = -1;
	hit = false;
	/** Called when a walk completes. */
	emit: Step | undefined;
	/** Set to stop a search early. */
	done = false;
	/** Set inside an attack query, which must not evaluate attacks again. */
	withinAttack = false;
	/** The end cells collected by `matches`. */
	ends: number[] = [];
	reached = false;

	constructor(owner: Owner) {
		this.owner = owner;
		this.grow();
	}

	/** Makes room for every slot and loop compiled so far: some are compiled only when they are first used. */
	private grow(): void {
		const { bounds, marks, loops } = this.owner.slots;
		this.bounds = new Int32Array(bounds.size).fill(-1);
		this.series = new Int32Array(bounds.size);
		this.marks = new Int32Array(marks.size).fill(-1);
		this.counters = new Int32Array(loops);
	}

	/** Records the one piece that a move captures. */
	captures(code: number, cell: number): void {
		this.code[0] = code;
		this.cell[0] = cell;
		this.eventCodes = this.code;
		this.eventCells = this.cell;
	}

	/** Resets the context: a piece (code `mover`, 0: none) of a side on a cell (-1: none). */
	begin(side: number, cell: number, mover: number): void {
		this.side = side;
		this.origin = cell;
		this.stand = cell;
		this.at = cell;
		this.mover = mover;
		this.first = mover;
		this.settled = false;
		this.entered = -1;
		this.start = this.owner.boardState.top;
		const { bounds, marks, loops } = this.owner.slots;
		if (this.marks.length < marks.size || this.bounds.length < bounds.size || this.counters.length < loops) this.grow();
		else {
			if (this.marks.length > 0) this.marks.fill(-1);
			if (this.bounds.length > 0) {
				this.bounds.fill(-1);
				this.series.fill(0);
			}
		}
		this.eventCodes = NONE;
		this.eventCells = NONE;
		this.ghosts = NONE;
		this.ended = undefined;
		this.wrote = false;
		this.target = -1;
		this.hit = false;
		this.done = false;
		this.withinAttack = false;
	}
}
