import { slot } from '../../../evaluate/references.js';
import type { CellRef, Effect, Path, VecRef } from '../../../rules/types.js';
import * as legs from './legs.js';
import type { PathRuntimeParts } from './model.js';

/** The greatest number of steps of one survey. */
const STEP_LIMIT = 4096;

/** Ends a survey that cannot decide. A single object, since its stack trace is never read. */
export const UNKNOWN: Error = /* @__PURE__ */ new Error('The board decides.');

/**
 * Follows every walk that some board allows, from one cell, for one code.
 *
 * Vectors, loops, marks and cells are followed literally. Subclasses define the meaning of effects, of ends, and of tests that depend on
 * the board. Where the cursor itself depends on the board or on a point, the survey throws `UNKNOWN`.
 */
export abstract class Survey {
	protected readonly runtime: PathRuntimeParts;
	protected readonly legs: legs.Legs;
	private stepsLeft = 0;
	protected side = 0;
	protected code = 0;
	protected origin = 0;
	protected at = -1;
	protected stand = -1;
	protected written = false;
	private readonly bounds: number[] = [];
	private readonly marks: number[] = [];

	constructor(runtime: PathRuntimeParts, legs: legs.Legs) {
		this.runtime = runtime;
		this.legs = legs;
	}

	/** Whether a loop may end at a state it was in before. */
	protected abstract readonly mayReturn: boolean;
	protected abstract ask(condition: legs.SurveyCondition, next: () => void): void;
	protected abstract act(effect: Effect, next: () => void): void;
	/** Runs a round of a loop without the facts known about cells. */
	protected abstract forgetting(round: () => void): void;

	/** Follows a path of a code from a cell; false where that is unknown. */
	protected follow(path: Path, code: number, cell: number, end: () => void): boolean {
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
			this.walk(this.legs.of(path), end);
		} catch (error) {
			if (error === UNKNOWN) return false;
			throw error;
		}
		return true;
	}

	/** Follows a leg from the current state, and restores that state. */
	private walk(leg: legs.Leg, next: () => void): void {
		if (--this.stepsLeft < 0) throw UNKNOWN;
		const { parts } = leg;
		switch (leg.what) {
			case legs.SEQUENCE:
				this.sequence(parts, 0, next);
				return;
			case legs.CHOICE:
				for (let index = 0; index < parts.length; index++) this.walk(parts[index]!, next);
				return;
			case legs.STEP: {
				const id = leg.slot < 0 ? leg.ids[0]! : (this.bounds[leg.slot] ?? -1);
				if (id >= 0) this.go(this.runtime.vectors.shifts(id, this.side, leg.times, leg.wraps)[this.at]!, next);
				return;
			}
			case legs.BIND: {
				const ids = leg.map === undefined ? leg.ids : (leg.map.get(this.bounds[leg.from] ?? -1) ?? []);
				const before = this.bounds[leg.slot];
				for (let index = 0; index < ids.length; index++) {
					this.bounds[leg.slot] = ids[index]!;
					this.walk(parts[0]!, next);
				}
				this.bounds[leg.slot] = before ?? -1;
				return;
			}
			case legs.LOOP:
				this.loop(leg, next);
				return;
			case legs.TEST:
				this.ask(leg.condition!, next);
				return;
			case legs.ACT:
				this.act(leg.effect!, next);
				return;
			case legs.GO:
				this.go(this.cellOf(leg.cell), next);
				return;
			case legs.MARK: {
				const before = this.marks[leg.slot];
				this.marks[leg.slot] = this.at;
				next();
				this.marks[leg.slot] = before ?? -1;
				return;
			}
			default:
				throw UNKNOWN;
		}
	}

	private sequence(parts: readonly legs.Leg[], index: number, next: () => void): void {
		const last = parts.length - 1;
		if (index < last) this.walk(parts[index]!, () => this.sequence(parts, index + 1, next));
		else if (index === last) this.walk(parts[index]!, next);
		else next();
	}

	private loop({ parts, min, max, greedy, straight }: legs.Leg, next: () => void): void {
		const inner = parts[0]!;
		const endless = max === Number.POSITIVE_INFINITY;
		if (greedy && !this.mayReturn) throw UNKNOWN;
		const met = straight ? undefined : new Set<string>();
		let last = -1;
		const again = (count: number): void => this.forgetting(() => round(count));
		const round = (count: number): void => {
			if (met === undefined) {
				// A straight loop needs no memory; a state where it stands still is the state before.
				const stays = this.at === last && endless && count > min;
				if (stays && this.mayReturn) return;
				if (stays) throw UNKNOWN;
				last = this.at;
			} else {
				// Once the number of rounds does not matter, a repeated state leads to no new one.
				const state = `${this.at},${this.stand},${this.written},${this.bounds},${this.marks},${endless && count >= min ? '' : count}`;
				if (met.has(state)) {
					if (this.mayReturn) return;
					throw UNKNOWN;
				}
				met.add(state);
			}
			if (count < max) this.walk(inner, () => again(count + 1));
			if (count >= min) next();
		};
		again(0);
	}

	/** Continues from a cell, if it exists. */
	private go(to: number, next: () => void): void {
		if (to < 0) return;
		const { at } = this;
		this.at = to;
		next();
		this.at = at;
	}

	/** The cell of a reference that does not depend on the board. */
	protected cellOf(ref: CellRef): number {
		const { inPlay } = this.runtime;
		if (ref === 'at') return this.at;
		if (ref === 'origin') return this.origin;
		if (ref === 'stand') return this.stand;
		if ('mark' in ref) return this.marks[slot(inPlay.slots.marks, ref.mark)] ?? -1;
		if ('cell' in ref) return inPlay.lattice.orientCell(inPlay.sides[this.side]!, ref.cell);
		if (!('from' in ref)) throw UNKNOWN;
		const from = this.cellOf(ref.from);
		return from < 0 ? -1 : this.shift(from, ref.by, undefined);
	}

	protected shift(from: number, by: VecRef, reading: string | undefined): number {
		const { inPlay, vectors } = this.runtime;
		const bound = 'bound' in by;
		const id = bound ? (this.bounds[slot(inPlay.slots.bounds, by.bound)] ?? -1) : vectors.idOf(by);
		return id < 0 ? -1 : vectors.shifts(id, this.side, bound ? (by.times ?? 1) : 1, reading)[from]!;
	}

	/** The value that a condition has on every board, or undefined. */
	protected holds(condition: legs.SurveyCondition): boolean | undefined {
		const { parts, cells, tables, placed } = condition;
		switch (condition.what) {
			case legs.WITHIN: {
				const cell = placed ? this.cellOf(cells[0]!) : -1;
				return placed ? cell >= 0 && tables[this.side]![cell] === 1 : undefined;
			}
			case legs.SAME: {
				const cell = placed ? this.cellOf(cells[0]!) : -1;
				return placed ? cell >= 0 && cell === this.cellOf(cells[1]!) : undefined;
			}
			case legs.MOVER:
				return this.written ? undefined : tables[this.side]![this.code] === 1;
			case legs.IS:
				return !this.written && placed && this.cellOf(cells[0]!) === this.origin ? tables[this.side]![this.code] === 1 : undefined;
			case legs.NOT: {
				const inner = this.holds(parts[0]!);
				return inner === undefined ? undefined : !inner;
			}
			case legs.ALL:
				return this.united(parts, true);
			case legs.SOME:
				return this.united(parts, false);
			default:
				return undefined;
		}
	}

	private united(parts: readonly legs.SurveyCondition[], every: boolean): boolean | undefined {
		let answer: boolean | undefined = every;
		for (let index = 0; index < parts.length; index++) {
			const one = this.holds(parts[index]!);
			if (one === !every) return !every;
			if (one === undefined) answer = undefined;
		}
		return answer;
	}
}
