import type { CellRef, Cond, Effect, Filter, Path, Ruleset, Vec, VecRef } from '@x/core';
import { fold, kindOf, type Who } from './known.js';
import type { Walk } from './walk.js';
import { cellsOf } from './zones.js';

/** What is known while a path is walked. */
interface State extends Walk {
	readonly bound: Readonly<Record<string, Vec>>;
	/** Squares that the walk has changed: true where the mover stands, false where nothing does any more. */
	readonly changed: ReadonlyMap<number, boolean>;
}

/** More ways than this are not looked at: the path says more than the language can. */
const MOST_WALKS = 6000;

/** Walks paths on a board of which nothing is known, square by square. */
export class Explorer {
	readonly files: number;
	readonly ranks: number;
	private readonly ruleset: Ruleset;
	private readonly holes: ReadonlySet<number>;
	private readonly sideNames: readonly string[];
	private readonly zones: ReadonlyMap<string, readonly ReadonlySet<number>[]>;
	private budget = 0;

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		const [files, ranks] = ruleset.space.axes.map(({ extent }) => Number(extent[1]) + 1);
		this.files = files!;
		this.ranks = ranks!;
		this.sideNames = Object.keys(ruleset.sides);
		this.holes = new Set((ruleset.space.holes ?? []).map(([x, y]) => Number(x) + Number(y) * files!));
		this.zones = new Map(
			Object.entries(ruleset.zones).map(([name, zone]) => [name, this.sideNames.map((side) => cellsOf(ruleset, zone, side))]),
		);
	}

	/** Every walk of a path by a kind of a side from a square; undefined where there are too many. */
	walks(path: Path, kind: string, side: 0 | 1, from: number): Walk[] | undefined {
		this.budget = MOST_WALKS;
		const start: State = {
			from,
			to: from,
			stand: from,
			empty: [],
			occupied: [],
			friends: [],
			captures: [],
			becomes: undefined,
			points: [],
			writes: [],
			tests: [],
			effects: [],
			marks: new Map(),
			bound: {},
			changed: new Map(),
		};
		const found = this.run(path, start, { kind, side });
		return this.budget <= 0 ? undefined : found;
	}

	readonly exists = (cell: number): boolean => !this.holes.has(cell);

	private run(path: Path, state: State, who: Who): State[] {
		if (--this.budget <= 0) return [];
		if ('seq' in path) return path.seq.reduce<State[]>((states, part) => states.flatMap((one) => this.run(part, one, who)), [state]);
		if ('any' in path) return path.any.flatMap((part) => this.run(part, state, who));
		if ('use' in path) return this.run(this.ruleset.paths[path.use]!, state, who);
		if ('each' in path) {
			if (!Array.isArray(path.each)) return this.opaque(state, path);
			return (path.each as readonly Vec[]).flatMap((vector) =>
				this.run(path.path, { ...state, bound: { ...state.bound, [path.as]: vector } }, who),
			);
		}
		if ('step' in path) {
			if (path.wraps !== undefined) return this.opaque(state, path);
			const to = this.shift(state.to, path.step, state, who.side);
			return to === undefined ? [] : [{ ...state, to }];
		}
		if ('loop' in path) return this.loop(path, state, who);
		if ('test' in path) return this.ask(path.test, state, who);
		if ('do' in path) return this.act(path.do, state, who);
		if ('go' in path) {
			const to = this.resolve(path.go, state, who.side);
			return typeof to === 'number' ? [{ ...state, to }] : this.opaque(state, path);
		}
		if ('mark' in path) return [{ ...state, marks: new Map([...state.marks, [path.mark, state.to]]) }];
		return this.opaque(state, path);
	}

	/** Something that only the game can decide: it becomes part of what is asked. */
	private opaque(state: State, what: unknown): State[] {
		return [{ ...state, tests: [...state.tests, `? ${JSON.stringify(what)}`] }];
	}

	private loop(path: Extract<Path, { loop: Path }>, state: State, who: Who): State[] {
		const { min = 0, max } = path;
		const most = max === undefined ? this.files * this.ranks : Number(max);
		const found: State[] = [];
		let open = [state];
		for (let count = 0; open.length > 0 && count <= most; count++) {
			if (count >= min) found.push(...open);
			open = count === most ? [] : open.flatMap((one) => this.run(path.loop, one, who).filter((next) => next.to !== one.to));
		}
		return found;
	}

	private shift(cell: number, by: VecRef, state: State, side: 0 | 1): number | undefined {
		const literal = 'bound' in by ? state.bound[by.bound] : by;
		if (literal === undefined) return undefined;
		const times = 'bound' in by ? (by.times ?? 1) : 1;
		const { matrix } = this.ruleset.sides[this.sideNames[side]!]!.frame;
		const turned = matrix.map((row) => row.reduce<number>((sum, factor, axis) => sum + Number(factor) * Number(literal[axis]) * times, 0));
		const x = (cell % this.files) + turned[0]!;
		const y = Math.floor(cell / this.files) + turned[1]!;
		if (x < 0 || y < 0 || x >= this.files || y >= this.ranks) return undefined;
		const to = x + y * this.files;
		return this.holes.has(to) ? undefined : to;
	}

	/** A square, a name of one that only the game knows, or nothing. */
	private resolve(ref: CellRef, state: State, side: 0 | 1): number | string | undefined {
		if (ref === 'origin') return state.from;
		if (ref === 'at') return state.to;
		if (ref === 'stand') return state.stand;
		if ('mark' in ref) return state.marks.get(ref.mark);
		if ('point' in ref) return `point ${ref.point}`;
		if ('cell' in ref) {
			const { matrix } = this.ruleset.sides[this.sideNames[side]!]!.frame;
			const size = [this.files, this.ranks];
			const [x, y] = matrix.map((row, axis) => {
				const factor = Number(row[axis]);
				return factor < 0 ? size[axis]! - 1 - Number(ref.cell[axis]) : Number(ref.cell[axis]);
			});
			return x! + y! * this.files;
		}
		const from = this.resolve(ref.from, state, side);
		return typeof from === 'number' ? this.shift(from, ref.by, state, side) : undefined;
	}

	private ask(cond: Cond, state: State, who: Who): State[] {
		const known = this.decide(cond, state, who);
		if (known === false) return [];
		if (known === true) return [state];
		if ('all' in known) return known.all.reduce<State[]>((states, part) => states.flatMap((one) => this.ask(part, one, who)), [state]);
		if ('is' in known) {
			const cell = this.resolve(known.is, state, who.side);
			if (typeof cell === 'number') return this.standing(cell, known.a, state);
		}
		return [{ ...state, tests: [...state.tests, JSON.stringify(this.settle(known, state, who.side))] }];
	}

	/** What must stand on a square that the walk has not changed. */
	private standing(cell: number, filter: Filter, state: State): State[] {
		if (filter.who === 'empty') {
			const against =
				state.occupied.includes(cell) || state.friends.some((one) => one.cell === cell) || state.tests.includes(`enemy ${cell}`);
			return against ? [] : [{ ...state, empty: [...state.empty, cell] }];
		}
		if (state.empty.includes(cell)) return [];
		if (filter.who === 'occupied' && Object.keys(filter).length === 1) return [{ ...state, occupied: [...state.occupied, cell] }];
		if (filter.who === 'friend') return [{ ...state, friends: [...state.friends, { cell, filter }] }];
		return [
			{
				...state,
				captures: [...state.captures, { cell: -1 - cell, filter }],
				tests: filter.who === 'enemy' ? [...state.tests, `enemy ${cell}`] : state.tests,
			},
		];
	}

	private decide(cond: Cond, state: State, who: Who): boolean | Cond {
		if ('all' in cond)
			return fold(
				cond.all.map((part) => this.decide(part, state, who)),
				false,
				'all',
			);
		if ('some' in cond)
			return fold(
				cond.some.map((part) => this.decide(part, state, who)),
				true,
				'some',
			);
		if ('not' in cond) {
			const known = this.decide(cond.not, state, who);
			return typeof known === 'boolean' ? !known : { not: known };
		}
		if ('def' in cond) return this.decide(this.ruleset.defs[cond.def]!, state, who);
		if ('phase' in cond) return cond.phase.some((name) => this.ruleset.turn.phases[name]?.side === this.sideNames[who.side]);
		if ('mover' in cond) return this.fits(cond.mover, who);
		if ('in' in cond) {
			const cell = this.resolve(cond.in, state, who.side);
			if (cell === undefined) return false;
			const zone = this.zones.get(cond.zone);
			return typeof cell === 'number' && zone !== undefined ? zone[who.side]!.has(cell) : cond;
		}
		if ('same' in cond) {
			const [a, b] = cond.same.map((ref) => this.resolve(ref, state, who.side));
			if (a === undefined || b === undefined) return false;
			return typeof a === 'number' && typeof b === 'number' ? a === b : cond;
		}
		if ('is' in cond) {
			const cell = this.resolve(cond.is, state, who.side);
			if (cell === undefined) return false;
			if (typeof cell !== 'number') return cond;
			const changed = state.changed.get(cell) ?? (cell === state.from && state.stand === state.from ? true : undefined);
			if (changed === true) return this.fits(cond.a, who);
			if (changed === false)
				return cond.a.who === 'empty' || (cond.a.who === undefined && cond.a.kind === undefined && cond.a.flag === undefined);
		}
		return cond;
	}

	/** Whether the mover passes a filter; flags are asked of the game. */
	private fits({ who: asked, side, kind, notKind, flag, notFlag }: Filter, { kind: own, side: index }: Who): boolean | Cond {
		if (asked === 'empty' || asked === 'enemy' || asked === 'neutral') return false;
		if (side?.includes(this.sideNames[index]!) === false || kind?.includes(own) === false || notKind?.includes(own) === true) return false;
		if (flag === undefined && notFlag === undefined) return true;
		return { mover: { ...(flag === undefined ? {} : { flag }), ...(notFlag === undefined ? {} : { notFlag }) } };
	}

	/** The condition with squares instead of references. */
	private settle(value: unknown, state: State, side: 0 | 1): unknown {
		if (Array.isArray(value)) return value.map((part) => this.settle(part, state, side));
		if (value === 'at') return state.to;
		if (value === 'origin') return state.from;
		if (value === 'stand') return state.stand;
		if (value === null || typeof value !== 'object') return value;
		if ('from' in value && 'by' in value) return this.resolve(value as CellRef, state, side) ?? null;
		if ('cell' in value && Object.keys(value).length === 1) return this.resolve(value as CellRef, state, side) ?? null;
		if ('mark' in value && Object.keys(value).length === 1) return state.marks.get((value as { mark: string }).mark) ?? null;
		// Inner walks keep their own references.
		const inner = ['if', 'matches', 'count', 'moves'];
		return Object.fromEntries(
			Object.entries(value).map(([key, part]) => [key, inner.includes(key) ? part : this.settle(part, state, side)]),
		);
	}

	private act(effect: Effect, state: State, who: Who): State[] {
		if ('land' in effect) {
			const becomes = effect.as === undefined ? undefined : kindOf(effect.as);
			if (effect.leave !== undefined || effect.flags !== undefined || (effect.as !== undefined && becomes === undefined))
				return this.opaque(state, effect);
			const changed = new Map(state.changed);
			if (state.stand !== undefined) changed.set(state.stand, false);
			changed.set(state.to, true);
			return [{ ...state, stand: state.to, changed, becomes: becomes ?? state.becomes }];
		}
		if ('capture' in effect) {
			const cell = this.resolve(effect.capture, state, who.side);
			if (cell === undefined) return [];
			if (effect.later === true) return this.opaque(state, effect);
			const pending = typeof cell === 'number' ? state.captures.find((one) => one.cell === -1 - cell) : undefined;
			const others = state.captures.filter((one) => one !== pending);
			const changed = new Map(state.changed);
			if (typeof cell === 'number') changed.set(cell, false);
			const tests = state.tests.filter((test) => test !== `enemy ${cell}`);
			const named = typeof cell === 'number' ? { cell, filter: pending?.filter ?? {} } : { cell: state.to, filter: { flag: cell } };
			return [{ ...state, captures: [...others, named], changed, tests }];
		}
		if ('set' in effect) return this.write(effect, state, who);
		if ('point' in effect && effect.to !== null && effect.add === undefined) {
			const cell = this.resolve(effect.to, state, who.side);
			if (typeof cell === 'number') return [{ ...state, points: [...state.points, { point: effect.point, cell }] }];
		}
		return [{ ...state, effects: [...state.effects, JSON.stringify(this.settle(effect, state, who.side))] }];
	}

	private write(effect: Extract<Effect, { set: CellRef }>, state: State, who: Who): State[] {
		const cell = this.resolve(effect.set, state, who.side);
		if (typeof cell !== 'number' || effect.flags !== undefined) return this.opaque(state, effect);
		const kind = kindOf(effect.to);
		if (cell === state.stand && kind !== undefined) return [{ ...state, becomes: kind }];
		const changed = new Map(state.changed);
		changed.set(cell, false);
		const stand = cell === state.stand && effect.to === 'none' ? undefined : state.stand;
		const source =
			typeof effect.to === 'object' && ('of' in effect.to || 'was' in effect.to)
				? this.resolve('of' in effect.to ? effect.to.of : effect.to.was, state, who.side)
				: undefined;
		const known = state.friends.find((one) => one.cell === source)?.filter.kind;
		const piece = kind ?? (known?.length === 1 ? known[0]! : effect.to === 'none' ? 'none' : JSON.stringify(effect.to));
		return [{ ...state, changed, stand, writes: [...state.writes, { cell, piece }] }];
	}
}
