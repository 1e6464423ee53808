import { asEffect, asNumber, fold, foldSome, forKinds, type Pass } from '../fold.js';
import type { NodeOf } from '../nodes/table.js';
import { hasChoice, isSearch } from '../search-loop.js';
import type { Coord, Path, Ruleset, Vec, VecRef } from '../types.js';

/** The parts of a ruleset that decide how a piece that stands alone walks. */
export type LoneRules = Pick<Ruleset, 'space' | 'zones' | 'paths' | 'defs'>;

/** The most steps of a piece that stands alone on the board. */
export const MOST_STEPS = 50_000;

/** The most nodes of one walk, which is followed by recursion. A longer walk is followed so far. */
const MOST_NODES = 1_000;

/** Where a walk is. */
interface At {
	readonly cell: string;
	/** The cell of the mover; `undefined` while it is lifted. */
	readonly stand: string | undefined;
	readonly bindings: Readonly<Record<string, Vec>>;
	readonly marks: Readonly<Record<string, string>>;
}

type Then = (at: At) => void;

/** Whether a condition holds on a board that is otherwise empty; `undefined`: the board does not tell. */
type Answer = boolean | undefined;

class TooMany extends Error {}

const own = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
	table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
const nameOf = (cell: Vec): string => cell.join();
const vecOf = (name: string): readonly number[] => name.split(',').map(Number);
const not = (value: Answer): Answer => (value === undefined ? undefined : !value);
const every = (values: readonly Answer[]): Answer => (values.includes(false) ? false : values.includes(undefined) ? undefined : true);
const some = (values: readonly Answer[]): Answer => not(every(values.map(not)));
const unknown = (): Answer => undefined;
const isWithin = (value: number, [low, high]: readonly [Coord | null, Coord | null]): boolean =>
	(low === null || value >= Number(low)) && (high === null || value <= Number(high));

const contains: Pass<'zone', Answer, [cell: readonly number[]]> = /* @__PURE__ */ fold('zone', {
	...forKinds(unknown, 'perSide', 'parity'),
	box: ({ box }, cell) => box.every((range, axis) => range === null || isWithin(cell[axis]!, range)),
	cells: ({ cells }, cell) => cells.some((one) => nameOf(one) === nameOf(cell)),
	union: ({ union }, cell) => some(union.map((part) => contains(part, cell))),
	minus: ({ minus: [zone, other] }, cell) => every([contains(zone, cell), not(contains(other, cell))]),
});

/** The walks of a piece alone on the board. A test that the board cannot answer fails, so that a real board has at least these walks. */
class LoneWalks {
	private readonly rules: LoneRules;
	private readonly wraps: readonly boolean[];
	private readonly origin: string;
	private steps = 0;
	/** The nodes of the current walk. */
	private depth = 0;

	constructor(rules: LoneRules) {
		this.rules = rules;
		this.wraps = rules.space.axes.map(({ wrap }) => wrap === true);
		this.origin = nameOf(rules.space.axes.map(({ extent: [low, high] }) => Math.floor((Number(low) + Number(high) + 1) / 2)));
	}

	follow(path: Path): void {
		this.walk(path, { cell: this.origin, stand: this.origin, bindings: {}, marks: {} }, () => undefined);
	}

	private walk(path: Path, at: At, then: Then): void {
		if (this.depth >= MOST_NODES) return;
		this.depth++;
		this.kinds(path, at, then);
		this.depth--;
	}

	private readonly kinds: Pass<'path', void, [At, Then]> = fold('path', {
		step: ({ step, wraps }, at, then) => {
			if (++this.steps > MOST_STEPS) throw new TooMany();
			const cell = this.target(at, step, wraps === undefined ? this.wraps : (own(this.rules.space.wraps, wraps) ?? []));
			if (cell !== undefined) then({ ...at, cell });
		},
		each: ({ each, as, path }, at, then) => {
			for (const one of this.vectors(each, at)) this.walk(path, { ...at, bindings: { ...at.bindings, [as]: one } }, then);
		},
		seq: ({ seq }, at, then) => this.sequence(seq, 0, at, then),
		any: ({ any }, at, then) => {
			for (const one of any) this.walk(one, at, then);
		},
		loop: (path, at, then) => {
			if (isSearch(path, this.rules.paths)) this.search(path, at, then);
			else this.loop(path, at, [], then);
		},
		use: ({ use }, at, then) => this.walk(own(this.rules.paths, use) ?? { any: [] }, at, then),
		test: ({ test }, at, then) => {
			if (this.holds(test, at) === true) then(at);
		},
		do: ({ do: effect }, at, then) => {
			const lifts = asEffect('set', effect)?.set === 'stand';
			then(lifts ? { ...at, stand: undefined } : asEffect('land', effect) === undefined ? at : { ...at, stand: at.cell });
		},
		mark: ({ mark }, at, then) => then({ ...at, marks: { ...at.marks, [mark]: at.cell } }),
		go: ({ go }, at, then) => {
			const cell = this.cell(go, at);
			if (cell !== undefined) then({ ...at, cell });
		},
		pick: () => undefined,
	});

	private sequence(paths: readonly Path[], from: number, at: At, then: Then): void {
		const path = paths[from];
		if (path === undefined) then(at);
		else this.walk(path, at, (next) => this.sequence(paths, from + 1, next, then));
	}

	private loop(path: NodeOf<'path', 'loop'>, at: At, passed: readonly string[], then: Then): void {
		const state = JSON.stringify([at.cell, at.stand, at.bindings]);
		if (passed.includes(state)) return;
		const count = passed.length;
		if (count >= (path.min ?? 0)) then(at);
		if (count < Number(path.max ?? Number.POSITIVE_INFINITY))
			this.walk(path.loop, at, (next) => this.loop(path, next, [...passed, state], then));
	}

	/** A loop that continues from each of its states once. */
	private search(path: NodeOf<'path', 'loop'>, at: At, then: Then): void {
		const met = new Set<string>();
		const found: (readonly [At, number])[] = [];
		const meet = (next: At, round: number): void => {
			const state = JSON.stringify(next);
			if (met.has(state)) return;
			met.add(state);
			found.push([next, round]);
		};
		meet(at, 0);
		for (const [next, round] of found) {
			if (round >= (path.min ?? 0)) then(next);
			if (round < Number(path.max ?? Number.POSITIVE_INFINITY)) this.walk(path.loop, next, (one) => meet(one, round + 1));
		}
	}

	private vectors(each: NodeOf<'path', 'each'>['each'], { bindings }: At): readonly Vec[] {
		if (!('bound' in each)) return each;
		const from = own(bindings, each.bound);
		return from === undefined ? [] : (own(this.rules.space.maps, each.map)?.find(([one]) => nameOf(one) === nameOf(from))?.[1] ?? []);
	}

	private target({ cell, bindings }: At, by: VecRef, wraps: readonly boolean[]): string | undefined {
		const vector = 'bound' in by ? own(bindings, by.bound) : by;
		if (vector === undefined) return undefined;
		const times = 'bound' in by ? (by.times ?? 1) : 1;
		const { axes } = this.rules.space;
		const found = vecOf(cell).map((value, axis) => {
			const [low, high] = axes[axis]!.extent.map(Number) as [number, number];
			const moved = value + times * Number(vector[axis] ?? 0);
			const length = high - low + 1;
			return wraps[axis] === true ? low + ((((moved - low) % length) + length) % length) : moved;
		});
		return found.every((value, axis) => isWithin(value, axes[axis]!.extent)) ? nameOf(found) : undefined;
	}

	private readonly cell: Pass<'cell', string | undefined, [At]> = fold<'cell', string | undefined, [At]>('cell', {
		plain: (name, { cell, stand }) => (name === 'at' ? cell : name === 'origin' ? this.origin : stand),
		mark: ({ mark }, { marks }) => own(marks, mark),
		point: () => undefined,
		cell: ({ cell }) => (cell.length === this.wraps.length ? nameOf(cell) : undefined),
		from: ({ from, by }, at) => {
			const cell = this.cell(from, at);
			return cell === undefined ? undefined : this.target({ ...at, cell }, by, this.wraps);
		},
	});

	private readonly holds: Pass<'condition', Answer, [At]> = foldSome(
		'condition',
		{
			all: ({ all }, at) => every(all.map((one) => this.holds(one, at))),
			some: (cond, at) => some(cond.some.map((one) => this.holds(one, at))),
			not: (cond, at) => not(this.holds(cond.not, at)),
			def: ({ def }, at) => this.holds(own(this.rules.defs, def) ?? { some: [] }, at),
			mover: () => true,
			same: ({ same: [one, other] }, at) => this.cell(one, at) === this.cell(other, at),
			is: ({ is, a: { who } }, at) => {
				if (this.cell(is, at) !== at.stand) return who === 'empty';
				return who === undefined ? undefined : who === 'friend' || who === 'occupied';
			},
			in: (cond, at) => {
				const [cell, zone] = [this.cell(cond.in, at), own(this.rules.zones, cond.zone)];
				return cell === undefined || zone === undefined ? undefined : contains(zone, vecOf(cell));
			},
			compare: ({ compare: [number, operator, limit] }, at) => {
				if (limit !== 0 || operator === '<') return undefined;
				if (asNumber('captured', number) !== undefined) return operator === '=';
				const path = asNumber('matches', number);
				if (path?.from !== 'at') return undefined;
				let found = false;
				this.walk(path.matches, at, () => {
					found = true;
				});
				return found === (operator === '>');
			},
		},
		unknown,
	);
}

/**
 * Whether a piece alone on the board has more walks than can be followed: a loop over a choice multiplies them, unless it continues from each
 * state once. Only on a board with bounds; `rules` must not have circles of names.
 *
 * @example
 * import { each, hasTooManyWalks, loop, step } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * hasTooManyWalks(loop(each([[0, 1], [1, 0], [0, -1], [-1, 0]], 'd', step('d')), { min: 2 }), chess.rules) // → true
 */
export function hasTooManyWalks(path: Path, rules: LoneRules): boolean {
	if (!hasChoice(path, rules.paths, true) || rules.space.axes.some(({ extent }) => extent.includes(null))) return false;
	try {
		new LoneWalks(rules).follow(path);
		return false;
	} catch (error) {
		if (error instanceof TooMany) return true;
		throw error;
	}
}
