import type { Hook, Ruleset } from '@x/core';
import type { Binding, Bindings } from './binding.js';
import { SIDES } from './binding.js';

/** A game with what ties FEEN to it. */
export interface Army {
	readonly ruleset: Ruleset;
	readonly binding: Binding;
}

/** A match of two styles. */
export interface Match {
	readonly ruleset: Ruleset;
	readonly bindings: Bindings;
}

/** Which table of a ruleset each key of its parts refers to. */
const TABLES: Readonly<Record<string, string>> = {
	kind: 'kinds',
	notKind: 'kinds',
	kinds: 'kinds',
	use: 'paths',
	moves: 'paths',
	via: 'paths',
	zone: 'zones',
	def: 'defs',
	flag: 'flags',
	notFlag: 'flags',
	add: 'flags',
	drop: 'flags',
	point: 'points',
};

/** The parts of a ruleset that have names, with the names of a table made new wherever they are referred to. */
const renamed = (ruleset: Ruleset, prefix: string): Ruleset => {
	const tables = ruleset as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	const name = (table: string | undefined, text: string): string =>
		table !== undefined && tables[table]?.[text] !== undefined ? prefix + text : text;
	const visit = (value: unknown, key: string): unknown => {
		if (typeof value === 'string') return name(TABLES[key], value);
		if (Array.isArray(value)) return value.map((part) => visit(part, key));
		if (value === null || typeof value !== 'object') return value;
		return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, visit(inner, part)]));
	};
	const table = (which: string): object =>
		Object.fromEntries(Object.entries(tables[which]!).map(([part, inner]) => [prefix + part, visit(inner, '')]));
	const whole = visit({ royal: ruleset.royal, after: ruleset.after, forbid: ruleset.forbid, start: ruleset.start }, '') as Pick<
		Ruleset,
		'royal' | 'after' | 'forbid' | 'start'
	>;
	const named = Object.fromEntries(['kinds', 'paths', 'zones', 'defs', 'flags', 'points'].map((which) => [which, table(which)]));
	return { ...ruleset, ...whole, ...named };
};

/** Hooks of both, those that do the same by the same name as one. */
const joined = (one: readonly Hook[], other: readonly Hook[]): readonly Hook[] => [
	...one.map((hook) => {
		const twin = other.find(({ id }) => id === hook.id);
		return twin?.if && hook.if && JSON.stringify(twin.if) !== JSON.stringify(hook.if)
			? { ...hook, if: { some: [hook.if, twin.if] } }
			: hook;
	}),
	...other.filter(({ id }) => one.every((hook) => hook.id !== id)),
];

const byText = <T>(list: readonly T[]): readonly T[] => [...new Map(list.map((part) => [JSON.stringify(part), part])).values()];

/**
 * A match of two styles, as rules: the first player's army is that of one game, the second player's that of another. Kinds of the second
 * game get its letter of style in front, so that each piece moves as in its own game; kings of both are royal.
 *
 * Phases, counters and ends are those of the first game, but ends that count its kinds. Boards have to be equal, and neither game may have
 * hands.
 *
 * @throws {RangeError} if the games cannot meet.
 *
 * @example
 * import { chess as rules } from '@x/core/presets/chess';
 * import { chess } from '@x/feen/bindings';
 * const match = cross({ ruleset: rules, binding: chess }, { ruleset: rules, binding: { ...chess, style: 'W' } });
 * Object.keys(match.ruleset.kinds).length; // → 12
 */
export function cross(first: Army, second: Army): Match {
	const { binding } = second;
	const { style } = binding;
	const prefix = `${style}:`;
	const [one, other] = [first.ruleset, renamed(second.ruleset, prefix)];
	const unlike = JSON.stringify(one.space) !== JSON.stringify(other.space) || JSON.stringify(one.sides) !== JSON.stringify(other.sides);
	const hands = [one, other].some(
		({ stores, turn }) => Object.keys(stores).length > 0 || Object.values(turn.phases).some(({ also }) => also?.length),
	);
	if (unlike || hands || first.binding.style === style) throw new RangeError(`${first.binding.style} and ${style} cannot meet`);
	const kind = (name: string): string => prefix + name;
	const { castling, doubleStep } = binding;
	const ruleset: Ruleset = {
		...one,
		kinds: { ...one.kinds, ...other.kinds },
		paths: { ...one.paths, ...other.paths },
		zones: { ...one.zones, ...other.zones },
		defs: { ...one.defs, ...other.defs },
		flags: { ...one.flags, ...other.flags },
		points: { ...one.points, ...other.points },
		vars: { ...second.ruleset.vars, ...one.vars },
		traces: {},
		royal: { some: [one.royal, other.royal] },
		after: joined(one.after, other.after),
		forbid: byText([...one.forbid, ...other.forbid]),
		prefer: [],
		outcomes: one.outcomes.filter((outcome) => !JSON.stringify(outcome).includes('"kind"')),
		start: {
			...one.start,
			pieces: [
				...one.start.pieces.filter(({ piece }) => piece.side === SIDES[0]),
				...other.start.pieces.filter(({ piece }) => piece.side === SIDES[1]),
			],
		},
	};
	const army: Binding = {
		...binding,
		pieces: Object.fromEntries(Object.entries(binding.pieces).map(([name, piece]) => [kind(name), piece])),
		...(binding.also && { also: Object.fromEntries(Object.entries(binding.also).map(([piece, name]) => [piece, kind(name)])) }),
		...(castling && { castling: { ...castling, flag: kind(castling.flag), royal: kind(castling.royal), partner: kind(castling.partner) } }),
		...(doubleStep && { doubleStep: { ...doubleStep, kind: kind(doubleStep.kind), point: kind(doubleStep.point) } }),
	};
	return { ruleset, bindings: { [first.binding.style]: first.binding, [style]: army } };
}
