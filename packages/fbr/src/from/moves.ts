import type { Path, Ruleset } from '@x/core';
import { ruleset as build, normalise } from '@x/core/build';
import { safeParse as safeParseMbn } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import { fromPath, type PlayableMoves, toPath } from '@x/mbn/path';
import { Explorer, isCastling, SIDES, squareAt, type Walk } from '@x/mbn/recognise';
import type { Notes } from './notes.js';
import { type Meaning, meaningOf, PASSED } from './walk-meaning.js';

const PRINTER = new Printer(false);

/** Moves of kinds that cannot be read as text; their definition says that they do not move. */
const STILL = 'mW';

/** Writes the definition of each type, and names the moves that it does not have. */
export function writeKinds(notes: Notes): void {
	const still: string[] = [];
	const named = new Map<string, string>();
	for (const [type, kind] of notes.letters.all) {
		const path = notes.ruleset.paths[notes.ruleset.kinds[kind]!.moves]!;
		const text = movesText(notes, path, named);
		if (text === undefined) still.push(kind);
		notes.items.push(itemText(notes, type, kind, text ?? STILL));
		checkMoves(notes, kind, text);
	}
	if (still.length > 0) notes.rules.push(`pieces${notes.letters.set(still)}=immovable`);
}

/** `K` for `K=K`; a title as comment where it is one word of a comment. */
const itemText = (_notes: Notes, type: string, _kind: string, text: string): string =>
	text === type && 'KQRBN'.includes(type) ? type : `${type}=${text}`;

/** The moves of a path in MBN; `undefined` if nothing of it can be said. */
function movesText(notes: Notes, path: Path, known: Map<string, string>): string | undefined {
	const key = JSON.stringify(path);
	const before = known.get(key);
	if (before !== undefined) return before;
	const { paths, zones } = notes.ruleset;
	const { value } = fromPath(path, { paths, zones, letters: notes.letters.table });
	if (value === undefined) return undefined;
	const item = { type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves: value } as const;
	try {
		const text = PRINTER.item(item).slice(2);
		if (!safeParseMbn(`M=${text}`).ok) return undefined;
		known.set(key, text);
		return text;
	} catch {
		return undefined;
	}
}

/** Compares what a definition means with the ways of the kind, square by square. */
function checkMoves(notes: Notes, kind: string, text: string | undefined): void {
	const path = `kinds.${kind}`;
	const walks = notes.walks(kind);
	if (walks === undefined) return notes.lose('lost-moves', path, `"${kind}" has too many ways of moving to compare.`);
	const again = text === undefined ? [[], []] : rebuilt(notes, kind, text);
	if (again === undefined) return notes.lose('lost-moves', path, `The moves of "${kind}" cannot be written.`);
	const { missing, extra } = differences(notes, walks, again);
	if (missing.length > 0) notes.lose('lost-moves', path, `"${kind}" loses some moves: ${examples(missing)}.`);
	if (extra.length > 0) notes.lose('lost-moves', path, `"${kind}" gains some moves: ${examples(extra)}.`);
}

const examples = (moves: readonly string[]): string => `${moves.slice(0, 3).join(', ')}${moves.length > 3 ? ' …' : ''}`;

/** The ways that the moves in a text have. */
function rebuilt(notes: Notes, kind: string, text: string): readonly (readonly Walk[])[] | undefined {
	const { ruleset, size, letters } = notes;
	const playable = pathOf(notes, kind, text);
	if (playable === undefined) return undefined;
	const { path, needs } = playable;
	const game: Ruleset = normalise(
		build({
			...ruleset,
			space: { ...ruleset.space, ...(Object.keys(needs.maps).length > 0 && { maps: needs.maps }) },
			zones: { ...needs.zones },
			points: { ...needs.points },
			vars: { ...needs.vars },
			flags: Object.fromEntries(needs.flags.map((flag) => [flag, {}])),
			kinds: Object.fromEntries([...letters.types].map(([one]) => [one, { moves: 'moves' }])),
			paths: { moves: path },
			defs: {},
			stores: {},
			traces: {},
			royal: { some: [] },
			after: [],
			forbid: [],
			prefer: [],
			outcomes: [],
			start: { pieces: [] },
			turn: { start: ruleset.sideOrder[0]!, phases: phasesOf(ruleset) },
		}),
	);
	const explorer = new Explorer(game);
	const found = SIDES.map((side) => explorer.walks(game.paths.moves!, kind, side));
	return found.some((one) => one === undefined) || size.files === 0 ? undefined : found.map((one) => one!);
}

const phasesOf = ({ sideOrder }: Ruleset): Ruleset['turn']['phases'] =>
	Object.fromEntries(sideOrder.map((side, at) => [side, { side, next: [{ to: sideOrder[1 - at]! }] }]));

function pathOf(notes: Notes, kind: string, text: string): PlayableMoves | undefined {
	const { ruleset, size, letters } = notes;
	const kinds: Record<string, string[]> = {};
	for (const [one, type] of letters.types) kinds[type] = [...(kinds[type] ?? []), one];
	try {
		return toPath(text, {
			size: [size.files, size.ranks],
			wraps: ruleset.space.axes.map(({ wrap }) => wrap === true),
			kinds,
			passed: PASSED,
			self: kinds[letters.of(kind)]!,
			prefix: '_',
		});
	} catch {
		return undefined;
	}
}

/** The moves of one side that the other list does not have, as pairs of squares. */
function differences(
	notes: Notes,
	ours: readonly (readonly Walk[])[],
	theirs: readonly (readonly Walk[])[],
): { missing: readonly string[]; extra: readonly string[] } {
	const found = { missing: new Set<string>(), extra: new Set<string>() };
	for (const side of SIDES) {
		const before = meanings(
			notes,
			ours[side]!.filter((walk) => !isCastling(walk) && !isInPlace(walk)),
		);
		const after = meanings(notes, theirs[side]!);
		const without = (some: ReadonlyMap<string, Meaning>, others: ReadonlyMap<string, Meaning>, into: Set<string>): void => {
			for (const [key, { to, origins }] of some)
				for (const from of origins)
					if (others.get(key)?.origins.has(from) !== true) into.add(square(notes, from) + square(notes, squareAt(notes.size, from, to)));
		};
		without(before, after, found.missing);
		without(after, before, found.extra);
	}
	return { missing: [...found.missing], extra: [...found.extra] };
}

/** A promotion without a move. */
const isInPlace = ({ to, stand, becomes, captures }: Walk): boolean =>
	to === 0 && stand === 0 && becomes !== undefined && captures.length === 0;

const square = ({ size }: Notes, cell: number): string =>
	cell < 0 ? '?' : `${String.fromCharCode(97 + (cell % size.files))}${Math.floor(cell / size.files) + 1}`;

function meanings(notes: Notes, walks: readonly Walk[]): ReadonlyMap<string, Meaning> {
	const all = new Map<string, Meaning>();
	for (const walk of walks) {
		const key = meaningOf(notes, walk);
		const known = all.get(key) ?? { to: walk.to, origins: new Set<number>() };
		all.set(key, known);
		for (const origin of walk.origins) known.origins.add(origin);
	}
	return all;
}
