import type { Fault, Filter, Names, Ruleset } from '@x/core';
import { SIDES } from '../geometry.js';
import { loss } from '../losses.js';
import { FLAG, POINTS } from '../ruleset/plan.js';
import { squareName } from '../words.js';
import type { Reading } from './definition.js';
import type { KindWalks } from './draft.js';
import { type Walk, walkKey } from './walk.js';

/** Names of one ruleset as the other has them. */
interface Renaming {
	readonly kinds: ReadonlyMap<string, string>;
	readonly flags: ReadonlyMap<string, string>;
	readonly points: ReadonlyMap<string, string>;
	readonly all: readonly string[];
}

/** What the rules that were written say otherwise than the rules that were read. */
export function compareRulesets(original: Ruleset, names: Names | undefined, reading: Reading, rebuilt: Ruleset, again: Reading): Fault[] {
	const kinds = Object.keys(original.kinds);
	const others = Object.keys(rebuilt.kinds);
	const castle = castleFlagOf(reading);
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
	};
	const same: Renaming = { kinds: new Map(others.map((kind) => [kind, kind])), flags: new Map(), points: new Map(), all: others };
	const lost: Fault[] = [];
	for (const [index, kind] of kinds.entries()) {
		if (reading.endless.includes(kind)) {
			lost.push(loss('lost-moves', `kinds.${kind}`, `"${kind}" moves in more ways than can be looked at.`));
			continue;
		}
		const differences = differ(original, reading.walks.get(kind)!, renaming, castle, rebuilt, again.walks.get(others[index]!)!, same);
		if (differences.missing.length > 0)
			lost.push(
				loss(
					'lost-moves',
					`kinds.${kind}`,
					`Some moves of "${kind}" are not said: ${differences.missing.slice(0, 3).join(', ')}${differences.missing.length > 3 ? ' …' : ''}.`,
					{ count: differences.missing.length },
				),
			);
		if (differences.extra.length > 0)
			lost.push(
				loss(
					'lost-moves',
					`kinds.${kind}`,
					`"${kind}" gets moves that it had not: ${differences.extra.slice(0, 3).join(', ')}${differences.extra.length > 3 ? ' …' : ''}.`,
					{ count: differences.extra.length },
				),
			);
	}
	for (const name of reading.unknownWalks)
		lost.push(loss('lost-walk', `paths.${name}`, `The walks "${name}", which start from nowhere, are not said.`));
	lost.push(...parts(original, rebuilt));
	return lost;
}

const castleFlagOf = ({ walks }: Reading): string | undefined => {
	for (const sides of walks.values()) {
		for (const walk of sides.flat(2)) {
			const flag = walk.writes.length > 0 ? walk.friends.find(({ filter }) => filter.flag !== undefined)?.filter.flag : undefined;
			if (flag !== undefined) return flag;
		}
	}
	return undefined;
};

function differ(
	original: Ruleset,
	ours: KindWalks,
	renaming: Renaming,
	castle: string | undefined,
	rebuilt: Ruleset,
	theirs: KindWalks,
	same: Renaming,
): { missing: string[]; extra: string[] } {
	const files = Number(original.space.axes[0]!.extent[1]) + 1;
	const missing: string[] = [];
	const extra: string[] = [];
	for (const side of SIDES) {
		const keys = (ruleset: Ruleset, walks: KindWalks, by: Renaming, flag: string | undefined): Map<string, Walk> =>
			new Map(
				walks[side].flat().flatMap((walk) => {
					if (flag !== undefined && walk.writes.length > 0 && !startsWith(ruleset, walk, flag, files)) return [];
					return [[walkKey(renamed(walk, by)), walk] as const];
				}),
			);
		const before = keys(original, ours, renaming, castle);
		const after = keys(rebuilt, theirs, same, FLAG.castle);
		const name = ({ from, to }: Walk): string =>
			squareName(from % files, Math.floor(from / files)) + squareName(to % files, Math.floor(to / files));
		for (const [key, walk] of before) if (!after.has(key)) missing.push(name(walk));
		for (const [key, walk] of after) if (!before.has(key)) extra.push(name(walk));
	}
	return { missing, extra };
}

/** Castling happens only where the game begins with pieces that may. */
const startsWith = ({ start }: Ruleset, walk: Walk, flag: string, files: number): boolean => {
	const carries = (cell: number): boolean =>
		start.pieces.some(({ at, piece }) => Number(at[0]) + Number(at[1]) * files === cell && piece.flags?.includes(flag) === true);
	return carries(walk.from) && walk.friends.every(({ cell, filter }) => filter.flag !== flag || carries(cell));
};

function renamed(walk: Walk, by: Renaming): Walk {
	const kind = (name: string): string => by.kinds.get(name) ?? name;
	const filter = ({ who, kind: kinds, notKind, flag }: Filter): Filter => {
		const listed = (kinds ?? [...by.kinds.keys()]).filter((one) => notKind?.includes(one) !== true).map(kind);
		return {
			...(who === undefined || who === 'enemy' ? {} : { who }),
			kind: listed.sort(),
			...(flag === undefined
				? {}
				: { flag: by.flags.get(flag) ?? flag.replace(/^point (.*)$/, (_, point: string) => `point ${by.points.get(point) ?? point}`) }),
		};
	};
	return {
		...walk,
		captures: walk.captures.map(({ cell, filter: asked }) => ({ cell, filter: filter(asked) })),
		friends: walk.friends.map(({ cell, filter: asked }) => ({ cell, filter: filter(asked) })),
		becomes: walk.becomes === undefined ? undefined : kind(walk.becomes),
		points: walk.points.map(({ point, cell }) => ({ point: by.points.get(point) ?? point, cell })),
		writes: walk.writes.map(({ cell, piece }) => ({ cell, piece: kind(piece) })),
		tests: walk.tests.map((test) => (test.startsWith('{') ? JSON.stringify(deep(JSON.parse(test), by)) : test)),
		effects: walk.effects.map((effect) => (effect.startsWith('{') ? JSON.stringify(deep(JSON.parse(effect), by)) : effect)),
	};
}

function deep(value: unknown, by: Renaming): unknown {
	if (Array.isArray(value)) return value.map((part) => deep(part, by));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) => {
			if ((key === 'flag' || key === 'notFlag') && typeof part === 'string') return [key, by.flags.get(part) ?? part];
			if (key === 'point' && typeof part === 'string') return [key, by.points.get(part) ?? part];
			if ((key === 'kind' || key === 'notKind') && Array.isArray(part)) return [key, part.map((one) => by.kinds.get(String(one)) ?? one)];
			return [key, deep(part, by)];
		}),
	);
}

/** Laws, hooks, choices, ends and traces of one that the other has not. */
function parts(original: Ruleset, rebuilt: Ruleset): Fault[] {
	const plain = ({ id: _, ...rest }: { readonly id: string }): string => JSON.stringify(rest);
	const missing = <T extends { readonly id: string }>(list: readonly T[], there: readonly T[]): readonly T[] => {
		const known = new Set(there.map(plain));
		return list.filter((one) => !known.has(plain(one)));
	};
	return [
		...missing(original.forbid, rebuilt.forbid).map(({ id }) => loss('lost-law', `forbid.${id}`, `The law "${id}" is not said as it is.`)),
		...missing(original.after, rebuilt.after).map(({ id }) =>
			loss('lost-hook', `after.${id}`, `What happens after moves by "${id}" is not said as it is.`),
		),
		...missing(original.prefer, rebuilt.prefer).map(({ id }) =>
			loss('lost-choice', `prefer.${id}`, `The choice "${id}" is not said as it is.`),
		),
		...missing(original.outcomes, rebuilt.outcomes).map(({ id }) =>
			loss('lost-outcome', `outcomes.${id}`, `The end "${id}" is not said as it is.`),
		),
		...Object.keys(original.traces)
			.filter((name) => !(name in rebuilt.traces))
			.map((name) => loss('lost-trace', `traces.${name}`, `What "${name}" traces is not said.`)),
	];
}
