import type { Cond, Effect, Filter, Hook, Kind, Law, Life, Outcome, Path, Phase, Ruleset, Trace, Var, Zone } from '@x/core';
import { is, isSame, some } from '@x/core/build';
import type { Definition, PieceSet, Range } from '@x/mbn';
import type { Guards, Requirements } from '@x/mbn/path';
import { mirroredCell } from './frames.js';
import { onlyForward } from './mobility.js';
import type { Model } from './model.js';
import { Refusals } from './refusals.js';
import type { StartPiece } from './start.js';
import { SIDES, type SideName, TurnPlan } from './turn-plan.js';
import { membersOf } from './types.js';
import { zoneOf } from './zones.js';

/** One way in which a stage after a move can go. */
export interface StageBranch {
	/** When it is open; tests are evaluated with `at` where the piece has landed. */
	readonly tests: readonly Cond[];
	/** The choices. `becomes`: the kind that the piece is afterwards. */
	readonly choices: readonly { readonly effects: readonly Path[]; readonly becomes?: string | undefined }[];
}

/** A change of a piece when its move is complete: promotion, gating. */
export interface Stage {
	readonly order: number;
	/** The branches for a piece of this kind, which exclude each other; an empty list: nothing happens. */
	readonly branches: (kind: string, move: StageMove) => readonly StageBranch[];
}

/** The move that a stage completes. */
export interface StageMove {
	readonly type: 'plain' | 'castling' | 'passing' | 'crossing';
	/** The kind that moves, before every stage. */
	readonly mover: string;
}

/** Pieces that must be dropped before a turn while there are too few of some pieces (decision D31). */
export interface Obligation {
	readonly due: Cond;
	/** The pieces that count, and how many of them there must be. */
	readonly least: { readonly set: PieceSet | undefined; readonly number: number };
	/** The drops in their order. A small letter is Black's. */
	readonly drops: readonly { readonly side: SideName; readonly type: string }[];
}

export type GuardName = 'cross' | 'enter' | 'leg' | 'capture' | 'swap' | 'transfer' | 'onward';

/** The condition for a step in a direction, evaluated where it begins. */
export type Toward = (offset: readonly [number, number]) => Cond | undefined;

/** More moves of a kind, besides those of its definition. */
export interface ExtraMove {
	readonly kinds: readonly string[];
	readonly path: Path;
}

/** The name of a kind that remembers what it was. */
export const shadowName = (type: string, was: string): string => `${type}~${was}`;

/** A game in the making. The lowering of each rule adds its part; `assemble` puts them together. */
export class Draft {
	readonly model: Model;
	readonly turn: TurnPlan;
	readonly refusals: Refusals = new Refusals();
	readonly kinds: Record<string, Kind> = {};
	/** A kind that is another one with a memory (`Q~P`: a queen that was a pawn) → that kind. */
	readonly shadows: Map<string, { readonly kind: string; readonly was: string }> = new Map();
	readonly zones: Record<string, Zone> = {};
	readonly holes: (readonly number[])[] = [];
	readonly wraps: boolean[];
	readonly maps: Record<string, NonNullable<Ruleset['space']['maps']>[string]> = {};
	readonly namedWraps: Record<string, readonly boolean[]> = {};
	readonly flags: Record<string, Ruleset['flags'][string]> = {};
	readonly stores: Record<string, Ruleset['stores'][string]> = {};
	readonly points: Record<string, Life> = {};
	readonly vars: Record<string, Var> = {};
	readonly traces: Record<string, Trace> = {};
	readonly defs: Record<string, Cond> = {};
	readonly paths: Record<string, Path> = {};
	readonly stages: Stage[] = [];
	/** Definitions that a rule changes, by type. */
	readonly rewritten: Map<string, Definition> = new Map();
	readonly extras: ExtraMove[] = [];
	/** Moves without a piece on the board, such as drops, by the parts of the turn in which they can be made; by default those without a prefix. */
	readonly also: { readonly name: string; readonly path: Path; readonly phases?: readonly string[] | undefined }[] = [];
	royal: Cond = { some: [] };
	royalKinds: readonly string[] = [];
	/** The royal pieces that may not be left attacked are attacked; `undefined`: there are none. */
	strictCheck: Cond | undefined;
	/** The condition for a check, where it is not an attack on a royal piece. */
	check: Cond | undefined;
	/** The result of a side that is checkmated. */
	mateResult: 'win' | 'loss' = 'loss';
	/** The conditions under which the phases of a part can be entered; more of them add up. */
	readonly entries: { readonly part: number; readonly cond: Cond }[] = [];
	/** Phases after which a royal piece may be attacked. */
	readonly laxPhases: string[] = [];
	/** Pieces without a side of their own: neutral and impartial ones. */
	freeKinds: readonly string[] = [];
	/** The pieces at the start, where they are known. */
	startPieces: readonly StartPiece[] | undefined;
	/** The types at the start, where they are known. */
	startTypes: readonly string[] | undefined;
	/** Variables that count the pieces of some kinds that a side has had: name → kinds. */
	readonly everOnBoard: Map<string, readonly string[]> = new Map();
	/** The effects on a kind where it is put down in the middle of a move. */
	between: ((kind: string) => Path | undefined) | undefined;
	/** Conditions for the drops of a type, evaluated on the cell of the drop. */
	readonly dropTests: Map<string, Cond[]> = new Map();
	/** Moves of a kind with those that put another piece where they began. */
	gated: ((kind: string, paths: readonly Path[], castles: boolean) => readonly Path[]) | undefined;
	/** Pieces that must be dropped before a turn, the lowest number first. */
	readonly obligations: Obligation[] = [];
	/** A side that cannot move passes. */
	skips = false;
	/** Phases outside the turns: before the first one, or for look-aheads. */
	readonly phases: Record<string, Phase> = {};
	/** The phase in which the game starts, where it is not a turn. */
	startPhase: string | undefined;
	/** There are more phases than the turn plan has: for attacks only, or for the owner of a pushed piece. */
	hasOtherPhases = false;
	readonly #guards: { readonly name: GuardName; readonly kinds: readonly string[] | undefined; readonly cond: Cond }[] = [];
	readonly #first: { readonly kinds: readonly string[] | undefined; readonly cond: Cond }[] = [];
	readonly transparent: string[] = [];
	/** Conditions of steps by their direction. */
	readonly towards: Toward[] = [];
	readonly #unnamed = new Map<string, Set<string>>();
	readonly #hooks: { readonly order: number; readonly hook: Hook }[] = [];
	readonly #enter: { readonly hook: Hook; readonly phases: readonly string[] }[] = [];
	readonly #laws: Law[] = [];
	readonly #choices: { readonly order: number; readonly choice: Ruleset['prefer'][number] }[] = [];
	readonly #outcomes: { readonly order: number; readonly outcome: Outcome }[] = [];
	readonly #names = new Map<string, string>();

	constructor(model: Model, begins: SideName) {
		this.model = model;
		this.turn = new TurnPlan(model.rules, model.types, begins);
		this.wraps = model.size.map(() => false);
	}

	/** The kind of a piece that becomes a type: a shadow, where the game must remember what it was. */
	memory(type: string, from: string): string {
		const was = this.shadows.get(from)?.was ?? from;
		const shadow = shadowName(type, was);
		return this.shadows.has(shadow) ? shadow : type;
	}

	/** The cell that lies for Black as this one lies for White. */
	seen(cell: readonly number[]): readonly number[] {
		return mirroredCell(this.model, cell).map(Number);
	}

	/** The effects of a piece of a kind that comes to the board. */
	arrives(kind: string): readonly Effect[] {
		return [...this.everOnBoard].flatMap(([name, kinds]) => (kinds.includes(kind) ? [{ var: name, of: 'own' as const, add: 1 }] : []));
	}

	/** The type whose moves a kind has. */
	typeOf(kind: string): string {
		return this.shadows.get(kind)?.kind ?? kind;
	}

	/** Whether a type only moves forward, so that it cannot come from one cell of a rank to another. */
	advances(type: string): boolean {
		const definition = this.model.definitions.get(type);
		return definition !== undefined && onlyForward(definition, this.model.macros);
	}

	/** All kinds with the moves of a type: the type itself, and its shadows. */
	kindsOf(types: readonly string[]): readonly string[] {
		const shadows = [...this.shadows].filter(([, { kind }]) => types.includes(kind)).map(([name]) => name);
		return [...types.filter((type) => type in this.kinds), ...shadows];
	}

	/** The filters for pieces in a set, of either side; `who` narrows them. Colours are absolute (decision D6). */
	filters(set: PieceSet | undefined, who?: 'friend' | 'enemy'): readonly Filter[] {
		const narrow = who === undefined ? {} : { who };
		if (set === undefined) return [who === undefined ? { who: 'occupied' } : { who }];
		const { first, second } = membersOf(set, this.model.types);
		if (!set.coloured) return [{ ...narrow, kind: this.kindsOf(first) }];
		return [first, second].flatMap((types, at) =>
			types.length === 0 ? [] : [{ ...narrow, side: [SIDES[at]!], kind: this.kindsOf(types) }],
		);
	}

	/** Whether a piece of a set stands on a cell. */
	stands(set: PieceSet | undefined, cell: Parameters<typeof is>[0] = 'at', who?: 'friend' | 'enemy'): Cond {
		const found = this.filters(set, who).map((filter) => is(cell, filter));
		return found.length === 1 ? found[0]! : some(...found);
	}

	/** Whether the mover is in a set. */
	movesOne(set: PieceSet | undefined): Cond {
		const found = this.filters(set).map((filter): Cond => ({ mover: filter }));
		return found.length === 1 ? found[0]! : some(...found);
	}

	/** The name of a zone. Equal zones share one. */
	zone(zone: Zone, word = 'zone'): string {
		return this.#named(this.zones, word, zone);
	}

	/** The zone of a board range, in White's view and mirrored for Black (decision D8). */
	range(range: Range): string {
		return this.zone(zoneOf(range, this.model.size));
	}

	path(path: Path, word = 'path'): string {
		return this.#named(this.paths, word, path);
	}

	#named<T>(table: Record<string, T>, word: string, value: T): string {
		const key = `${word} ${JSON.stringify(value)}`;
		const known = this.#names.get(key);
		if (known !== undefined) return known;
		const name = `${word}${Object.keys(table).filter((one) => one.startsWith(word)).length + 1}`;
		table[name] = value;
		this.#names.set(key, name);
		return name;
	}

	/** Adds the parts that a path of MBN needs. */
	need(needs: Requirements): void {
		Object.assign(this.zones, needs.zones);
		Object.assign(this.maps, needs.maps);
		Object.assign(this.namedWraps, needs.wraps);
		Object.assign(this.points, needs.points);
		Object.assign(this.vars, needs.vars);
		for (const flag of needs.flags) this.flags[flag] ??= {};
		for (const law of needs.forbid) this.law(law);
	}

	/** Adds a condition for a move: on a cell that is crossed or entered, on a victim, on a piece that is swapped. */
	guard(name: GuardName, cond: Cond, kinds?: readonly string[]): void {
		this.#guards.push({ name, cond, kinds });
	}

	/** Adds a condition for every move of a kind, evaluated where it begins. */
	begins(cond: Cond, kinds?: readonly string[]): void {
		this.#first.push({ cond, kinds });
	}

	/** Victims that a kind captures and swaps only with a move that names them in a set. */
	unnamed(kind: string, victims: readonly string[]): void {
		const known = this.#unnamed.get(kind) ?? new Set<string>();
		for (const victim of victims) known.add(victim);
		this.#unnamed.set(kind, known);
	}

	guardsOf(kind: string): Guards {
		const of = (name: GuardName): Cond | undefined =>
			conjunction(this.#guards.filter((one) => one.name === name && covers(one.kinds, kind)).map(({ cond }) => cond));
		const names = ['cross', 'enter', 'leg', 'capture', 'swap', 'transfer', 'onward'] as const;
		const [cross, enter, leg, capture, swap, transfer, onward] = names.map(of);
		const toward = this.towards;
		const unnamed = [...(this.#unnamed.get(kind) ?? [])];
		return {
			...(toward.length > 0 && { toward: (offset: readonly [number, number]) => conjunction(toward.flatMap((one) => one(offset) ?? [])) }),
			...(cross && { cross }),
			...(enter && { enter }),
			...(leg && { leg }),
			...(capture && { capture }),
			...(swap && { swap }),
			...(transfer && { transfer }),
			...(onward && { onward }),
			...(this.transparent.length > 0 && { transparent: this.transparent }),
			...(unnamed.length > 0 && { unnamed }),
		};
	}

	firstTests(kind: string): readonly Cond[] {
		return this.#first.filter((one) => covers(one.kinds, kind)).map(({ cond }) => cond);
	}

	/** Adds an effect after each move. Order of decision: FBR.md §3. */
	hook(order: number, hook: Hook): void {
		this.#hooks.push({ order, hook });
	}

	/** Adds an effect at the start of phases, by default of each turn. */
	entering(hook: Hook, phases: readonly string[] = this.turn.firsts): void {
		this.#enter.push({ hook, phases });
	}

	/** Adds a law. Laws of one name that say different things are numbered. */
	law(law: Law): void {
		for (let count = 1; ; count++) {
			const named = count === 1 ? law : { ...law, id: `${law.id}-${count}` };
			const known = this.#laws.find(({ id }) => id === named.id);
			if (known === undefined) this.#laws.push(named);
			if (known === undefined || isSame(known, named)) return;
		}
	}

	choice(order: number, choice: Ruleset['prefer'][number]): void {
		this.#choices.push({ order, choice });
	}

	outcome(order: number, outcome: Outcome): void {
		this.#outcomes.push({ order, outcome });
	}

	variable(name: string, variable: Var): void {
		this.vars[name] = variable;
	}

	get hooks(): readonly Hook[] {
		return sorted(this.#hooks).map(({ hook }) => hook);
	}

	get laws(): readonly Law[] {
		return this.#laws;
	}

	get choices(): Ruleset['prefer'] {
		return sorted(this.#choices).map(({ choice }) => choice);
	}

	get outcomes(): readonly Outcome[] {
		return sorted(this.#outcomes).map(({ outcome }) => outcome);
	}

	entriesOf(phase: string): readonly Hook[] {
		return this.#enter.filter(({ phases }) => phases.includes(phase)).map(({ hook }) => hook);
	}
}

const covers = (kinds: readonly string[] | undefined, kind: string): boolean => kinds === undefined || kinds.includes(kind);

const sorted = <T extends { readonly order: number }>(all: readonly T[]): readonly T[] =>
	[...all].sort((one, other) => one.order - other.order);

/** All of the conditions as one; `undefined` where there are none. */
export const conjunction = (conditions: readonly Cond[]): Cond | undefined =>
	conditions.length === 0 ? undefined : conditions.length === 1 ? conditions[0] : { all: conditions };
