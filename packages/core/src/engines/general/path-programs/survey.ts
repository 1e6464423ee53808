import type { CellRef, Effect, Path } from '../../../rules/types.js';
import { type Leg, type Legs, type SurveyCondition, type Surveyed, UNKNOWN } from './legs.js';
import type { PathRuntimeParts } from './model.js';

/** The greatest number of steps of one survey. */
const STEP_LIMIT = 2048;

/**
 * Follows every walk that some board allows, from one cell, for one code.
 *
 * Vectors, loops, marks and cells are followed literally. Subclasses define the meaning of effects, of ends, and of tests that depend on
 * the board. Where the cursor itself depends on the board or on a point, the survey throws `UNKNOWN`.
 */
export abstract class Survey implements Surveyed {
	protected readonly runtime: PathRuntimeParts;
	protected readonly legs: Legs;
	private stepsLeft = 0;
	side = 0;
	code = 0;
	origin = 0;
	at = -1;
	stand = -1;
	written = false;
	withinAttack = false;
	readonly bounds: number[] = [];
	readonly marks: number[] = [];

	constructor(runtime: PathRuntimeParts, legs: Legs) {
		this.runtime = runtime;
		this.legs = legs;
	}

	abstract readonly mayReturn: boolean;
	abstract ask(condition: SurveyCondition, next: Leg): void;
	abstract act(effect: Effect, next: Leg): void;
	abstract forgetting(round: Leg): void;
	abstract end(): void;

	count(): void {
		if (--this.stepsLeft < 0) throw UNKNOWN;
	}

	/** Follows a path of a code from a cell; false where that is unknown. */
	protected follow(path: Path, code: number, cell: number): boolean {
		if (this.runtime.inPlay.plan.facts.literal === true) return false;
		this.stepsLeft = STEP_LIMIT;
		this.side = this.runtime.inPlay.codes.side[code]!;
		this.code = code;
		this.origin = cell;
		this.at = cell;
		this.stand = cell;
		this.written = false;
		this.bounds.length = 0;
		this.marks.length = 0;
		try {
			this.legs.of(path)(this);
		} catch (error) {
			if (error === UNKNOWN) return false;
			throw error;
		}
		return true;
	}

	/** The cell of a reference that does not depend on the board. */
	protected cellOf(ref: CellRef): number {
		return this.legs.cell(ref)(this);
	}
}
