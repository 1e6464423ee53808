import type { Filter, Path, Vec, Zone } from '@x/core';
import { act, any, at, capture, each, land, loop, seq, setPoint, step, test, within } from '@x/core/build';
import { asksUnmoved, isCastling, type SideIndex, vectorOf, type Walk } from '@x/core/reading';
import type { Notes } from './notes.js';
import { boxesOf } from './ranges.js';
import { isPassing, isPlainTest, PASSED, victimFilter } from './walk-meaning.js';

/** A way over empty squares along one direction, in the view of its side. */
interface Line {
	readonly by: readonly [number, number];
	readonly length: number;
	/** The content of the last square: nothing, a victim, or the point that another piece has passed. */
	readonly end: { readonly type: 'quiet' | 'take' | 'passing'; readonly victim?: Filter };
	readonly unmoved: boolean;
	/** It leaves its crossed squares behind for captures in passing. */
	readonly passes: boolean;
	readonly from: Set<number>;
}

/** Moves of one side as a path without promotions, and the zones that it names. */
export interface WalkedPath {
	readonly path: Path;
	readonly zones: Readonly<Record<string, Zone>>;
}

const UNMOVED = 'initial';

/** The treatment of ways that have conditions or effects that no definition can say: leave them out, or leave these out. */
export type Handling = 'without' | 'unconditionally';

/** Writes the simple ways of a kind as a path again: from each square what it can do there, however its path says it. */
export function pathFromWalks(notes: Notes, kind: string, side: SideIndex, handling: Handling): WalkedPath | undefined {
	const lines = new Map<string, Line>();
	for (const walk of notes.walks(kind)?.[side] ?? [])
		if (handling === 'unconditionally' || isPlain(notes, walk)) addLine(notes, lines, walk, side);
	if (lines.size === 0) return undefined;
	const zones: Record<string, Zone> = {};
	const parts = new Map<string, { readonly vectors: Vec[]; readonly make: (vectors: readonly Vec[]) => Path }>();
	for (const { key, by, make } of partsOf(notes, [...lines.values()], side, zones)) {
		const known = parts.get(key) ?? { vectors: [], make };
		if (!known.vectors.some((one) => String(one) === String(by))) known.vectors.push(by);
		parts.set(key, known);
	}
	return { path: any(...[...parts.values()].map(({ vectors, make }) => make(vectors))), zones };
}

const isPlain = (notes: Notes, { tests, effects, unread }: Walk): boolean =>
	effects.length === 0 && unread.length === 0 && tests.every((test) => isPlainTest(notes, test));

function addLine(notes: Notes, lines: Map<string, Line>, walk: Walk, side: SideIndex): void {
	const { to, stand, captures, others, occupied, friends, writes, tests } = walk;
	const passing = isPassing(notes, walk);
	const odd = stand !== to || to === 0 || others.length + occupied.length + friends.length + writes.length > 0;
	if (odd || captures.length > 1 || isCastling(walk)) return;
	if (!passing && captures.some(({ cell }) => cell !== to)) return;
	const crossed = [...new Set(walk.empty)].filter((cell) => cell !== to);
	const length = crossed.length + 1;
	const [x, y] = vectorOf(to, side);
	const by = [x / length, y / length] as const;
	const straight = crossed.every((cell) => {
		const [a, b] = vectorOf(cell, side);
		const times = by[0] === 0 ? b / by[1] : a / by[0];
		return Number.isInteger(times) && by[0] * times === a && by[1] * times === b;
	});
	if (!straight || !by.every(Number.isInteger)) return;
	const end: Line['end'] = passing
		? { type: 'passing', victim: victimFilter(walk) }
		: captures.length === 0
			? { type: 'quiet' }
			: { type: 'take', victim: captures[0]!.filter };
	const line = { by, length, end, unmoved: tests.some(asksUnmoved), passes: walk.points.some(({ cell }) => cell !== to) };
	const key = JSON.stringify(line);
	const known = lines.get(key) ?? { ...line, from: new Set<number>() };
	lines.set(key, known);
	for (const origin of walk.origins) known.from.add(notes.seen(side, origin));
}

interface PathPart {
	readonly key: string;
	readonly by: Vec;
	readonly make: (vectors: readonly Vec[]) => Path;
}

/** Lines of all lengths from one become rides; the others have zones. */
function partsOf(notes: Notes, lines: readonly Line[], side: SideIndex, zones: Record<string, Zone>): readonly PathPart[] {
	const found: PathPart[] = [];
	const families = new Map<string, Line[]>();
	for (const line of lines) {
		const { by, end, unmoved, passes } = line;
		const key = JSON.stringify([by, end, unmoved, passes]);
		families.set(key, [...(families.get(key) ?? []), line]);
	}
	for (const family of families.values()) {
		const byLength = new Map(family.map((line) => [line.length, line]));
		const farthest = Math.max(notes.size.files, notes.size.ranks);
		let reach = 0;
		while (reach < farthest && isEverywhere(notes, byLength.get(reach + 1), family[0]!, reach + 1, side)) reach++;
		const [line] = family as [Line];
		if (reach > 0) found.push(part(line, { least: 1, most: reach >= farthest ? undefined : reach }, undefined));
		for (const one of family) {
			if (one.length <= reach) continue;
			const full = isEverywhere(notes, one, one, one.length, side);
			found.push(part(one, { least: one.length, most: one.length }, full ? undefined : zoneNamed(notes, zones, one.from)));
		}
	}
	return found;
}

/** Whether a line is possible from every square from which it stays on the board. */
function isEverywhere(notes: Notes, line: Line | undefined, { by }: Line, length: number, side: SideIndex): boolean {
	const { size } = notes;
	return Array.from({ length: size.files * size.ranks }, (_, own) => own).every(
		(own) => line?.from.has(own) || !fits(notes, own, by, length, side),
	);
}

/** Whether a line from a square stays on the board and off its holes. */
function fits({ size, explorer, seen }: Notes, own: number, by: Line['by'], length: number, side: SideIndex): boolean {
	for (let count = 0; count <= length; count++) {
		const [x, y] = [(own % size.files) + by[0] * count, Math.floor(own / size.files) + by[1] * count];
		if (x < 0 || x >= size.files || y < 0 || y >= size.ranks || !explorer.exists(seen(side, x + y * size.files))) return false;
	}
	return true;
}

function zoneNamed({ size }: Notes, zones: Record<string, Zone>, cells: ReadonlySet<number>): string {
	const name = `cells ${[...cells].sort((a, b) => a - b).join()}`;
	zones[name] = boxesOf(size, [...cells]);
	return name;
}

function part(line: Line, { least, most }: { least: number; most: number | undefined }, zone: string | undefined): PathPart {
	const { end, unmoved, passes } = line;
	const make = (vectors: readonly Vec[]): Path => {
		const onward = seq(step('d'), at({ who: 'empty' }), ...(passes ? [act(setPoint(PASSED, 'at'))] : []));
		const way = least === 1 ? [loop(onward, most === undefined ? {} : { max: most - 1 })] : Array.from({ length: least - 1 }, () => onward);
		return seq(
			...(unmoved ? [test({ mover: { flag: UNMOVED } })] : []),
			...(zone === undefined ? [] : [test(within(zone, 'origin'))]),
			each(vectors, 'd', seq(...(most === 1 ? [] : way), step('d'), ending(end))),
		);
	};
	return { key: JSON.stringify([end, unmoved, passes, least, most, zone]), by: line.by, make };
}

function ending({ type, victim = {} }: Line['end']): Path {
	if (type === 'quiet') return seq(at({ who: 'empty' }), land());
	if (type === 'take') return seq(at({ who: 'enemy', ...victim }), capture(), land());
	return seq(
		test({ same: ['at', { point: PASSED }] }),
		at({ who: 'empty' }),
		test({ is: { from: 'at', by: [0, -1] }, a: { who: 'enemy', ...victim } }),
		capture({ from: 'at', by: [0, -1] }),
		land(),
	);
}
