import type { CellRef, Cond, Path, Vec, Zone } from '@x/core';
import type { Environment } from './environment.js';
import type { Requirements } from './requirements.js';

/** The most steps of a piece that stands alone on the board. */
const MOST_STEPS = 50_000;

/** The most rounds of repetitions inside one another: walks are followed by recursion. */
const MOST_ROUNDS = 100;

type VecRef = Extract<Path, { readonly step: unknown }>['step'];

/** Where a walk is. */
interface At {
	readonly cell: string;
	/** The cell of the mover; `undefined` while it is lifted. */
	readonly stand: string | undefined;
	readonly bindings: Readonly<Record<string, Vec>>;
	readonly marks: Readonly<Record<string, string>>;
	readonly rounds: number;
}

class TooMany extends Error {}

const nameOf = (cell: Vec): string => cell.join();
const vecOf = (name: string): readonly number[] => name.split(',').map(Number);

/** The walks of a piece alone on the board. A test that the empty board cannot answer fails, so that a real board has at least these walks. */
class Walks {
	readonly #size: readonly number[];
	readonly #wraps: readonly boolean[];
	readonly #needs: Requirements;
	readonly #origin: string;
	#steps = 0;

	constructor({ size, wraps = [] }: Environment, needs: Requirements) {
		this.#size = size;
		this.#wraps = wraps;
		this.#needs = needs;
		this.#origin = nameOf(size.map((length) => Math.floor(length / 2)));
	}

	follow(path: Path): void {
		this.#walk(path, { cell: this.#origin, stand: this.#origin, bindings: {}, marks: {}, rounds: 0 }, () => undefined);
	}

	#walk(path: Path, at: At, then: (at: At) => void): void {
		if ('step' in path) {
			const cell = this.#target(at, path.step, path.wraps === undefined ? this.#wraps : (this.#needs.wraps[path.wraps] ?? []));
			if (++this.#steps > MOST_STEPS) throw new TooMany();
			if (cell !== undefined) then({ ...at, cell });
		} else if ('each' in path) {
			for (const one of this.#vectors(path.each, at)) this.#walk(path.path, { ...at, bindings: { ...at.bindings, [path.as]: one } }, then);
		} else if ('seq' in path) this.#sequence(path.seq, 0, at, then);
		else if ('any' in path) for (const one of path.any) this.#walk(one, at, then);
		else if ('loop' in path) this.#loop(path, at, [], then);
		else if ('test' in path) {
			if (this.#holds(path.test, at) === true) then(at);
		} else if ('do' in path) {
			if ('land' in path.do) then({ ...at, stand: at.cell });
			else if ('set' in path.do && path.do.set === 'stand') then({ ...at, stand: undefined });
			else then(at);
		} else if ('mark' in path) then({ ...at, marks: { ...at.marks, [path.mark]: at.cell } });
		else if ('go' in path) {
			const cell = this.#cell(path.go, at);
			if (cell !== undefined) then({ ...at, cell });
		}
	}

	#sequence(paths: readonly Path[], from: number, at: At, then: (at: At) => void): void {
		const path = paths[from];
		if (path === undefined) then(at);
		else this.#walk(path, at, (next) => this.#sequence(paths, from + 1, next, then));
	}

	#loop(path: Extract<Path, { readonly loop: Path }>, at: At, passed: readonly string[], then: (at: At) => void): void {
		const state = JSON.stringify([at.cell, at.stand, at.bindings]);
		if (passed.includes(state)) return;
		if (at.rounds > MOST_ROUNDS) throw new TooMany();
		const count = passed.length;
		if (count >= (path.min ?? 0)) then(at);
		if (count < Number(path.max ?? Number.POSITIVE_INFINITY))
			this.#walk(path.loop, at, (next) => this.#loop(path, { ...next, rounds: next.rounds + 1 }, [...passed, state], then));
	}

	#vectors(each: readonly Vec[] | { readonly bound: string; readonly map: string }, { bindings }: At): readonly Vec[] {
		if (!('bound' in each)) return each;
		const from = bindings[each.bound];
		return from === undefined ? [] : (this.#needs.maps[each.map]?.find(([one]) => nameOf(one) === nameOf(from))?.[1] ?? []);
	}

	#target({ cell, bindings }: At, by: VecRef, wraps: readonly boolean[]): string | undefined {
		const vector = 'bound' in by ? bindings[by.bound] : by;
		if (vector === undefined) return undefined;
		const found = vecOf(cell).map((value, axis) => {
			const length = this.#size[axis]!;
			const sum = value + Number(vector[axis] ?? 0);
			return wraps[axis] ? (sum + length * Math.abs(Math.floor(sum / length))) % length : sum;
		});
		return found.every((value, axis) => value >= 0 && value < this.#size[axis]!) ? nameOf(found) : undefined;
	}

	#cell(ref: CellRef, { cell, stand, marks }: At): string | undefined {
		if (ref === 'at') return cell;
		if (ref === 'origin') return this.#origin;
		if (ref === 'stand') return stand;
		return typeof ref === 'object' && 'mark' in ref ? marks[ref.mark] : undefined;
	}

	/** `undefined`: the board does not tell. */
	#holds(cond: Cond, at: At): boolean | undefined {
		if ('all' in cond) return every(cond.all.map((one) => this.#holds(one, at)));
		if ('some' in cond) return not(every(cond.some.map((one) => not(this.#holds(one, at)))));
		if ('not' in cond) return not(this.#holds(cond.not, at));
		if ('mover' in cond) return true;
		if ('same' in cond) return this.#cell(cond.same[0], at) === this.#cell(cond.same[1], at);
		if ('is' in cond) {
			const cell = this.#cell(cond.is, at);
			if (cell === at.stand) return cond.a.who === undefined ? undefined : cond.a.who === 'friend' || cond.a.who === 'occupied';
			return cond.a.who === 'empty';
		}
		if ('in' in cond && 'zone' in cond) {
			const [cell, zone] = [this.#cell(cond.in, at), this.#needs.zones[cond.zone]];
			return cell === undefined || zone === undefined ? undefined : contains(zone, vecOf(cell));
		}
		if (!('compare' in cond)) return undefined;
		const [number, operator, limit] = cond.compare;
		if (limit !== 0 || typeof number !== 'object') return undefined;
		if ('captured' in number) return operator === '=';
		if (!('matches' in number) || number.from !== 'at') return undefined;
		let found = false;
		this.#walk(number.matches, at, () => {
			found = true;
		});
		return operator === '=' ? !found : operator === '>' ? found : undefined;
	}
}

const not = (value: boolean | undefined): boolean | undefined => (value === undefined ? undefined : !value);

const every = (values: readonly (boolean | undefined)[]): boolean | undefined =>
	values.includes(false) ? false : values.includes(undefined) ? undefined : true;

function contains(zone: Zone, cell: readonly number[]): boolean | undefined {
	if ('box' in zone)
		return zone.box.every((range, axis) => {
			const [low, high] = range ?? [null, null];
			return (low === null || cell[axis]! >= Number(low)) && (high === null || cell[axis]! <= Number(high));
		});
	if ('cells' in zone) return zone.cells.some((one) => nameOf(one) === nameOf(cell));
	if ('union' in zone) return not(every(zone.union.map((one) => not(contains(one, cell)))));
	if ('minus' in zone) return every([contains(zone.minus[0], cell), not(contains(zone.minus[1], cell))]);
	return undefined;
}

/** Whether a piece alone on the board has more walks than can be listed: a repetition of legs with several ways multiplies them. */
export function hasTooManyWalks(path: Path, environment: Environment, needs: Requirements): boolean {
	try {
		new Walks(environment, needs).follow(path);
		return false;
	} catch (error) {
		if (error instanceof TooMany) return true;
		throw error;
	}
}
