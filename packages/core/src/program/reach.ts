import { filterOf, zoneOf } from '../ask/references.js';
import type { Step } from '../ask/walker.js';
import type { CellRef, Cond, Effect, Path, VecRef } from '../ruleset/types.js';
import type { Part } from './parts.js';
import type { WalkPrograms } from './programs.js';
import { slot } from './references.js';

/** Steps of one survey; beyond them it says "everywhere". */
const PATIENCE = 4096;

/** What the walks of a code from a cell may come to, whatever the board. */
export interface Reached {
	/** The walks that may end. */
	readonly steps: readonly Step[];
	/** By cell: 1 where something may be captured, 3 where a royal may be. Undefined: nothing anywhere. */
	readonly captures: Uint8Array | undefined;
	/** The walks that may capture. */
	readonly taking: readonly Step[];
}

const NOTHING: Reached = { steps: [], captures: undefined, taking: [] };

/** What is known of a cell since nothing was written: by the text of the reference, the codes that may stand there. */
interface Known {
	readonly text: string;
	readonly table: Uint8Array;
	readonly before: Known | undefined;
}

const isPoint = (ref: CellRef): ref is { readonly point: string } => typeof ref === 'object' && 'point' in ref;

/** Stops a survey that cannot tell. */
class Unknown extends Error {}

/**
 * Where walks may come to and capture, found without a board.
 *
 * Proof: a survey follows every walk that any board allows. It goes where the walk goes (vectors, loops, marks and cells are followed
 * literally), passes every test unless zones, cells or the mover as it began decide it, and gives up, saying "everywhere", where the cursor
 * depends on the board or on a point. So what it does not find, no position has.
 */
export class Reach {
	private readonly programs: WalkPrograms;
	/** By `code * size + cell`. */
	private readonly rows: (Reached | undefined)[] = [];
	private readonly everywhere: Uint8Array;
	private readonly parts: readonly (readonly Part[])[];
	private patience = 0;
	private side = 0;
	private code = 0;
	private origin = 0;
	private ends = false;
	private captures: Uint8Array | undefined;
	private at = -1;
	private stand = -1;
	private written = false;
	private known: Known | undefined;
	private readonly bounds: number[] = [];
	private readonly marks: number[] = [];

	/** `parts`: by code. */
	constructor(programs: WalkPrograms, parts: readonly (readonly Part[])[]) {
		this.programs = programs;
		this.parts = parts;
		this.everywhere = new Uint8Array(programs.kernel.size).fill(3);
	}

	/** What the walks of a code from a cell may come to. */
	of(code: number, cell: number): Reached {
		const row = code * this.programs.kernel.size + cell;
		let found = this.rows[row];
		if (found === undefined) {
			found = this.survey(code, cell);
			this.rows[row] = found;
		}
		return found;
	}

	private survey(code: number, cell: number): Reached {
		const parts = this.parts[code]!;
		if (parts.length === 0) return NOTHING;
		const { size } = this.programs.kernel;
		this.side = this.programs.kernel.codes.side[code]!;
		this.code = code;
		this.origin = cell;
		const steps: Step[] = [];
		const taking: Step[] = [];
		let captures: Uint8Array | undefined;
		for (const { path, captures: takes, step } of parts) {
			const found = this.follow(path, cell);
			if (!found.ends) continue;
			steps.push(step);
			if (!takes || found.captures === undefined) continue;
			taking.push(step);
			captures ??= new Uint8Array(size);
			for (let on = 0; on < size; on++) captures[on] = captures[on]! | found.captures[on]!;
		}
		return { steps, captures, taking };
	}

	private follow(path: Path, cell: number): { readonly ends: boolean; readonly captures: Uint8Array | undefined } {
		this.patience = PATIENCE;
		this.ends = false;
		this.captures = undefined;
		this.at = cell;
		this.stand = cell;
		this.written = false;
		this.known = undefined;
		this.bounds.length = 0;
		this.marks.length = 0;
		try {
			this.walk(path, () => {
				this.ends = true;
			});
		} catch (error) {
			if (!(error instanceof Unknown)) throw error;
			return { ends: true, captures: this.everywhere };
		}
		return { ends: this.ends, captures: this.captures };
	}

	/** Follows a path from the state at hand and leaves that as it was. */
	private walk(path: Path, next: () => void): void {
		if (--this.patience < 0) throw new Unknown();
		const { kernel, vectors } = this.programs;
		if ('seq' in path) this.sequence(path.seq, 0, next);
		else if ('any' in path) for (const part of path.any) this.walk(part, next);
		else if ('use' in path) this.walk(kernel.ruleset.paths[path.use]!, next);
		else if ('step' in path) {
			const to = this.shift(this.at, path.step, path.wraps);
			if (to >= 0) this.go(to, next);
		} else if ('each' in path) {
			if (path.series !== undefined) throw new Unknown();
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
			const to = this.cell(path.go);
			if (to >= 0) this.go(to, next);
		} else if ('mark' in path) {
			const name = slot(kernel.slots.marks, path.mark);
			const before = this.marks[name];
			this.marks[name] = this.at;
			next();
			this.marks[name] = before ?? -1;
		} else throw new Unknown();
	}

	private sequence(parts: readonly Path[], index: number, next: () => void): void {
		if (index === parts.length) next();
		else this.walk(parts[index]!, () => this.sequence(parts, index + 1, next));
	}

	private loop({ loop, min = 0, max }: Extract<Path, { loop: unknown }>, next: () => void): void {
		const most = max === undefined ? Number.POSITIVE_INFINITY : Number(max);
		const met = new Set<string>();
		const again = (count: number): void => {
			// What a round was told of a cell, another one that comes to the same state may not have been told.
			this.known = undefined;
			// Where the number of rounds does not matter any more, a state met before leads nowhere new.
			const state = `${this.at},${this.stand},${this.written},${this.bounds},${this.marks},${most === Number.POSITIVE_INFINITY && count >= min ? '' : count}`;
			if (met.has(state)) return;
			met.add(state);
			if (count < most) this.walk(loop, () => again(count + 1));
			this.known = undefined;
			if (count >= min) next();
		};
		const { known } = this;
		again(0);
		this.known = known;
	}

	private go(to: number, next: () => void): void {
		const { at } = this;
		this.at = to;
		next();
		this.at = at;
	}

	private ask(cond: Cond, next: () => void): void {
		if (this.holds(cond) === false) return;
		const { known } = this;
		if ('is' in cond && !this.written && (this.isPlaced(cond.is) || isPoint(cond.is)))
			this.known = { text: this.textOf(cond.is), table: filterOf(this.programs.kernel, cond.a)[this.side]!, before: known };
		next();
		this.known = known;
	}

	private act(effect: Effect, next: () => void): void {
		const { stand, written, known } = this;
		if ('capture' in effect) this.capture(effect.capture);
		else if ('forEach' in effect && JSON.stringify(effect).includes('"capture":')) throw new Unknown();
		if ('land' in effect) this.stand = this.at;
		this.written = true;
		this.known = undefined;
		next();
		this.stand = stand;
		this.written = written;
		this.known = known;
	}

	/** Notes a capture: of whom, as far as the tests before it tell. */
	private capture(ref: CellRef): void {
		const { kernel } = this.programs;
		const { codes, royal, size, plan } = kernel;
		const text = this.textOf(ref);
		let worst = !plan.facts.staticRoyal;
		let some = false;
		for (let code = 1; code < codes.count; code++) {
			let fits = true;
			for (let test = this.known; test !== undefined && fits; test = test.before) fits = test.text !== text || test.table[code] === 1;
			if (!fits) continue;
			some = true;
			if (royal[code] === 1 && codes.side[code] === 1 - this.side) worst = true;
		}
		if (!some) return;
		this.captures ??= new Uint8Array(size);
		const bits = worst ? 3 : 1;
		const cell = isPoint(ref) ? -2 : this.cell(ref);
		if (cell === -2) for (let on = 0; on < size; on++) this.captures[on] = this.captures[on]! | bits;
		else if (cell >= 0) this.captures[cell] = this.captures[cell]! | bits;
	}

	/** A text that two references share only if they mean the same cell, wherever the cursor is. */
	private textOf(ref: CellRef): string {
		return isPoint(ref) ? `point ${ref.point}` : `${this.cell(ref)}`;
	}

	/** A cell that does not depend on the board. */
	private cell(ref: CellRef): number {
		const { kernel } = this.programs;
		if (ref === 'at') return this.at;
		if (ref === 'origin') return this.origin;
		if (ref === 'stand') return this.stand;
		if ('mark' in ref) return this.marks[slot(kernel.slots.marks, ref.mark)] ?? -1;
		if ('cell' in ref) return kernel.lattice.orientCell(kernel.sides[this.side]!, ref.cell);
		if (!('from' in ref)) throw new Unknown();
		const from = this.cell(ref.from);
		return from < 0 ? -1 : this.shift(from, ref.by, undefined);
	}

	private shift(from: number, by: VecRef, reading: string | undefined): number {
		const { kernel, vectors } = this.programs;
		const bound = 'bound' in by;
		const id = bound ? (this.bounds[slot(kernel.slots.bounds, by.bound)] ?? -1) : vectors.idOf(by);
		return id < 0 ? -1 : vectors.shifts(id, this.side, bound ? (by.times ?? 1) : 1, reading)[from]!;
	}

	/** The answer that every board gives, or undefined. */
	private holds(cond: Cond): boolean | undefined {
		const { kernel } = this.programs;
		if ('in' in cond && cond.zone in kernel.ruleset.zones && this.isPlaced(cond.in)) {
			const cell = this.cell(cond.in);
			return cell >= 0 && zoneOf(kernel, cond.zone)[this.side]![cell] === 1;
		}
		if ('same' in cond && cond.same.every((ref) => this.isPlaced(ref))) {
			const cell = this.cell(cond.same[0]);
			return cell >= 0 && cell === this.cell(cond.same[1]);
		}
		if ('mover' in cond && !this.written) return filterOf(kernel, cond.mover)[this.side]![this.code] === 1;
		if ('is' in cond && !this.written && this.isPlaced(cond.is) && this.cell(cond.is) === this.origin)
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

	private isPlaced(ref: CellRef): boolean {
		return typeof ref === 'string' || 'mark' in ref || 'cell' in ref || ('from' in ref && this.isPlaced(ref.from));
	}
}
