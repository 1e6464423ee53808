import type { Path, Ruleset } from '@x/core';
import { ruleset as build, normalise } from '@x/core/build';
import { both, Explorer, isCastling, SIDES, squareAt, type Walk } from '@x/core/reading';
import { type Sequence, safeParse as safeParseMbn } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import { fromPath, type PlayableMoves, toPath } from '@x/mbn/path';
import { pathFromWalks } from './from-walks.js';
import type { Notes } from './notes.js';
import { isPassing, type Meaning, meaningOf, PASSED } from './walk-meaning.js';

const PRINTER = new Printer(false);

/** Moves of kinds that cannot be read as text; their definition says that they do not move. */
const STILL = 'mW';

/** Moves in MBN. */
interface Spelling {
	readonly moves: Sequence;
	readonly text: string;
}

/** The moves of a kind, with what the text has not, or has beyond them. */
interface Written {
	/** The moves of White, and of Black where they are others. */
	readonly spellings: readonly (Spelling | undefined)[];
	readonly missing: readonly string[];
	readonly extra: readonly string[];
	/** Moves that it has, but with other conditions or effects. */
	readonly changed: readonly string[];
}

/** Writes the definition of each type, and names the moves that it does not have. */
export function writeKinds(notes: Notes): void {
	const still: string[] = [];
	for (const [type, kind] of notes.letters.all) {
		const written = movesOf(notes, kind);
		const { spellings, missing, extra, changed } = written;
		if (spellings.every((one) => one === undefined)) still.push(kind);
		for (const [at, one] of spellings.entries()) notes.items.push(itemText(at === 0 ? type : lower(type), one?.text ?? STILL));
		const path = `kinds.${kind}`;
		if (missing.length > 0) notes.lose('lost-moves', path, `"${kind}" loses some moves: ${examples(missing)}.`);
		if (extra.length > 0) notes.lose('lost-moves', path, `"${kind}" gains some moves: ${examples(extra)}.`);
		if (changed.length > 0)
			notes.lose('lost-moves', path, `Some moves of "${kind}" have other conditions or effects: ${examples(changed)}.`);
	}
	if (still.length > 0) notes.rules.push(`pieces${notes.letters.set(still)}=immovable`);
}

const lower = (type: string): string => type.replace(/[A-Z]/, (letter) => letter.toLowerCase());

/** `K` for `K=K`. */
const itemText = (type: string, text: string): string => (text === type && 'KQRBN'.includes(type) ? type : `${type}=${text}`);

/** The moves of a kind: its path as it is written, or else what it can do from each square. */
function movesOf(notes: Notes, kind: string): Written {
	const { ruleset } = notes;
	const { zones, paths } = ruleset;
	const source = ruleset.paths[ruleset.kinds[kind]!.moves]!;
	const spelling = spell(notes, source, { zones, paths });
	if (ruleset.space.axes.some(({ wrap }) => wrap === true)) return onJoinedEdges(notes, kind, spelling);
	if (notes.walks(kind) === undefined) {
		notes.lose('lost-moves', `kinds.${kind}`, `"${kind}" has too many ways of moving to compare.`);
		return { spellings: [spelling], missing: [], extra: [], changed: [] };
	}
	let best = compared(notes, kind, [spelling]);
	for (const handling of ['without', 'unconditionally'] as const) {
		if (cost(best) === 0) break;
		const walked = both((side) => {
			const found = pathFromWalks(notes, kind, side, handling);
			return found && spell(notes, found.path, { zones: found.zones, paths: {} });
		});
		const other = compared(notes, kind, walked[0]?.text === walked[1]?.text ? [walked[0]] : walked);
		if (cost(other) < cost(best)) best = other;
	}
	return best;
}

/** A move that is missing or wrong counts for more than one with another condition. */
const cost = ({ missing, extra, changed }: Written): number => 2 * (missing.length + extra.length) + changed.length;

/** Ways are compared on boards with edges only. */
function onJoinedEdges(notes: Notes, kind: string, spelling: Spelling | undefined): Written {
	const { paths, zones, kinds } = notes.ruleset;
	const { lost } = fromPath(paths[kinds[kind]!.moves]!, { paths, zones, letters: notes.letters.table });
	for (const { message } of lost.filter((one) => !ELSEWHERE.test(one.message))) notes.lose('lost-moves', `kinds.${kind}`, message);
	return { spellings: [spelling], missing: [], extra: [], changed: [] };
}

/** Promotions and castlings are items of their own. */
const ELSEWHERE = /a promotion in the moves|a mark that another|a condition before the first step/;

/** The moves of a path in MBN; `undefined` if nothing of it can be said. */
function spell(notes: Notes, path: Path, { zones, paths }: Pick<Ruleset, 'zones' | 'paths'>): Spelling | undefined {
	const { value } = fromPath(path, { paths, zones, letters: notes.letters.table });
	if (value === undefined) return undefined;
	const item = { type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves: value } as const;
	try {
		const text = PRINTER.item(item).slice(2);
		return safeParseMbn(`M=${text}`).ok ? { moves: value, text } : undefined;
	} catch {
		return undefined;
	}
}

/** Compares what definitions mean with the ways of the kind, square by square. */
function compared(notes: Notes, kind: string, spellings: Written['spellings']): Written {
	const [white, black = white] = spellings.map((one) => (one === undefined ? NO_WALKS : rebuilt(notes, kind, one.moves)) ?? NO_WALKS);
	return { spellings, ...differences(notes, notes.walks(kind)!, [white![0]!, black![1]!]) };
}

const NO_WALKS: readonly (readonly Walk[])[] = [[], []];

const examples = (moves: readonly string[]): string => `${moves.slice(0, 3).join(', ')}${moves.length > 3 ? ' …' : ''}`;

/** The ways that moves in MBN have. */
function rebuilt(notes: Notes, kind: string, moves: Sequence): readonly (readonly Walk[])[] | undefined {
	const { ruleset, size, letters } = notes;
	const playable = pathOf(notes, kind, moves);
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

function pathOf(notes: Notes, kind: string, moves: Sequence): PlayableMoves | undefined {
	const { ruleset, size, letters } = notes;
	const kinds: Record<string, string[]> = {};
	for (const [one, type] of letters.types) kinds[type] = [...(kinds[type] ?? []), one];
	try {
		return toPath(moves, {
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

/** The moves that only one of two lists has, as pairs of squares. */
function differences(
	notes: Notes,
	ours: readonly (readonly Walk[])[],
	theirs: readonly (readonly Walk[])[],
): Pick<Written, 'missing' | 'extra' | 'changed'> {
	const [missing, extra] = [new Set<string>(), new Set<string>()];
	for (const side of SIDES) {
		const before = meanings(
			notes,
			ours[side]!.filter((walk) => !isCastling(walk) && !isInPlace(walk)),
		);
		const after = meanings(notes, theirs[side]!);
		const without = (some: ReadonlyMap<number, Meaning>, others: ReadonlyMap<number, Meaning>, into: Set<string>): void => {
			// A capture in passing that no piece ever makes possible does not count.
			for (const [key, { to, origins, passing }] of some)
				for (const from of origins)
					if (others.get(key)?.origins.has(from) !== true && !(passing && into === extra && others.has(key)))
						into.add(square(notes, from) + square(notes, squareAt(notes.size, from, to)));
		};
		without(before, after, missing);
		without(after, before, extra);
	}
	const changed = [...missing].filter((move) => extra.has(move));
	return {
		missing: [...missing].filter((move) => !extra.has(move)),
		extra: [...extra].filter((move) => !missing.has(move)),
		changed,
	};
}

/** A promotion without a move. */
const isInPlace = ({ to, stand, becomes, captures }: Walk): boolean =>
	to === 0 && stand === 0 && becomes !== undefined && captures.length === 0;

const square = ({ size }: Notes, cell: number): string =>
	cell < 0 ? '?' : `${String.fromCharCode(97 + (cell % size.files))}${Math.floor(cell / size.files) + 1}`;

function meanings(notes: Notes, walks: readonly Walk[]): ReadonlyMap<number, Meaning> {
	const all = new Map<number, Meaning>();
	for (const walk of walks) {
		const key = meaningOf(notes, walk);
		const known = all.get(key) ?? { to: walk.to, origins: new Set<number>(), passing: isPassing(notes, walk) };
		all.set(key, known);
		for (const origin of walk.origins) known.origins.add(origin);
	}
	return all;
}
