import type { Verdict } from '../rules/types.js';

/** What a compiled path, condition, number or effect is: a closure over a game that is handed a walk's state. */
export type Step = (context: EvaluationContext) => void;
export type Test = (context: EvaluationContext) => boolean;
export type Value = (context: EvaluationContext) => number;
/** Performs an effect; false fails the walk. */
export type Act = (context: EvaluationContext) => boolean;
export type Cells = (context: EvaluationContext) => number;

/** Numbers for names that walks keep values under. */
export interface Slots {
	readonly bounds: Map<string, number>;
	readonly marks: Map<string, number>;
	loops: number;
}

/** What a context needs of its game. */
interface Owner {
	readonly slots: Slots;
	readonly boardState: { readonly top: number };
}

const NONE: readonly number[] = [];
const NO_SLOTS = new Int32Array(0);

/**
 * Who asks: the state of one walk, or of a question about a position, beside the board.
 *
 * Walks write on the board itself and take their writes back, so every reading sees the candidate's own writes.
 * Nested questions (attacks, matches) get a context of their own.
 */
export class EvaluationContext {
	private readonly owner: Owner;
	readonly depth: number;
	side = 0;
	origin = -1;
	stand = -1;
	at = -1;
	/** The mover as it stands now, and as the walk began (codes; 0: nobody). */
	mover = 0;
	first = 0;
	/** The position is entered and about to be played, not a candidate's. */
	settled = false;
	/** Log height when a position was entered that is settled by now. */
	entered = -1;
	/** Log height when the candidate began. */
	start = 0;
	bounds: Int32Array = NO_SLOTS;
	series: Int32Array = NO_SLOTS;
	marks: Int32Array = NO_SLOTS;
	counters: Int32Array = NO_SLOTS;
	/** Captured codes and where they stood. */
	eventCodes: readonly number[] = NONE;
	eventCells: readonly number[] = NONE;
	private readonly code: number[] = [0];
	private readonly cell: number[] = [0];
	/** Pieces captured `later`: cells that hold the ghost code. */
	ghosts: readonly number[] = NONE;
	ended: { readonly result: Verdict; readonly id: string } | undefined;
	/** The walk wrote a variable that outlives it, if only the value it had. */
	wrote = false;
	/** The cell whose capture an attack query waits for, or -1; whether it happened on this walk. */
	target = -1;
	hit = false;
	/** What a completed walk does. */
	emit: Step | undefined;
	/** Set to stop a search early. */
	done = false;
	/** Inside an attack query, which must not ask about attacks again. */
	withinAttack = false;
	/** Results collected by `matches`. */
	ends: number[] = [];
	reached = false;

	constructor(owner: Owner, depth: number) {
		this.owner = owner;
		this.depth = depth;
		this.grow();
	}

	/** Makes room for every name and loop that was compiled so far: some are when they are first used. */
	private grow(): void {
		const { bounds, marks, loops } = this.owner.slots;
		this.bounds = new Int32Array(bounds.size).fill(-1);
		this.series = new Int32Array(bounds.size);
		this.marks = new Int32Array(marks.size).fill(-1);
		this.counters = new Int32Array(loops);
	}

	/** Notes the one piece that a move captures. */
	captures(code: number, cell: number): void {
		this.code[0] = code;
		this.cell[0] = cell;
		this.eventCodes = this.code;
		this.eventCells = this.cell;
	}

	/** Takes over who asks, and all that the candidate was. */
	copyFrom(other: EvaluationContext): this {
		this.begin(other.side, other.origin, other.mover);
		const { at, stand, first, start, settled, ended, eventCodes, eventCells } = other;
		Object.assign(this, { at, stand, first, start, settled, ended, eventCodes: [...eventCodes], eventCells: [...eventCells] });
		this.marks.set(other.marks);
		this.bounds.set(other.bounds);
		this.series.set(other.series);
		return this;
	}

	/** Forgets the last walk and stands a piece (0: nobody) of a side on a cell (-1: none). */
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
