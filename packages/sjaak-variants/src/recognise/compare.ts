import type { Filter, Names, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { isCastling, type Standing, squareAt, squareRef, type Walk } from '@x/core/reading';
import { asCell, asCondition, asPiece, Structures } from '@x/core/rules';
import type { Fault } from '@x/diagnostics';
import { loss } from '../losses.js';
import { FLAG, POINTS } from '../ruleset/plan.js';
import { SIDES, type SideIndex } from '../sides.js';
import { squareName } from '../words.js';
import type { Reading } from './definition.js';
import type { KindWalks } from './draft.js';
import { asksPassed } from './kinds.js';
import type { Size } from './patterns.js';
import { castleFlagOf, walkKey } from './walks.js';

/** The names of one ruleset in the other. */
interface Renaming {
	readonly kinds: ReadonlyMap<string, string>;
	readonly flags: ReadonlyMap<string, string>;
	readonly points: ReadonlyMap<string, string>;
	readonly all: readonly string[];
	/** Renamed parts, each only once: filters of pieces, filters of victims, and conditions and effects. */
	readonly pieces: Map<Filter, Filter>;
	readonly victims: Map<Filter, Filter>;
	readonly nodes: Map<object, object>;
}

/** Lists the differences between the rules that were written and the rules that were read. */
export function compareRulesets(
	original: Ruleset,
	names: Names | undefined,
	reading: Reading,
	rebuilt: Ruleset,
	again: ReadonlyMap<string, KindWalks>,
): Fault[] {
	const kinds = Object.keys(original.kinds);
	const others = Object.keys(rebuilt.kinds);
	const castle = castleFlagOf(reading.walks);
	const renaming: Renaming = {
		kinds: new Map(kinds.map((kind, index) => [kind, others[index]!])),
		flags: new Map(Object.keys(original.flags).map((flag) => [flag, flag === castle ? FLAG.castle : FLAG.unmoved])),
		points: new Map(
			Object.keys(original.points).map((point) => [
				point,
				point === names?.enPassant ? POINTS.passed : point === names?.enPassantVictim ? POINTS.passer : point,
			]),
		),
		all: others,
		...unnamed(),
	};
	const same: Renaming = {
		kinds: new Map(others.map((kind) => [kind, kind])),
		flags: new Map(),
		points: new Map(),
		all: others,
		...unnamed(),
	};
	const lost: Fault[] = [];
	const size = sizeOf(original);
	const passed = { ours: passedSquares(size, reading.walks), theirs: passedSquares(size, again) };
	for (const [index, kind] of kinds.entries()) {
		if (reading.endless.includes(kind)) {
			lost.push(loss('lost-moves', `kinds.${kind}`, `"${kind}" has too many ways of moving to compare.`));
			continue;
		}
		const royal = hasRoyalLaw(original) && hasRoyalLaw(rebuilt) && reading.definition.pieces[index]!.flags.has('royal');
		const differences = differ(
			royal,
			original,
			reading.walks.get(kind)!,
			renaming,
			castle,
			rebuilt,
			again.get(others[index]!)!,
			same,
			passed,
		);
		lost.push(...lostMoves(kind, 'loses', differences.missing), ...lostMoves(kind, 'gains', differences.extra));
	}
	for (const name of reading.unknownWalks)
		lost.push(loss('lost-walk', `paths.${name}`, `The walks "${name}", which do not start from a square, cannot be expressed.`));
	lost.push(...parts(original, rebuilt));
	return lost;
}

const hasRoyalLaw = ({ forbid }: Ruleset): boolean =>
	forbid.some(({ if: condition }) => asCondition('royalAttacked', condition)?.royalAttacked === 'own');

/** The castling target of a royal piece may not be attacked by law, so its walk need not test it. */
const withoutLaw = ({ stand, ...walk }: Walk): Walk => ({
	...walk,
	stand,
	tests: walk.tests.filter((test) => stand === undefined || !isSame(test, { not: { attacked: squareRef(stand) } })),
});

function lostMoves(kind: string, verb: 'loses' | 'gains', moves: readonly string[]): Fault[] {
	if (moves.length === 0) return [];
	const examples = `${moves.slice(0, 3).join(', ')}${moves.length > 3 ? ' …' : ''}`;
	return [loss('lost-moves', `kinds.${kind}`, `"${kind}" ${verb} some moves: ${examples}.`, { count: moves.length })];
}

const sizeOf = ({ space }: Ruleset): Size => {
	const [files, ranks] = space.axes.map(({ extent }) => Number(extent[1]) + 1);
	return { files: files!, ranks: ranks! };
};

/** The squares on which some piece leaves a point. A walk that ends on a point elsewhere never finds it. */
function passedSquares(size: Size, walks: ReadonlyMap<string, KindWalks>): ReadonlySet<number> {
	const found = new Set<number>();
	for (const { points, origins } of [...walks.values()].flat(2))
		for (const { cell } of points) for (const origin of origins) found.add(squareAt(size, origin, cell));
	return found;
}

/** Whether a walk ends on a point. */
const endsOnPoint = ({ tests }: Walk): boolean =>
	tests.some((test) => {
		const within = asCondition('in', test);
		return (within?.zone === POINTS.passed && asCell('from', within.in) !== undefined) || asksPassed(test);
	});

/** Merges equal walks with all squares from which they start. */
interface Ways {
	readonly walk: Walk;
	readonly origins: Set<number>;
}

function differ(
	royal: boolean,
	original: Ruleset,
	ours: KindWalks,
	renaming: Renaming,
	castle: string | undefined,
	rebuilt: Ruleset,
	theirs: KindWalks,
	same: Renaming,
	passed: { readonly ours: ReadonlySet<number>; readonly theirs: ReadonlySet<number> },
): { missing: string[]; extra: string[] } {
	const size = sizeOf(original);
	const structures = new Structures();
	const missing: string[] = [];
	const extra: string[] = [];
	for (const side of SIDES) {
		const keys = (
			ruleset: Ruleset,
			walks: KindWalks,
			by: Renaming,
			flag: string | undefined,
			points: ReadonlySet<number>,
		): Map<number, Ways> => {
			const found = new Map<number, Ways>();
			for (const walk of walks[side]) {
				const castles = flag !== undefined && isCastling(walk);
				const key = walkKey(structures, renamed(castles && royal ? withoutLaw(walk) : walk, by));
				const ways = found.get(key) ?? { walk, origins: new Set<number>() };
				found.set(key, ways);
				const pointed = endsOnPoint(walk);
				for (const from of walk.origins)
					if (pointed && !points.has(squareAt(size, from, walk.to))) continue;
					else if (!castles || startsWith(ruleset, walk, side, from, flag, size)) ways.origins.add(from);
			}
			return found;
		};
		const before = keys(original, ours, renaming, castle, passed.ours);
		const after = keys(rebuilt, theirs, same, FLAG.castle, passed.theirs);
		const name = (cell: number): string => squareName(cell % size.files, Math.floor(cell / size.files));
		const without = (some: ReadonlyMap<number, Ways>, others: ReadonlyMap<number, Ways>, into: string[]): void => {
			for (const [key, { walk, origins }] of some) {
				const there = others.get(key)?.origins;
				for (const from of origins) if (there?.has(from) !== true) into.push(name(from) + name(squareAt(size, from, walk.to)));
			}
		};
		without(before, after, missing);
		without(after, before, extra);
	}
	return { missing, extra };
}

/** Castling is possible only if the start position contains the pieces. */
const startsWith = ({ start, sideOrder }: Ruleset, { friends }: Walk, side: SideIndex, from: number, flag: string, size: Size): boolean => {
	const name = sideOrder[side];
	const carries = (cell: number): boolean =>
		start.pieces.some(
			({ at, piece }) => Number(at[0]) + Number(at[1]) * size.files === cell && piece.side === name && piece.flags?.includes(flag) === true,
		);
	return carries(from) && friends.every(({ cell, filter }) => filter.flag !== flag || carries(squareAt(size, from, cell)));
};

const unnamed = (): Pick<Renaming, 'pieces' | 'victims' | 'nodes'> => ({ pieces: new Map(), victims: new Map(), nodes: new Map() });

function once<T extends object>(known: Map<T, T>, part: T, make: (part: T) => T): T {
	const found = known.get(part) ?? make(part);
	known.set(part, found);
	return found;
}

function renamed(walk: Walk, by: Renaming): Walk {
	const kind = (name: string): string => by.kinds.get(name) ?? name;
	const point = (name: string): string => by.points.get(name) ?? name;
	const piece = ({ who, kind: kinds, notKind, flag }: Filter): Filter => ({
		...(who && { who }),
		kind: (kinds ?? [...by.kinds.keys()])
			.filter((one) => notKind?.includes(one) !== true)
			.map(kind)
			.sort(),
		...(flag !== undefined && { flag: by.flags.get(flag) ?? flag }),
	});
	// Walks capture enemies alone.
	const victim = ({ who, ...filter }: Filter): Filter => piece({ ...filter, ...(who && who !== 'enemy' && { who }) });
	const standing = ({ cell, filter, point: on }: Standing): Standing => ({
		cell,
		filter: once(by.pieces, filter, piece),
		...(on !== undefined && { point: point(on) }),
	});
	const deeply = <T extends object>(parts: readonly T[]): readonly T[] =>
		parts.map((part) => once(by.nodes, part, (one) => deep(one, by) as object) as T);
	return {
		...walk,
		captures: walk.captures.map((one) => ({ ...standing(one), filter: once(by.victims, one.filter, victim) })),
		others: walk.others.map(standing),
		friends: walk.friends.map(standing),
		becomes: walk.becomes === undefined ? undefined : kind(walk.becomes),
		points: walk.points.map((one) => ({ ...one, point: point(one.point) })),
		writes: walk.writes.map(({ cell, piece }) => {
			const known = asPiece('kind', piece);
			return { cell, piece: known === undefined ? piece : { ...known, kind: kind(known.kind) } };
		}),
		tests: deeply(walk.tests),
		effects: deeply(walk.effects),
	};
}

const isEnemies = (filter: unknown): filter is Filter =>
	typeof filter === 'object' && filter !== null && (filter as Filter).who === 'enemy';

function deep(value: unknown, by: Renaming): unknown {
	if (Array.isArray(value)) return value.map((part) => deep(part, by));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) => {
			if ((key === 'flag' || key === 'notFlag') && typeof part === 'string') return [key, by.flags.get(part) ?? part];
			if (key === 'point' && typeof part === 'string') return [key, by.points.get(part) ?? part];
			// Walks capture enemies alone.
			if (key === 'captured' && isEnemies(part)) {
				const { who: _, ...filter } = part;
				return [key, deep(filter, by)];
			}
			// The kinds of a filter are a set.
			if ((key === 'kind' || key === 'notKind') && Array.isArray(part))
				return [key, part.map((one) => by.kinds.get(String(one)) ?? one).sort()];
			return [key, deep(part, by)];
		}),
	);
}

const UNCHANGED: Renaming = { all: [], kinds: new Map(), flags: new Map(), points: new Map(), ...unnamed() };

/** The laws, hooks, choices, endings and traces of one ruleset that the other does not have. */
function parts(original: Ruleset, rebuilt: Ruleset): Fault[] {
	const structures = new Structures();
	const plain = ({ id: _, ...rest }: { readonly id: string }): number => structures.of(deep(rest, UNCHANGED));
	const missing = <T extends { readonly id: string }>(list: readonly T[], there: readonly T[]): readonly T[] => {
		const known = new Set(there.map(plain));
		return list.filter((one) => !known.has(plain(one)));
	};
	return [
		...missing(original.forbid, rebuilt.forbid).map(({ id }) =>
			loss('lost-law', `forbid.${id}`, `The law "${id}" cannot be expressed unchanged.`),
		),
		...missing(original.after, rebuilt.after).map(({ id }) =>
			loss('lost-hook', `after.${id}`, `The effects of moves by "${id}" cannot be expressed unchanged.`),
		),
		...missing(original.prefer, rebuilt.prefer).map(({ id }) =>
			loss('lost-choice', `prefer.${id}`, `The choice "${id}" cannot be expressed unchanged.`),
		),
		...missing(original.outcomes, rebuilt.outcomes).map(({ id }) =>
			loss('lost-outcome', `outcomes.${id}`, `The ending "${id}" cannot be expressed unchanged.`),
		),
		...Object.keys(original.traces)
			.filter((name) => !(name in rebuilt.traces))
			.map((name) => loss('lost-trace', `traces.${name}`, `The traces of "${name}" cannot be expressed.`)),
	];
}
