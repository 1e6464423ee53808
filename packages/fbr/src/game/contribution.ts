import type { Cond, Hook, Law, Outcome, Path, Ruleset, Var } from '@x/core';
import type { Guards, Requirements } from '@x/mbn/path';
import type { AttributeName, RuleName } from '../table/names.js';
import { conjunction } from './cast.js';

/** The parts of a ruleset that have names. */
export interface Declarations
	extends Pick<Ruleset, 'flags' | 'stores' | 'points' | 'vars' | 'zones' | 'paths'>,
		Required<Pick<Ruleset['space'], 'maps' | 'wraps'>> {
	readonly phases: Ruleset['turn']['phases'];
}

/** A value with its place. Order of decision: FBR.md §3. */
export interface Ordered<T> {
	readonly order: number;
	readonly value: T;
}

/** The conditions of moves: where one begins, on a cell that is crossed or entered, on a victim, on a piece that is swapped. */
export type GuardName = 'begin' | 'cross' | 'enter' | 'leg' | 'capture' | 'swap' | 'transfer' | 'onward';

export interface Guard {
	readonly name: GuardName;
	readonly cond: Cond;
	/** The kinds that it holds for; `undefined`: all. */
	readonly kinds: readonly string[] | undefined;
}

/** The condition for a step in a direction, evaluated where it begins. */
export type Toward = (offset: readonly [number, number]) => Cond | undefined;

/** All that some rules add to a game. */
export interface Sum {
	readonly declared: Declarations;
	/** Effects after each move. */
	readonly hooks: readonly Ordered<Hook>[];
	/** Effects at the start of phases. */
	readonly enter: readonly { readonly hook: Hook; readonly phases: readonly string[] }[];
	readonly laws: readonly Law[];
	readonly choices: readonly Ordered<Ruleset['prefer'][number]>[];
	readonly outcomes: readonly Ordered<Outcome>[];
	readonly guards: readonly Guard[];
	/** Victims that a kind captures and swaps only with a move that names them in a set. */
	readonly unnamed: readonly { readonly kind: string; readonly victims: readonly string[] }[];
	/** Conditions of steps by their direction. */
	readonly towards: readonly Toward[];
	/** More moves of kinds, besides those of their definitions. */
	readonly extras: readonly { readonly kinds: readonly string[]; readonly path: Path }[];
	/** Moves without a piece on the board, such as drops, by the phases in which they can be made; by default those of parts without a prefix. */
	readonly also: readonly { readonly name: string; readonly path: Path; readonly phases?: readonly string[] | undefined }[];
	/** Phases after which a royal piece may be attacked. */
	readonly lax: readonly string[];
}

/** The parts that a rule adds to a game. */
export type Contribution = Partial<Omit<Sum, 'declared'>> & { readonly declared?: Partial<Declarations> };

/** The contributions of a rule, with a value for later steps. */
export type Contributions<Value = void> = Generator<Contribution, Value, undefined>;

/** The part of a game that some rules make. `Game`: what it reads of the steps before. */
export interface Lowering<Game> {
	/** The rules, each with the attributes that are played. */
	readonly rules: Partial<Record<RuleName, readonly AttributeName[]>>;
	/** The parts that the rules add; absent where they act in the values of a step alone. */
	readonly lower?: (game: Game) => Iterable<Contribution>;
}

export const declare = (declared: Partial<Declarations>): Contribution => ({ declared });
export const declareVar = (name: string, value: Var): Contribution => declare({ vars: { [name]: value } });
export const hook = (order: number, value: Hook): Contribution => ({ hooks: [{ order, value }] });
export const entering = (value: Hook, phases: readonly string[]): Contribution => ({ enter: [{ hook: value, phases }] });
export const law = (value: Law): Contribution => ({ laws: [value] });
export const choice = (order: number, value: Ruleset['prefer'][number]): Contribution => ({ choices: [{ order, value }] });
export const outcome = (order: number, value: Outcome): Contribution => ({ outcomes: [{ order, value }] });
export const guard = (name: GuardName, cond: Cond, kinds?: readonly string[]): Contribution => ({ guards: [{ name, cond, kinds }] });
export const unnamed = (kind: string, victims: readonly string[]): Contribution => ({ unnamed: [{ kind, victims }] });

/** The parts that a path of MBN needs. */
export const needed = ({ flags, forbid, ...declared }: Requirements): Contribution => ({
	declared: { ...declared, flags: Object.fromEntries(flags.map((flag) => [flag, {}])) },
	laws: forbid,
});

/** Adds contributions up in their order. Of two declarations with one name the later one holds. */
export function sumOf(contributions: Iterable<Contribution>): Sum {
	const declared = { flags: {}, stores: {}, points: {}, vars: {}, zones: {}, maps: {}, wraps: {}, paths: {}, phases: {} };
	const lists = {
		...{ hooks: [], enter: [], laws: [], choices: [], outcomes: [], guards: [] },
		...{ unnamed: [], towards: [], extras: [], also: [], lax: [] },
	};
	for (const { declared: more = {}, ...added } of contributions) {
		for (const [name, table] of Object.entries(more)) Object.assign(declared[name as keyof Declarations], table);
		for (const [name, list] of Object.entries(added)) (lists[name as keyof typeof lists] as unknown[]).push(...list);
	}
	return { declared, ...lists };
}

/** In their order; those of one place as they came. */
export const inOrder = <T>(all: readonly Ordered<T>[]): readonly T[] =>
	[...all].sort((one, other) => one.order - other.order).map(({ value }) => value);

const covers = ({ kinds }: Guard, kind: string): boolean => kinds === undefined || kinds.includes(kind);

/** The conditions of some name for the moves of a kind. */
export const guardsNamed = ({ guards }: Sum, name: GuardName, kind: string): readonly Cond[] =>
	guards.filter((one) => one.name === name && covers(one, kind)).map(({ cond }) => cond);

/** The guards of the paths of a kind. */
export function guardsOf(rules: Sum, transparent: readonly string[], kind: string): Guards {
	const { towards } = rules;
	const named = (['cross', 'enter', 'leg', 'capture', 'swap', 'transfer', 'onward'] as const).flatMap((name) => {
		const cond = conjunction(guardsNamed(rules, name, kind));
		return cond === undefined ? [] : [[name, cond] as const];
	});
	const victims = [...new Set(rules.unnamed.filter((one) => one.kind === kind).flatMap((one) => one.victims))];
	return {
		...(towards.length > 0 && { toward: (offset: readonly [number, number]) => conjunction(towards.flatMap((one) => one(offset) ?? [])) }),
		...Object.fromEntries(named),
		...(transparent.length > 0 && { transparent }),
		...(victims.length > 0 && { unnamed: victims }),
	};
}
