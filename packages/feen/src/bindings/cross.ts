import type { Filter, Hook, Outcome, Ruleset } from '@x/core';
import { isSame, normalise } from '@x/core/build';
import { asNumber, asPiece, type Nodes, nodesIn } from '@x/core/rules';
import type { Binding, Bindings } from './binding.js';
import { SIDES } from './binding.js';

/** A game with its binding. */
export interface BoundGame {
	readonly ruleset: Ruleset;
	readonly binding: Binding;
}

/** A match of two styles. */
export interface Match {
	readonly ruleset: Ruleset;
	readonly bindings: Bindings;
}

/** Whether nodes name a kind. */
const nameKinds = ({ filter: filters, number: numbers, piece: pieces }: Nodes): boolean =>
	filters.some(({ kind, notKind }) => kind !== undefined || notKind !== undefined) ||
	numbers.some((number) => asNumber('store', number)?.kind !== undefined) ||
	pieces.some((piece) => asPiece('kind', piece) !== undefined);

/** Whether an outcome is about pieces of some kinds. */
const asksKind = ({ if: condition, result }: Outcome): boolean =>
	nameKinds(nodesIn('condition', condition)) || nameKinds(nodesIn('result', result));

/** New names for the parts of a ruleset, by table. */
type Names = Readonly<Record<'kinds' | 'paths' | 'zones' | 'defs' | 'flags' | 'points', Readonly<Record<string, string>>>>;

/** The table of a ruleset that each key of its parts refers to. */
const TABLES: Readonly<Record<string, keyof Names>> = {
	kind: 'kinds',
	notKind: 'kinds',
	kinds: 'kinds',
	use: 'paths',
	moves: 'paths',
	via: 'paths',
	also: 'paths',
	zone: 'zones',
	def: 'defs',
	flag: 'flags',
	notFlag: 'flags',
	flags: 'flags',
	add: 'flags',
	drop: 'flags',
	point: 'points',
};

/** Renames the kinds, paths, zones … of a ruleset wherever they occur, by table. */
const renamed = (ruleset: Ruleset, names: Names): Ruleset => {
	const name = (table: keyof Names | undefined, text: string): string => (table && names[table][text]) ?? text;
	const visit = (value: unknown, key: string): unknown => {
		if (typeof value === 'string') return name(TABLES[key], value);
		if (Array.isArray(value)) return value.map((part) => visit(part, key));
		if (value === null || typeof value !== 'object') return value;
		return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, visit(inner, part)]));
	};
	const table = ([key, parts]: [string, unknown]): [string, unknown] => {
		const known = names[key as keyof Names] as Names['kinds'] | undefined;
		if (known === undefined) return [key, visit(parts, key)];
		return [key, Object.fromEntries(Object.entries(parts as object).map(([part, inner]) => [known[part] ?? part, visit(inner, '')]))];
	};
	return Object.fromEntries(Object.entries(ruleset).map(table)) as unknown as Ruleset;
};

/** Prefixes every name in the tables of a ruleset. Both games share one en passant point, if they have any. */
const prefixes = (ruleset: Ruleset, prefix: string, points: Readonly<Record<string, string>>): Names => {
	const named = (table: object): Readonly<Record<string, string>> =>
		Object.fromEntries(Object.keys(table).map((part) => [part, prefix + part]));
	const { kinds, paths, zones, defs, flags } = ruleset;
	return {
		kinds: named(kinds),
		paths: named(paths),
		zones: named(zones),
		defs: named(defs),
		flags: named(flags),
		points: { ...named(ruleset.points), ...points },
	};
};

/** Wherever a rule mentions an enemy of a kind, adds the corresponding kinds of the other game. */
const widened = <T>(value: T, alike: Readonly<Record<string, readonly string[]>>): T => {
	const wider = (kinds: readonly string[]): readonly string[] => [...new Set(kinds.flatMap((kind) => [kind, ...(alike[kind] ?? [])]))];
	const visit = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.map(visit);
		if (part === null || typeof part !== 'object') return part;
		const { who } = part as Filter;
		return Object.fromEntries(
			Object.entries(part).map(([key, inner]) => [
				key,
				who === 'enemy' && (key === 'kind' || key === 'notKind') ? wider(inner as readonly string[]) : visit(inner),
			]),
		);
	};
	return visit(value) as T;
};

/** The hooks of both games. Identical hooks become one that applies under the conditions of either. */
const joined = (one: readonly Hook[], other: readonly Hook[], prefix: string): readonly Hook[] => {
	const twin = (hook: Hook, among: readonly Hook[]): Hook | undefined =>
		among.find((two) => two.id === hook.id && isSame(two.do, hook.do) && isSame(two.else, hook.else));
	return [
		...one.map((hook) => {
			const { if: reason } = twin(hook, other) ?? {};
			if (!hook.if || !reason || isSame(reason, hook.if)) return hook;
			return { ...hook, if: { some: [hook.if, reason] } };
		}),
		...other
			.filter((hook) => !twin(hook, one))
			.map((hook) => (one.some(({ id }) => id === hook.id) ? { ...hook, id: prefix + hook.id } : hook)),
	];
};

const distinct = <T>(list: readonly T[]): readonly T[] =>
	list.filter((part, index) => list.findIndex((other) => isSame(other, part)) === index);

/** The reason why two games cannot meet. */
const obstacle = (one: Ruleset, other: Ruleset): string | undefined => {
	const phases = [one, other].flatMap(({ turn }) => Object.values(turn.phases));
	if (!isSame(one.space, other.space)) return 'their boards differ';
	if (!isSame(one.sides, other.sides) || !isSame(one.sideOrder, other.sideOrder)) return 'their sides see the board in different ways';
	if (!isSame(Object.keys(one.turn.phases).sort(), Object.keys(other.turn.phases).sort())) return 'they take turns in different ways';
	if (phases.some(({ also }) => also?.length)) return 'one of them has moves that come from no square';
	if (one.prefer.length > 0 || other.prefer.length > 0) return 'one of them says which moves come first';
	return undefined;
};

/** Kinds that are written as terminal. */
const royalsOf = ({ pieces }: Binding): readonly string[] => Object.keys(pieces).filter((kind) => pieces[kind]!.includes('^'));

const bound = (binding: Binding, names: Names): Binding => {
	const { castling, doubleStep, also, hand } = binding;
	const kind = (name: string): string => names.kinds[name] ?? name;
	const flag = (name: string): string => names.flags[name] ?? name;
	return {
		...binding,
		pieces: Object.fromEntries(Object.entries(binding.pieces).map(([name, piece]) => [kind(name), piece])),
		...(also && { also: Object.fromEntries(Object.entries(also).map(([piece, name]) => [piece, kind(name)])) }),
		...(castling && { castling: { ...castling, flag: flag(castling.flag), royal: kind(castling.royal), partner: kind(castling.partner) } }),
		...(doubleStep && {
			doubleStep: {
				...doubleStep,
				kind: kind(doubleStep.kind),
				point: names.points[doubleStep.point] ?? doubleStep.point,
				...(doubleStep.flag !== undefined && { flag: flag(doubleStep.flag) }),
			},
		}),
		...(hand && { hand: { ...hand, order: hand.order.map(kind) } }),
	};
};

/**
 * Makes the rules for a match of two styles: the first player has the pieces of one game, the second player those of another. Kinds of the
 * second game have the letter of its style as a prefix, so that each piece moves as in its own game. The royal pieces of both games are
 * royal, and pawns can capture each other en passant.
 *
 * Phases, counters and outcomes are those of the first game, without outcomes that count kinds; bare royal pieces are a draw. Boards and
 * sides must be equal, and neither game may have drops.
 *
 * @throws {RangeError} if the games cannot meet.
 *
 * @example
 * import { chess as game } from '@x/games/chess';
 * import { chess } from '@x/feen/bindings';
 * const match = cross({ ruleset: game.rules, binding: chess }, { ruleset: game.rules, binding: { ...chess, style: 'W' } });
 * Object.keys(match.ruleset.kinds).length; // → 12
 */
export function cross(first: BoundGame, second: BoundGame): Match {
	const { binding } = second;
	const prefix = `${binding.style}:`;
	const [ours, theirs] = [normalise(first.ruleset), normalise(second.ruleset)];
	const why = first.binding.style === binding.style ? 'both have the same style' : obstacle(ours, theirs);
	if (why !== undefined) throw new RangeError(`${first.binding.style} and ${binding.style} cannot meet: ${why}`);
	const [leaves, left] = [first.binding.doubleStep, binding.doubleStep];
	const names = prefixes(theirs, prefix, leaves && left ? { [left.point]: leaves.point } : {});
	const secondBinding = bound(binding, names);
	const alike: Record<string, readonly string[]> = {};
	const pair = (ours: readonly string[], theirs: readonly string[]): void => {
		for (const kind of ours) alike[kind] = theirs;
		for (const kind of theirs) alike[kind] = ours;
	};
	pair(royalsOf(first.binding), royalsOf(secondBinding));
	if (leaves && left) pair([leaves.kind], [secondBinding.doubleStep!.kind]);
	const one = widened(ours, alike);
	const other = widened(renamed(theirs, names), alike);
	const immune = [one.immune, other.immune].filter((condition) => condition !== undefined);
	const phases = Object.entries(one.turn.phases).map(([name, phase]) => {
		const theirs = other.turn.phases[name]!;
		const enter = joined(phase.enter ?? [], theirs.enter ?? [], prefix);
		return [name, enter.length > 0 ? { ...phase, enter } : phase];
	});
	const ruleset: Ruleset = {
		...one,
		zones: { ...one.zones, ...other.zones },
		kinds: { ...one.kinds, ...other.kinds },
		flags: { ...one.flags, ...other.flags },
		stores: { ...one.stores, ...other.stores },
		points: { ...one.points, ...other.points },
		vars: { ...other.vars, ...one.vars },
		defs: { ...one.defs, ...other.defs },
		paths: { ...one.paths, ...other.paths },
		royal: { some: [one.royal, other.royal] },
		...(immune.length > 0 && { immune: { some: immune } }),
		after: joined(one.after, other.after, prefix),
		forbid: distinct([...one.forbid, ...other.forbid]),
		outcomes: [
			{
				id: 'royals-only',
				when: 'turn',
				if: { compare: [{ count: { who: 'occupied', notKind: [...royalsOf(first.binding), ...royalsOf(secondBinding)] } }, '=', 0] },
				result: 'draw',
			},
			...one.outcomes.filter((outcome) => !asksKind(outcome)),
		],
		turn: { ...one.turn, phases: Object.fromEntries(phases) },
		start: {
			...one.start,
			pieces: [
				...one.start.pieces.filter(({ piece }) => piece.side === SIDES[0]),
				...other.start.pieces.filter(({ piece }) => piece.side === SIDES[1]),
			],
		},
	};
	return { ruleset, bindings: { [first.binding.style]: first.binding, [binding.style]: secondBinding } };
}
