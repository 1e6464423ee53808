import { asksUnmoved, type Offset, sorted, squareAt, type Walk } from '@x/core/reading';
import type { Cells } from '../definition.js';
import type { Pair } from '../sides.js';
import { both, SIDES, type SideIndex } from '../sides.js';
import type { Vector } from '../syntax.js';
import type { KindQuestion } from './draft.js';
import { type Pattern, patternOf, possible, type Size } from './patterns.js';
import { arrivals, asksMoved, unseen } from './walks.js';

/** A pattern with the squares from which a side has it. */
export interface Found {
	readonly pattern: Pattern;
	readonly side: SideIndex;
	readonly at: ReadonlySet<number>;
	/** Squares on which the piece must not have moved. */
	readonly unmoved: ReadonlySet<number>;
	/** Whether any walk requires that the piece has moved. */
	readonly moved: boolean;
	/** Squares on which the pattern fits onto the board. */
	readonly room: readonly number[];
}

/** The patterns of one zone. */
export interface Group {
	readonly zones: Pair<Cells>;
	readonly patterns: Pair<readonly Pattern[]>;
}

/** Quiet moves in parts: the moves available everywhere, and their replacements in zones or before the first move. */
export interface Parts {
	readonly normal: Pair<readonly Pattern[]>;
	readonly special: readonly Group[];
	readonly initial: Pair<readonly Pattern[]> | undefined;
	readonly unmovedZones: boolean;
}

type Board = Pick<KindQuestion, 'size' | 'exists'>;

/** The patterns of walks. */
export function findPatterns({ size, exists }: Board, walks: readonly Walk[], side: SideIndex): readonly Found[] {
	const found = new Map<string, Found & { readonly at: Set<number>; readonly unmoved: Set<number>; moved: boolean }>();
	const squares = Array.from({ length: size.files * size.ranks }, (_, cell) => cell).filter(exists);
	for (const walk of walks) {
		const pattern = patternOf(walk, side);
		let entry = found.get(pattern.key);
		if (entry === undefined) {
			const room = squares.filter((from) => possible(size, exists, pattern, from, side));
			entry = { pattern, at: new Set<number>(), unmoved: new Set<number>(), side, moved: false, room };
			found.set(pattern.key, entry);
		}
		const where = walk.tests.some(asksUnmoved) ? entry.unmoved : entry.at;
		for (const from of walk.origins) where.add(from);
		if (walk.tests.some(asksMoved)) entry.moved = true;
	}
	return [...found.values()];
}

const targetOf = ({ files }: Size, from: number, [dx, dy]: Vector, side: SideIndex): number => from + dx + (side === 0 ? dy : -dy) * files;

/** Removes patterns that blocked squares make impossible: lines do not pass them, and quiet moves do not end there. */
export const unblocked = (
	{ size }: Board,
	found: Pair<readonly Found[]>,
	block: Pair<ReadonlySet<number>>,
	quiet: boolean,
): Pair<readonly Found[]> =>
	both((side) =>
		found[side].map((entry) => {
			const { pattern, room } = entry;
			const asked = quiet ? [...pattern.empty, pattern.to] : pattern.empty;
			return { ...entry, room: room.filter((from) => !asked.some((vector) => block[side].has(targetOf(size, from, vector, side)))) };
		}),
	);

/** The block zone: squares that only captures reach and that no line passes, if this explains all missing quiet patterns. */
export function blockOf(board: Board, quiet: Pair<readonly Found[]>, simple: Pair<readonly Walk[]>): Pair<Cells> | undefined {
	const { size } = board;
	const blocked = both((side) => {
		const cells = arrivals(
			size,
			simple[side].filter((walk) => walk.captures.length > 0),
		);
		const seen = new Map<Offset, Set<number>>();
		for (const { origins, empty } of cells.size === 0 ? [] : simple[side])
			for (const offset of empty) for (const origin of unseen(seen, offset, origins)) cells.delete(squareAt(size, origin, offset));
		return cells;
	});
	if (blocked.every((cells) => cells.size === 0)) return undefined;
	const missing = (found: Pair<readonly Found[]>): number =>
		found.flat().filter(({ room, at, unmoved }) => room.some((from) => !at.has(from) && !unmoved.has(from))).length;
	return missing(quiet) > 0 && missing(unblocked(board, quiet, blocked, true)) === 0 ? [sorted(blocked[0]), sorted(blocked[1])] : undefined;
}

/** The prison zone: squares that the piece never leaves, if this explains all missing patterns. */
export function prisonOf({ size }: Board, found: readonly Found[], reached: Pair<ReadonlySet<number>>): Pair<Cells> | undefined {
	const explains = found.some(({ pattern, at, unmoved, side, room }) => {
		const missing = room.filter((from) => !at.has(from) && !unmoved.has(from));
		return missing.length > 0 && missing.every((from) => !reached[side].has(targetOf(size, from, pattern.to, side)));
	});
	return explains ? [sorted(reached[0]), sorted(reached[1])] : undefined;
}

/** Separates patterns that are available everywhere from those of some squares only. */
export function splitPatterns({ size }: Board, found: Pair<readonly Found[]>, prison: Pair<Cells> | undefined): Parts {
	const inside = prison === undefined ? undefined : both((side) => new Set(prison[side]));
	const roomOf = ({ pattern, room, side }: Found): readonly number[] =>
		inside === undefined ? room : room.filter((from) => inside[side].has(targetOf(size, from, pattern.to, side)));
	const home: Pair<Set<number>> = [new Set(), new Set()];
	for (const side of SIDES) {
		for (const entry of found[side]) {
			if (entry.moved || entry.at.size === 0) continue;
			const room = roomOf(entry);
			const here = room.filter((from) => entry.at.has(from));
			if (here.length === room.length) continue;
			// The less frequent case is the special one.
			for (const from of here.length * 2 < room.length ? here : room.filter((one) => !entry.at.has(one))) home[side].add(from);
		}
	}
	const late = both((side) => found[side].filter(({ unmoved }) => unmoved.size > 0));
	const waiting = late.some((list) => list.length > 0);
	const unmovedAt = both((side) => new Set(late[side].flatMap(({ unmoved }) => [...unmoved])));
	// A move that requires an unmoved piece on every square is an initial move; on some squares only, it is a special move with the rule
	// "special init".
	const everywhere =
		waiting && SIDES.every((side) => late[side].every((entry) => roomOf(entry).every((from) => unmovedAt[side].has(from))));
	const normal = both((side) =>
		found[side].filter(({ at }) => [...at].some((from) => !home[side].has(from))).map(({ pattern }) => pattern),
	);
	const initial = everywhere ? both((side) => late[side].map(({ pattern }) => pattern)) : undefined;
	const unmovedZones = waiting && !everywhere;
	const special = groupsOf(
		both((side) => found[side].map((entry) => ({ entry, at: unmovedZones ? entry.unmoved : entry.at }))),
		unmovedZones ? unmovedAt : home,
	);
	return { normal, special, initial, unmovedZones };
}

interface Open {
	readonly zones: Pair<number[]>;
	readonly patterns: Pair<readonly Pattern[]>;
	readonly keys: ReadonlySet<string>;
}

/** Groups squares with equal patterns, apart from those that do not fit onto the board. */
function groupsOf(
	found: Pair<readonly { readonly entry: Found; readonly at: ReadonlySet<number> }[]>,
	zones: Pair<ReadonlySet<number>>,
): Group[] {
	const groups: Open[] = [];
	const rooms = both((side) => new Map(found[side].map(({ entry }) => [entry.pattern.key, new Set(entry.room)])));
	const squares = SIDES.flatMap((side) =>
		[...zones[side]].map((from) => ({ side, from, own: found[side].filter(({ at }) => at.has(from)).map(({ entry }) => entry.pattern) })),
	).sort((a, b) => b.own.length - a.own.length || a.from - b.from);
	for (const { side, from, own } of squares) {
		const keys = new Set(own.map(({ key }) => key));
		const group = groups.find(
			(one) =>
				own.every(({ key }) => one.keys.has(key)) &&
				[...one.keys].every((key) => keys.has(key) || rooms[side].get(key)?.has(from) !== true),
		);
		if (group !== undefined) group.zones[side].push(from);
		// Patterns of only one side are written for both, with a zone that is empty for the other side.
		else groups.push({ zones: side === 0 ? [[from], []] : [[], [from]], patterns: [own, own], keys });
	}
	return groups.map(({ zones: [white, black], patterns }) => ({ zones: [sorted(white), sorted(black)], patterns }));
}
