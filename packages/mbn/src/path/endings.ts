import type { Cond, Effect, Filter, Path } from '@x/core';
import {
	act,
	addPoint,
	all,
	at,
	attacked,
	capture,
	captured,
	compare,
	count,
	go,
	is,
	land,
	mark,
	not,
	royalAttacked,
	same,
	set,
	setPoint,
	some,
	test,
	within,
} from '@x/core/build';
import { asPath } from '@x/core/rules';
import type { PieceSet } from '../tree.js';
import type { Environment, MoveEnd } from './environment.js';
import { filters, type Relation } from './pieces.js';
import type { RequirementList } from './requirements.js';
import type { Mode, Part, Trait } from './resolved.js';
import type { Manner, State } from './state.js';

/** One thing that may happen on the cell where a leg ends. */
export interface Branch {
	readonly tests: readonly Path[];
	readonly effects: readonly Path[];
	readonly standing: State['standing'];
	readonly end: MoveEnd;
	/** The piece may not move on. */
	readonly stops: boolean;
	/** The effects put the mover down. */
	readonly lands: boolean;
}

const CHANGED = 'changed';
const SWAPPED = 'swaps';
const EXCHANGED = 'exchanged';
const VICTIM = 'victim';

const RELATION: Readonly<Record<string, Relation>> = { '': 'enemy', y: 'any' };
/** `c` concerns enemies, `cc` friends, `cy` both; so do `w`, `j` and `x`. */
const relation = (name: string): Relation => RELATION[name.slice(1)] ?? 'friend';

const isPassing = ({ name }: Mode): boolean => name === 'e' || name === 'ee';

/** Makes the ends of legs. */
export class Endings {
	readonly #environment: Environment;
	readonly #needs: RequirementList;
	readonly #later: boolean;
	/** The move may come back to where it began, so changes of the board must be known. */
	readonly #returns: boolean;
	#changes = false;
	/** The royal pieces that a move may not capture once the variable is set. */
	readonly #spared = new Map<string, readonly Filter[]>();

	constructor(environment: Environment, needs: RequirementList, of: { readonly later: boolean; readonly returns: boolean }) {
		this.#environment = environment;
		this.#needs = needs;
		this.#later = of.later;
		this.#returns = of.returns;
	}

	/** Whether the piece is elsewhere or the board has changed: a move without effect is not a move. */
	hasMoved(): Cond {
		const changed: Cond[] = this.#changes ? [compare({ var: CHANGED }, '>', 0)] : [];
		return some(not(same('at', 'origin')), compare(captured(), '>', 0), ...changed);
	}

	/** A move with a leg that gives no check captures no royal piece in its other legs either. */
	sparing(): readonly Path[] {
		return [...this.#spared].map(([name, victims]) =>
			test(not(all(compare({ var: name }, '>', 0), some(...victims.map((filter) => compare(captured(filter), '>', 0)))))),
		);
	}

	/** Notes that a piece changed its place or its side. */
	#noted(): Path[] {
		if (!this.#returns) return [];
		this.#changes = true;
		this.#needs.variable(CHANGED);
		return [act({ var: CHANGED, to: 1 })];
	}

	/** All that may happen where a leg of this part ends, in the state in which it begins. */
	branches(part: Part, manner: Manner, state: State): Branch[] {
		const { guards } = this.#environment;
		const binding = part.modes.filter((mode) => !isPassing(mode) && !mode.optional);
		const usual = binding.length === 0 && !part.modes.some(({ name }) => name === 'ee');
		const found: Branch[] = [];
		if (usual || part.modes.some(({ name }) => name === 'm' || name === 'a')) found.push(this.#quiet(part));
		if (usual) found.push(...this.#captures(part, this.#victims(undefined, 'enemy'), true));
		for (const mode of part.modes) found.push(...this.#mode(part, mode, manner, state));
		if (
			part.modes.some(({ name }) => name === 'ee') ||
			(part.modes.some(({ name }) => name === 'e') && part.modes.some(({ name }) => name.startsWith('c')))
		)
			found.push(...this.#passing(part));
		const entry = [...(guards?.enter ? [test(guards.enter)] : [])];
		return entry.length === 0 ? found : found.map((branch) => ({ ...branch, tests: [...entry, ...branch.tests] }));
	}

	#mode(part: Part, mode: Mode, manner: Manner, { standing, back }: State): Branch[] {
		const { name, set } = mode;
		const victims = (of: Relation): readonly Filter[] => this.#victims(set, of);
		switch (name) {
			case 'm':
				// The ban on captures covers the pieces of the set only.
				return set === undefined ? [] : this.#captures(part, this.#victims({ ...set, negated: !set.negated }, 'enemy'), false);
			case 'a':
				return this.#captures(part, victims('enemy'), false);
			case 'c':
			case 'cc':
			case 'cy':
				return this.#captures(part, victims(relation(name)), false);
			case 'w':
			case 'ww':
			case 'wy':
				// A mover that has left the board has no place to give.
				return standing === 'gone' ? [] : victims(relation(name)).flatMap((filter) => this.#swap(part, filter, manner, back));
			case 'j':
			case 'jj':
			case 'jy':
				return victims(relation(name)).map((filter) => ({ ...this.#plain(part, [at(filter)], []), standing: 'visited' }));
			case 'x':
			case 'xx':
			case 'xy':
				return victims(relation(name)).map((filter) => ({
					...this.#plain(part, [at(filter)], [FLIP, ...this.#noted()]),
					standing: 'flipped',
				}));
			default:
				return [];
		}
	}

	/** The pieces of a set. Some pieces must be named in it. */
	#victims(set: PieceSet | undefined, of: Relation): readonly Filter[] {
		const { unnamed = [] } = this.#environment.guards ?? {};
		const found = filters(set, of, this.#environment);
		if (set !== undefined && !set.negated) return found;
		return found.flatMap((filter) => without(filter, unnamed) ?? []);
	}

	#plain(part: Part, tests: readonly Path[], effects: readonly Path[]): Branch {
		return { tests, effects: [...effects, ...this.#check(part)], standing: 'free', end: 'other', stops: false, lands: false };
	}

	/** `k`: the move may not give check; `kk`: it may not give mate. A set names the royal pieces that this concerns. */
	#check({ traits }: Part): Path[] {
		const trait = traits.get('kk') ?? traits.get('k');
		const kept = trait && this.#kept(trait);
		if (kept?.length === 0 || trait === undefined) return [];
		const name = [traits.has('kk') ? 'matesNot' : 'checksNot', ...(kept ?? []).map(nameOf)].join(' ');
		this.#needs.variable(name);
		const { royals = [] } = this.#environment;
		const victims = kept ?? [{ who: 'enemy', kind: royals }];
		if (traits.has('k') && royals.length > 0) this.#spared.set(name, victims);
		const chosen: Cond = { compare: [{ var: name }, '>', 0] };
		const mate: Cond[] = traits.has('kk') ? [{ compare: [{ moves: 'next' }, '=', 0] }] : [];
		this.#needs.law({ id: name, if: { all: [chosen, kept === undefined ? royalAttacked('other') : attacks(kept), ...mate] } });
		return [act({ var: name, to: 1 })];
	}

	/** The royal pieces of the set of `k`; without a set `undefined`: all of them. */
	#kept({ set }: Trait): readonly Filter[] | undefined {
		const { royals } = this.#environment;
		const found = set && filters(set, 'enemy', this.#environment);
		if (royals === undefined) return found;
		return found?.flatMap(({ kind = royals, notKind = [], ...filter }) => {
			const left = kind.filter((one) => royals.includes(one) && !notKind.includes(one));
			return left.length === 0 ? [] : { ...filter, kind: left };
		});
	}

	#quiet(part: Part): Branch {
		const { passer, enPassant } = this.#environment;
		const remembers = enPassant !== false && part.modes.some(({ name }) => name === 'm') && part.modes.some(({ name }) => name === 'e');
		const effects: Path[] = [];
		if (remembers && passer === undefined) {
			this.#needs.point('passer', 'reply');
			effects.push(act(setPoint('passer', 'at')));
		}
		return { ...this.#plain(part, [at({ who: 'empty' })], effects), end: this.#endOf(remembers ? 'crossing' : 'other') };
	}

	#captures(part: Part, victims: readonly Filter[], stops: boolean): Branch[] {
		const { royals = [], guards } = this.#environment;
		// A royal piece is never captured: an attack on it is a check, and a part with `k` gives none.
		const trait = part.traits.get('k');
		const spared = trait === undefined ? [] : (this.#kept(trait)?.flatMap(({ kind = [] }) => kind) ?? royals);
		return victims.flatMap((filter): Branch[] => {
			const narrowed = without(filter, spared);
			if (narrowed === undefined) return [];
			const tests = [at(narrowed), ...(guards?.capture ? [test(guards.capture)] : [])];
			return [{ ...this.#plain(part, tests, [capture('at', this.#later ? true : undefined)]), stops }];
		});
	}

	/** States differ by their ends only where endings do. */
	#endOf(end: MoveEnd): MoveEnd {
		return this.#environment.ending === undefined ? 'other' : end;
	}

	/** The piece changes places with the mover. A ghost leg leads the mover nowhere, so it swaps nothing. */
	#swap(part: Part, filter: Filter, manner: Manner, back: string | undefined): Branch[] {
		const { guards } = this.#environment;
		const once = this.#once();
		const tests = [at(filter), ...once.tests, ...(guards?.swap ? [test(guards.swap)] : [])];
		if (manner === 'landing')
			return [
				{
					...this.#plain(part, tests, [land({ leave: { of: 'at' } }), ...once.effects, ...this.#noted(), ...this.#exchanged()]),
					lands: true,
				},
			];
		if (manner === 'looking' || back === undefined) return [];
		// The mover is in the air: the piece goes to the cell where the leg began.
		return [
			this.#plain(part, tests, [
				act(set({ mark: back }, { of: 'at' })),
				act(set('at', 'none')),
				...once.effects,
				...this.#noted(),
				...this.#exchanged(),
			]),
		];
	}

	/** Two equal pieces that change places leave the board as it was, and that is still a move. */
	#exchanged(): Path[] {
		this.#needs.variable(EXCHANGED, 'turn');
		return [act({ var: EXCHANGED, to: 1 })];
	}

	/** A move that may come back swaps on each cell once (decision A40). */
	#once(): { readonly tests: readonly Path[]; readonly effects: readonly Path[] } {
		if (!this.#returns) return { tests: [], effects: [] };
		this.#needs.point(SWAPPED, 'walk');
		return { tests: [test(not(within(SWAPPED))), test(not(same('at', 'origin')))], effects: [act(addPoint(SWAPPED, 'at'))] };
	}

	/** En passant (decision A24): on a cell that a piece has passed. */
	#passing(part: Part): Branch[] {
		const { passed = 'passed', passer, self, enPassant } = this.#environment;
		if (enPassant === false) return [];
		const mode = part.modes.find(isPassing)!;
		this.#needs.point(passed, 'reply');
		if (passer === undefined) this.#needs.point('passer', 'reply');
		const victims =
			mode.set === undefined
				? [self === undefined ? { who: 'enemy' as const } : { who: 'enemy' as const, kind: self }]
				: filters(mode.set, 'enemy', this.#environment);
		const cell = passer ?? { point: 'passer' };
		const { guards } = this.#environment;
		// The victim is on another cell.
		const guarded = guards?.capture ? [mark(VICTIM), go(cell), test(guards.capture), go({ mark: VICTIM })] : [];
		// A move that passes one cell leaves one cell.
		const on = passer === undefined ? within(passed) : same('at', { point: passed });
		return victims.map((filter) => ({
			...this.#plain(
				part,
				[test(on), at({ who: 'empty' }), test(is(cell, filter)), ...guarded],
				[capture(cell, this.#later ? true : undefined)],
			),
			end: this.#endOf('passing'),
			stops: false,
		}));
	}

	/** The effects of a zero move: none, or the piece leaves the board. */
	ownCell(part: Part): readonly { readonly tests: readonly Path[]; readonly effects: readonly Path[]; readonly stays: boolean }[] {
		const binding = part.modes.filter((mode) => !isPassing(mode) && !mode.optional);
		const stays = binding.length === 0 || part.modes.some(({ name }) => name === 'm' || name === 'a');
		return [
			...(stays ? [{ tests: [], effects: this.#check(part), stays: true }] : []),
			...this.#dies(part).map((condition) => ({ tests: [test(condition)], effects: [this.ownCapture()], stays: false })),
		];
	}

	/** The conditions under which a zero move captures the mover itself. */
	#dies(part: Part): readonly Cond[] {
		return part.modes
			.flatMap(({ name, set }) => (name === 'cc' || name === 'cy' ? filters(set, relation(name), this.#environment) : []))
			.filter(({ who }) => who !== 'enemy')
			.map(({ who: _, ...filter }): Cond => ({ mover: filter }));
	}

	/** The capture of the mover where it stands. */
	ownCapture(): Path {
		return capture('stand', this.#later ? true : undefined);
	}

	/** The effects that can happen in all instances of a leg at once: captures, and changes of side. */
	together(): readonly { readonly keep: (mode: Mode) => boolean; readonly effect: Effect }[] {
		return [
			{ keep: ({ name }) => name.startsWith('c'), effect: { capture: 'at', ...(this.#later && { later: true as const }) } },
			{ keep: ({ name }) => name.startsWith('x'), effect: { set: 'at', to: { recolour: { of: 'at' } }, flags: 'keep' } },
		];
	}
}

const FLIP: Path = act(set('at', { recolour: { of: 'at' } }, 'keep'));

/** Whether one of these pieces of the opponent is attacked. */
const attacks = (of: readonly Filter[]): Cond => {
	const found = of.map((filter) => compare(count(filter, { if: attacked('at', { by: 'own' }) }), '>', 0));
	return found.length === 1 ? found[0]! : some(...found);
};

/** The pieces of a filter, for the name of a law. */
const nameOf = ({ kind, notKind = [] }: Filter): string => (kind ? kind.join('+') : `all but ${notKind.join('+')}`);

/** A filter for other kinds only; `undefined`: nothing is left. */
function without(filter: Filter, kinds: readonly string[]): Filter | undefined {
	if (kinds.length === 0) return filter;
	if (filter.kind === undefined) return { ...filter, notKind: [...new Set([...(filter.notKind ?? []), ...kinds])] };
	const left = filter.kind.filter((kind) => !kinds.includes(kind));
	return left.length === 0 ? undefined : { ...filter, kind: left };
}

/** Whether one of the branches is possible. */
export function endsFreely(branches: readonly Branch[]): Cond {
	const conditions = branches.map(({ tests }): Cond => {
		const found = tests.flatMap((path) => asPath('test', path)?.test ?? []);
		return found.length === 1 ? found[0]! : { all: found };
	});
	return conditions.length === 1 ? conditions[0]! : some(...conditions);
}
