import type { CellRef, Cond, Effect, Filter, Path, Ruleset, Vec, VecRef } from '@x/core';
import { fold, kindOf, type Who } from './known.js';
import { INNER, Places, type Stance } from './places.js';
import type { Offset, Walk } from './walk.js';

/** The known facts during a walk of a path. */
interface State extends Walk, Stance {
	readonly bound: Readonly<Record<string, Vec>>;
	/** Squares that the walk has changed: true for the square of the mover, false for a square that became empty. */
	readonly changed: ReadonlyMap<Offset, boolean>;
}

/** The maximum number of ways. A path with more ways exceeds the language. */
const MOST_WALKS = 40_000;

/**
 * Walks paths on an unknown board from all squares simultaneously. The walks split if the way depends on the start.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * const explorer = new Explorer(chess.rules);
 * explorer.walks(chess.rules.paths.knight!, 'N', 0)?.length // 16
 */
export class Explorer {
	readonly files: number;
	readonly ranks: number;
	private readonly ruleset: Ruleset;
	private readonly places: Places;
	private readonly sideNames: readonly string[];
	private budget = 0;

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		this.places = new Places(ruleset);
		this.files = this.places.files;
		this.ranks = this.places.ranks;
		this.sideNames = ruleset.sideOrder;
	}

	/** All walks of a path by a kind of a side; `undefined` if there are too many. */
	walks(path: Path, kind: string, side: 0 | 1): Walk[] | undefined {
		this.budget = MOST_WALKS;
		const start: State = {
			origins: this.places.all,
			to: 0,
			stand: 0,
			empty: [],
			occupied: [],
			friends: [],
			others: [],
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

	readonly exists = (cell: number): boolean => this.places.exists(cell);

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
			const to = state.to + this.vector(path.step, state, who.side);
			const origins = this.places.leading(state.origins, to);
			return origins.length === 0 ? [] : [{ ...state, origins, to }];
		}
		if ('loop' in path) return this.loop(path, state, who);
		if ('test' in path) return this.places.parted(path.test, state, who.side).flatMap((one) => this.ask(path.test, one, who));
		if ('do' in path) return this.places.parted(path.do, state, who.side).flatMap((one) => this.act(path.do, one, who));
		if ('go' in path)
			return this.places.parted(path, state, who.side).flatMap((one) => {
				const to = this.resolve(path.go, one, who.side);
				return typeof to === 'number' ? [{ ...one, to }] : this.opaque(one, path);
			});
		if ('mark' in path) return [{ ...state, marks: new Map([...state.marks, [path.mark, state.to]]) }];
		return this.opaque(state, path);
	}

	/** Records a condition that only the game can decide. */
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

	private vector(by: VecRef, state: State, side: 0 | 1): Offset {
		return this.places.vector(by, state.bound, side) ?? Number.NaN;
	}

	/** A square, the name of one that only the game knows, or `undefined`. It is the same for all origins of the state. */
	private resolve(ref: CellRef, state: State, side: 0 | 1): Offset | string | undefined {
		return this.places.resolve(ref, state, side, state.origins[0]!);
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

	/** Records the required content of a square that the walk has not changed. */
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
				others: [...state.others, { cell, filter }],
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
			return typeof cell === 'number' ? (this.places.within(cond.zone, state.origins[0]!, cell, who.side) ?? cond) : cond;
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
			const changed = state.changed.get(cell) ?? (cell === 0 && state.stand === 0 ? true : undefined);
			if (changed === true) return this.fits(cond.a, who);
			if (changed === false)
				return cond.a.who === 'empty' || (cond.a.who === undefined && cond.a.kind === undefined && cond.a.flag === undefined);
		}
		return cond;
	}

	/** Whether the mover passes a filter; the game decides about flags. */
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
		if (value === 'origin') return 0;
		if (value === 'stand') return state.stand;
		if (value === null || typeof value !== 'object') return value;
		if ('from' in value && 'by' in value) return this.resolve(value as CellRef, state, side) ?? null;
		if ('cell' in value && Object.keys(value).length === 1) return this.resolve(value as CellRef, state, side) ?? null;
		if ('mark' in value && Object.keys(value).length === 1) return state.marks.get((value as { mark: string }).mark) ?? null;
		return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, INNER.has(key) ? part : this.settle(part, state, side)]));
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
			const asked = state.others.find((one) => one.cell === cell);
			const others = state.others.filter((one) => one !== asked);
			const changed = new Map(state.changed);
			if (typeof cell === 'number') changed.set(cell, false);
			const tests = state.tests.filter((test) => test !== `enemy ${cell}`);
			const named = typeof cell === 'number' ? { cell, filter: asked?.filter ?? {} } : { cell: state.to, filter: { flag: cell } };
			return [{ ...state, others, captures: [...state.captures, named], changed, tests }];
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
