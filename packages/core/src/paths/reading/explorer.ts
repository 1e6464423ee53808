import { asCondition, asPiece, fold, foldSome, type Pass } from '../../rules/fold.js';
import type { NodeOf } from '../../rules/nodes/table.js';
import type { CellRef, Cond, Effect, Filter, Path, PieceExpr, Ruleset, Vec } from '../../rules/types.js';
import { replaceCells } from '../cells.js';
import { type Place, Places, type Stance } from './places.js';
import { type Offset, type SideIndex, squareRef, type Walk } from './walk.js';

/** The known facts during a walk of a path. */
interface State extends Walk, Stance {
	readonly kind: string;
	/** Squares that the walk has changed: true for the square of the mover, false for a square that became empty. */
	readonly changed: ReadonlyMap<Offset, boolean>;
}

/** The maximum number of ways. A path with more ways exceeds the language. */
const MOST_WALKS = 40_000;

/** The kind that a piece becomes, if it is constant. */
const kindOf = (piece: PieceExpr): string | undefined => {
	const found = asPiece('kind', piece);
	return found?.side === 'own' ? found.kind : undefined;
};

/** The square whose piece is copied. */
const sourceOf: Pass<'piece', CellRef | undefined> = /* @__PURE__ */ foldSome(
	'piece',
	{ of: ({ of }) => of, was: ({ was }) => was },
	() => undefined,
);

/** Combines conditions of which some are already decided. */
function decided(parts: readonly (boolean | Cond)[], absorbing: boolean, join: (open: Cond[]) => Cond): boolean | Cond {
	if (parts.includes(absorbing)) return absorbing;
	const open = parts.filter((part): part is Cond => typeof part !== 'boolean');
	return open.length === 0 ? !absorbing : open.length === 1 ? open[0]! : join(open);
}

/**
 * Walks paths on an unknown board from all squares simultaneously. The walks split if the way depends on the start.
 *
 * @example
 * import { Explorer } from '@x/core/reading';
 * import { chess } from '@x/games/chess';
 * const explorer = new Explorer(chess.rules);
 * explorer.walks(chess.rules.paths.knight, 'N', 0)?.length // → 16
 */
export class Explorer {
	readonly files: number;
	readonly ranks: number;
	private readonly ruleset: Ruleset;
	private readonly places: Places;
	private budget = 0;

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		this.places = new Places(ruleset);
		this.files = this.places.files;
		this.ranks = this.places.ranks;
	}

	/** All walks of a path by a kind of a side; `undefined` if there are too many. */
	walks(path: Path, kind: string, side: SideIndex): Walk[] | undefined {
		this.budget = MOST_WALKS;
		const found = this.run(path, {
			kind,
			side,
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
			unread: [],
			marks: new Map(),
			bound: {},
			changed: new Map(),
		});
		return this.budget <= 0 ? undefined : found;
	}

	readonly exists = (cell: number): boolean => this.places.exists(cell);

	private run(path: Path, state: State): State[] {
		return --this.budget <= 0 ? [] : this.follow(path, state);
	}

	private readonly follow: Pass<'path', State[], [State]> = fold('path', {
		seq: ({ seq }, state) => seq.reduce<State[]>((states, part) => states.flatMap((one) => this.run(part, one)), [state]),
		any: ({ any }, state) => any.flatMap((part) => this.run(part, state)),
		use: ({ use }, state) => this.run(this.ruleset.paths[use]!, state),
		each: (node, state) => {
			const { each, as } = node;
			if ('bound' in each || node.series !== undefined) return unread(state, node);
			return each.flatMap((vector: Vec) => this.run(node.path, { ...state, bound: { ...state.bound, [as]: vector } }));
		},
		step: (node, state) => {
			if (node.wraps !== undefined) return unread(state, node);
			const to = state.to + (this.places.vector(node.step, state) ?? Number.NaN);
			const origins = this.places.leading(state.origins, to);
			return origins.length === 0 ? [] : [{ ...state, origins, to }];
		},
		loop: ({ loop, min = 0, max = this.files * this.ranks }, state) => {
			const found: State[] = [];
			let open = [state];
			for (let count = 0; open.length > 0 && count <= Number(max); count++) {
				if (count >= min) found.push(...open);
				open = count === Number(max) ? [] : open.flatMap((one) => this.run(loop, one).filter((next) => next.to !== one.to));
			}
			return found;
		},
		test: (node, state) => this.places.parted(node, state).flatMap((one) => this.ask(node.test, one)),
		do: (node, state) => this.places.parted(node, state).flatMap((one) => this.act(node.do, one)),
		go: (node, state) =>
			this.places.parted(node, state).flatMap((one) => {
				const to = this.resolve(node.go, one);
				return typeof to === 'number' ? [{ ...one, to }] : unread(one, node);
			}),
		mark: ({ mark }, state) => [{ ...state, marks: new Map([...state.marks, [mark, state.to]]) }],
		pick: (node, state) => unread(state, node),
	});

	/** The target of a reference. It is the same for all origins of the state. */
	private resolve(ref: CellRef, state: State): Place {
		return this.places.resolve(ref, state, state.origins[0]!);
	}

	/** A reference to a square as an offset, if the walk knows it. */
	private settled(state: State): (ref: CellRef) => CellRef {
		return (ref) => {
			const cell = this.resolve(ref, state);
			return typeof cell === 'number' ? squareRef(cell) : ref;
		};
	}

	private ask(cond: Cond, state: State): State[] {
		const known = this.decide(cond, state);
		if (typeof known === 'boolean') return known ? [state] : [];
		const parts = asCondition('all', known)?.all;
		if (parts !== undefined) return parts.reduce<State[]>((states, part) => states.flatMap((one) => this.ask(part, one)), [state]);
		const standing = asCondition('is', known);
		const cell = standing && this.resolve(standing.is, state);
		if (standing !== undefined && typeof cell === 'number') return this.standing(cell, standing.a, state);
		return [{ ...state, tests: [...state.tests, replaceCells('condition', known, this.settled(state))] }];
	}

	/** Records the required content of a square that the walk has not changed. */
	private standing(cell: number, filter: Filter, state: State): State[] {
		const { empty, occupied, friends, others } = state;
		if (filter.who === 'empty') {
			const filled =
				occupied.includes(cell) ||
				friends.some((one) => one.cell === cell) ||
				others.some((one) => one.cell === cell && one.filter.who === 'enemy');
			return filled ? [] : [{ ...state, empty: [...empty, cell] }];
		}
		if (empty.includes(cell)) return [];
		if (filter.who === 'occupied' && Object.keys(filter).length === 1) return [{ ...state, occupied: [...occupied, cell] }];
		if (filter.who === 'friend') return [{ ...state, friends: [...friends, { cell, filter }] }];
		return [{ ...state, others: [...others, { cell, filter }] }];
	}

	private readonly decide: Pass<'condition', boolean | Cond, [State]> = foldSome(
		'condition',
		{
			all: ({ all }, state) =>
				decided(
					all.map((part) => this.decide(part, state)),
					false,
					(open) => ({ all: open }),
				),
			some: ({ some }, state) =>
				decided(
					some.map((part) => this.decide(part, state)),
					true,
					(open) => ({ some: open }),
				),
			not: ({ not }, state) => {
				const known = this.decide(not, state);
				return typeof known === 'boolean' ? !known : { not: known };
			},
			def: ({ def }, state) => this.decide(this.ruleset.defs[def]!, state),
			phase: ({ phase }, { side }) => phase.some((name) => this.ruleset.turn.phases[name]?.side === this.ruleset.sideOrder[side]),
			mover: ({ mover }, state) => this.fits(mover, state),
			in: (cond, state) => {
				const cell = this.resolve(cond.in, state);
				if (cell === undefined) return false;
				return typeof cell === 'number' ? (this.places.within(cond.zone, state.origins[0]!, cell, state.side) ?? cond) : cond;
			},
			same: (cond, state) => {
				const [a, b] = cond.same.map((ref) => this.resolve(ref, state));
				if (a === undefined || b === undefined) return false;
				return typeof a === 'number' && typeof b === 'number' ? a === b : cond;
			},
			is: (cond, state) => {
				const cell = this.resolve(cond.is, state);
				if (cell === undefined) return false;
				if (typeof cell !== 'number') return cond;
				const changed = state.changed.get(cell) ?? (cell === 0 && state.stand === 0 ? true : undefined);
				if (changed === true) return this.fits(cond.a, state);
				const { who, kind, flag } = cond.a;
				return changed === undefined ? cond : who === 'empty' || (who === undefined && kind === undefined && flag === undefined);
			},
		},
		(cond) => cond,
	);

	/** Whether the mover passes a filter; the game decides about flags. */
	private fits({ who, side, kind, notKind, flag, notFlag }: Filter, state: State): boolean | Cond {
		if (who === 'empty' || who === 'enemy' || who === 'neutral') return false;
		if (side?.includes(this.ruleset.sideOrder[state.side]!) === false) return false;
		if (kind?.includes(state.kind) === false || notKind?.includes(state.kind) === true) return false;
		if (flag === undefined && notFlag === undefined) return true;
		return { mover: { ...(flag === undefined ? {} : { flag }), ...(notFlag === undefined ? {} : { notFlag }) } };
	}

	private readonly act: Pass<'effect', State[], [State]> = foldSome(
		'effect',
		{
			land: (effect, state) => {
				const becomes = effect.as === undefined ? state.becomes : kindOf(effect.as);
				if (effect.leave !== undefined || effect.flags !== undefined || (effect.as !== undefined && becomes === undefined))
					return unread(state, effect);
				const changed = new Map(state.changed);
				if (state.stand !== undefined) changed.set(state.stand, false);
				changed.set(state.to, true);
				return [{ ...state, stand: state.to, changed, becomes }];
			},
			capture: (effect, state) => {
				const cell = this.resolve(effect.capture, state);
				if (cell === undefined) return [];
				if (effect.later === true) return unread(state, effect);
				if (typeof cell === 'string') return [{ ...state, captures: [...state.captures, { cell: state.to, filter: {}, point: cell }] }];
				const asked = state.others.find((one) => one.cell === cell);
				const others = state.others.filter((one) => one !== asked);
				const captures = [...state.captures, { cell, filter: asked?.filter ?? {} }];
				return [{ ...state, others, captures, changed: new Map([...state.changed, [cell, false]]) }];
			},
			set: (effect, state) => this.write(effect, state),
			point: (effect, state) => {
				const cell = effect.to === null || effect.add === true ? undefined : this.resolve(effect.to, state);
				return typeof cell === 'number'
					? [{ ...state, points: [...state.points, { point: effect.point, cell }] }]
					: this.keep(effect, state);
			},
		},
		(effect, state) => this.keep(effect, state),
	);

	private keep(effect: Effect, state: State): State[] {
		return [{ ...state, effects: [...state.effects, replaceCells('effect', effect, this.settled(state))] }];
	}

	private write(effect: NodeOf<'effect', 'set'>, state: State): State[] {
		const cell = this.resolve(effect.set, state);
		if (typeof cell !== 'number' || effect.flags !== undefined) return unread(state, effect);
		const becomes = kindOf(effect.to);
		if (cell === state.stand && becomes !== undefined) return [{ ...state, becomes }];
		const changed = new Map([...state.changed, [cell, false] as const]);
		const stand = cell === state.stand && effect.to === 'none' ? undefined : state.stand;
		const source = sourceOf(effect.to);
		const from = source && this.resolve(source, state);
		const [kind, ...more] = state.friends.find((one) => one.cell === from)?.filter.kind ?? [];
		const piece: PieceExpr = kind === undefined || more.length > 0 ? effect.to : { kind, side: 'own' };
		return [{ ...state, changed, stand, writes: [...state.writes, { cell, piece }] }];
	}
}

/** Records a part that only the game can decide. */
const unread = (state: State, part: Path | Effect): State[] => [{ ...state, unread: [...state.unread, part] }];
