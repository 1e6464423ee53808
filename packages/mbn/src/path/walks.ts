import type { Path, Vec } from '@x/core';
import { asEffect, asNumber, foldSome, type NodeOf, type Pass } from '@x/core/rules';
import type { Environment } from './environment.js';
import type { Requirements } from './requirements.js';

/** The most steps of a piece that stands alone on the board. */
const MOST_STEPS = 50_000;

/** The most rounds of repetitions inside one another: walks are followed by recursion. */
const MOST_ROUNDS = 100;

type VecRef = NodeOf<'path', 'step'>['step'];

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

	readonly #walk: Pass<'path', void, [At, (at: At) => void]> = foldSome(
		'path',
		{
			step: (path, at, then) => {
				const cell = this.#target(at, path.step, path.wraps === undefined ? this.#wraps : (this.#needs.wraps[path.wraps] ?? []));
				if (++this.#steps > MOST_STEPS) throw new TooMany();
				if (cell !== undefined) then({ ...at, cell });
			},
			each: (path, at, then) => {
				for (const one of this.#vectors(path.each, at))
					this.#walk(path.path, { ...at, bindings: { ...at.bindings, [path.as]: one } }, then);
			},
			seq: ({ seq }, at, then) => this.#sequence(seq, 0, at, then),
			any: ({ any }, at, then) => {
				for (const one of any) this.#walk(one, at, then);
			},
			loop: (path, at, then) => this.#loop(path, at, [], then),
			test: ({ test }, at, then) => {
				if (this.#holds(test, at) === true) then(at);
			},
			do: (path, at, then) => {
				if (asEffect('land', path.do)) then({ ...at, stand: at.cell });
				else then(asEffect('set', path.do)?.set === 'stand' ? { ...at, stand: undefined } : at);
			},
			mark: ({ mark }, at, then) => then({ ...at, marks: { ...at.marks, [mark]: at.cell } }),
			go: ({ go }, at, then) => {
				const cell = this.#cell(go, at);
				if (cell !== undefined) then({ ...at, cell });
			},
		},
		// Nothing follows: a real board has at least these walks.
		() => undefined,
	);

	#sequence(paths: readonly Path[], from: number, at: At, then: (at: At) => void): void {
		const path = paths[from];
		if (path === undefined) then(at);
		else this.#walk(path, at, (next) => this.#sequence(paths, from + 1, next, then));
	}

	#loop(path: NodeOf<'path', 'loop'>, at: At, passed: readonly string[], then: (at: At) => void): void {
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

	readonly #cell: Pass<'cell', string | undefined, [At]> = foldSome(
		'cell',
		{
			plain: (ref, { cell, stand }) => (ref === 'at' ? cell : ref === 'origin' ? this.#origin : stand),
			mark: ({ mark }, { marks }) => marks[mark],
		},
		() => undefined,
	);

	/** `undefined`: the board does not tell. */
	readonly #holds: Pass<'condition', boolean | undefined, [At]> = foldSome(
		'condition',
		{
			all: ({ all }, at) => every(all.map((one) => this.#holds(one, at))),
			some: ({ some }, at) => not(every(some.map((one) => not(this.#holds(one, at))))),
			not: (cond, at) => not(this.#holds(cond.not, at)),
			mover: () => true,
			same: ({ same }, at) => this.#cell(same[0], at) === this.#cell(same[1], at),
			is: ({ is, a: { who } }, at) => {
				if (this.#cell(is, at) !== at.stand) return who === 'empty';
				return who === undefined ? undefined : who === 'friend' || who === 'occupied';
			},
			in: (cond, at) => {
				const [cell, zone] = [this.#cell(cond.in, at), this.#needs.zones[cond.zone]];
				return cell === undefined || zone === undefined ? undefined : contains(zone, vecOf(cell));
			},
			compare: ({ compare: [number, operator, limit] }, at) => {
				if (limit !== 0) return undefined;
				if (asNumber('captured', number)) return operator === '=';
				const matches = asNumber('matches', number);
				if (matches?.from !== 'at') return undefined;
				let found = false;
				this.#walk(matches.matches, at, () => {
					found = true;
				});
				return operator === '=' ? !found : operator === '>' ? found : undefined;
			},
		},
		() => undefined,
	);
}

const not = (value: boolean | undefined): boolean | undefined => (value === undefined ? undefined : !value);

const every = (values: readonly (boolean | undefined)[]): boolean | undefined =>
	values.includes(false) ? false : values.includes(undefined) ? undefined : true;

const contains: Pass<'zone', boolean | undefined, [readonly number[]]> = foldSome(
	'zone',
	{
		box: ({ box }, cell) =>
			box.every((range, axis) => {
				const [low, high] = range ?? [null, null];
				return (low === null || cell[axis]! >= Number(low)) && (high === null || cell[axis]! <= Number(high));
			}),
		cells: ({ cells }, cell) => cells.some((one) => nameOf(one) === nameOf(cell)),
		union: ({ union }, cell) => not(every(union.map((one) => not(contains(one, cell))))),
		minus: ({ minus }, cell) => every([contains(minus[0], cell), not(contains(minus[1], cell))]),
	},
	() => undefined,
);

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
