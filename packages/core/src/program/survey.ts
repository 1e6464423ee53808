import { filterOf, zoneOf } from '../ask/references.js';
import type { CellRef, Cond, Effect, Path, VecRef } from '../ruleset/types.js';
import { isStraight } from './paths.js';
import type { WalkPrograms } from './programs.js';
import { slot } from './references.js';

/** Steps of one survey. */
const PATIENCE = 4096;

/** Stops a survey that cannot tell. One for all, since nobody reads where it came from. */
export const UNKNOWN: Error = new Error('The board decides.');

/**
 * Follows every walk that any board allows, from one cell, for one code.
 *
 * It goes where the walk goes: vectors, loops, marks and cells are followed literally. What tests that depend on the board, effects and ends
 * mean is for who extends it; where the cursor itself depends on the board or on a point, it is `UNKNOWN`.
 */
export abstract class Survey {
	protected readonly programs: WalkPrograms;
	private patience = 0;
	protected side = 0;
	protected code = 0;
	protected origin = 0;
	protected at = -1;
	protected stand = -1;
	protected written = false;
	private readonly bounds: number[] = [];
	private readonly marks: number[] = [];

	constructor(programs: WalkPrograms) {
		this.programs = programs;
	}

	/** Whether a loop that comes back to a state it was in before may be followed no further. */
	protected abstract readonly mayReturn: boolean;
	protected abstract ask(cond: Cond, next: () => void): void;
	protected abstract act(effect: Effect, next: () => void): void;
	/** Forgets what is known of cells, for as long as a round of a loop lasts. */
	protected abstract forgetting(round: () => void): void;

	/** Follows a path of a code from a cell; false where that is unknown. */
	protected follow(path: Path, code: number, cell: number, end: () => void): boolean {
		if (this.programs.kernel.plan.facts.literal === true) return false;
		this.patience = PATIENCE;
		this.side = this.programs.kernel.codes.side[code]!;
		this.code = code;
		this.origin = cell;
		this.at = cell;
		this.stand = cell;
		this.written = false;
		this.bounds.length = 0;
		this.marks.length = 0;
		try {
			this.walk(path, end);
		} catch (error) {
			if (error === UNKNOWN) return false;
			throw error;
		}
		return true;
	}

	/** Follows a path from the state at hand and leaves that as it was. */
	protected walk(path: Path, next: () => void): void {
		if (--this.patience < 0) throw UNKNOWN;
		const { kernel, vectors } = this.programs;
		if ('seq' in path) this.sequence(path.seq, 0, next);
		else if ('any' in path) for (const part of path.any) this.walk(part, next);
		else if ('use' in path) this.walk(kernel.ruleset.paths[path.use]!, next);
		else if ('step' in path) {
			const to = this.shift(this.at, path.step, path.wraps);
			if (to >= 0) this.go(to, next);
		} else if ('each' in path) {
			if (path.series !== undefined) throw UNKNOWN;
			const name = slot(kernel.slots.bounds, path.as);
			const { each } = path;
			const ids =
				'bound' in each
					? vectors.map(each.map).get(this.bounds[slot(kernel.slots.bounds, each.bound)] ?? -1)
					: each.map((vector) => vectors.idOf(vector));
			const before = this.bounds[name];
			for (const id of ids ?? []) {
				this.bounds[name] = id;
				this.walk(path.path, next);
			}
			this.bounds[name] = before ?? -1;
		} else if ('loop' in path) this.loop(path, next);
		else if ('test' in path) this.ask(path.test, next);
		else if ('do' in path) this.act(path.do, next);
		else if ('go' in path) {
			const to = this.cellOf(path.go);
			if (to >= 0) this.go(to, next);
		} else if ('mark' in path) {
			const name = slot(kernel.slots.marks, path.mark);
			const before = this.marks[name];
			this.marks[name] = this.at;
			next();
			this.marks[name] = before ?? -1;
		} else throw UNKNOWN;
	}

	private sequence(parts: readonly Path[], index: number, next: () => void): void {
		if (index === parts.length) next();
		else this.walk(parts[index]!, () => this.sequence(parts, index + 1, next));
	}

	private loop({ loop, min = 0, max, greedy }: Extract<Path, { loop: unknown }>, next: () => void): void {
		const { kernel } = this.programs;
		const most = max === undefined ? Number.POSITIVE_INFINITY : Number(max);
		const met = new Set<string>();
		const straight = isStraight(kernel.ruleset.space, loop);
		let last = -1;
		if (greedy === true && !this.mayReturn) throw UNKNOWN;
		const again = (count: number): void => this.forgetting(() => round(count));
		const round = (count: number): void => {
			if (straight) {
				// A walk that cannot come back needs no memory; one that stands still is where it was.
				const stays = this.at === last && most === Number.POSITIVE_INFINITY && count > min;
				if (stays && this.mayReturn) return;
				if (stays) throw UNKNOWN;
				last = this.at;
				if (count < most) this.walk(loop, () => again(count + 1));
				if (count >= min) next();
				return;
			}
			// Where the number of rounds does not matter any more, a state met before leads nowhere new.
			const state = `${this.at},${this.stand},${this.written},${this.bounds},${this.marks},${most === Number.POSITIVE_INFINITY && count >= min ? '' : count}`;
			if (met.has(state)) {
				if (this.mayReturn) return;
				throw UNKNOWN;
			}
			met.add(state);
			if (count < most) this.walk(loop, () => again(count + 1));
			if (count >= min) next();
		};
		again(0);
	}

	private go(to: number, next: () => void): void {
		const { at } = this;
		this.at = to;
		next();
		this.at = at;
	}

	/** A cell that does not depend on the board. */
	protected cellOf(ref: CellRef): number {
		const { kernel } = this.programs;
		if (ref === 'at') return this.at;
		if (ref === 'origin') return this.origin;
		if (ref === 'stand') return this.stand;
		if ('mark' in ref) return this.marks[slot(kernel.slots.marks, ref.mark)] ?? -1;
		if ('cell' in ref) return kernel.lattice.orientCell(kernel.sides[this.side]!, ref.cell);
		if (!('from' in ref)) throw UNKNOWN;
		const from = this.cellOf(ref.from);
		return from < 0 ? -1 : this.shift(from, ref.by, undefined);
	}

	protected shift(from: number, by: VecRef, reading: string | undefined): number {
		const { kernel, vectors } = this.programs;
		const bound = 'bound' in by;
		const id = bound ? (this.bounds[slot(kernel.slots.bounds, by.bound)] ?? -1) : vectors.idOf(by);
		return id < 0 ? -1 : vectors.shifts(id, this.side, bound ? (by.times ?? 1) : 1, reading)[from]!;
	}

	/** The answer that every board gives, or undefined. */
	protected holds(cond: Cond): boolean | undefined {
		const { kernel } = this.programs;
		if ('in' in cond && cond.zone in kernel.ruleset.zones && this.isPlaced(cond.in)) {
			const cell = this.cellOf(cond.in);
			return cell >= 0 && zoneOf(kernel, cond.zone)[this.side]![cell] === 1;
		}
		if ('same' in cond && cond.same.every((ref) => this.isPlaced(ref))) {
			const cell = this.cellOf(cond.same[0]);
			return cell >= 0 && cell === this.cellOf(cond.same[1]);
		}
		if ('mover' in cond && !this.written) return filterOf(kernel, cond.mover)[this.side]![this.code] === 1;
		if ('is' in cond && !this.written && this.isPlaced(cond.is) && this.cellOf(cond.is) === this.origin)
			return filterOf(kernel, cond.a)[this.side]![this.code] === 1;
		if ('not' in cond) {
			const inner = this.holds(cond.not);
			return inner === undefined ? undefined : !inner;
		}
		if (!('all' in cond || 'some' in cond)) return undefined;
		const every = 'all' in cond;
		let answer: boolean | undefined = every;
		for (const part of every ? cond.all : cond.some) {
			const one = this.holds(part);
			if (one === !every) return !every;
			if (one === undefined) answer = undefined;
		}
		return answer;
	}

	isPlaced(ref: CellRef): boolean {
		return typeof ref === 'string' || 'mark' in ref || 'cell' in ref || ('from' in ref && this.isPlaced(ref.from));
	}
}
