import type { Coord, PieceData, Setup, Vec } from '@x/core';
import type { MoveFamily, PlaneMove, PlaneSeries, RayFamily } from '../family.js';
import type { Tables } from '../tables.js';
import type { Bench, Taken } from './bench.js';
import { type Coordinate, coord, OPEN } from './coordinate.js';
import type { Deed, Walked } from './deed.js';
import type { Found } from './found.js';
import type { Take } from './men.js';
import type { Part, Series } from './part.js';

export const vec = (x: Coordinate, y: Coordinate): Vec => [coord(x), coord(y)];

const series = ({ primes, times, plus, over }: Series): PlaneSeries => ({
	primes,
	times: coord(times),
	plus: coord(plus),
	over: coord(over),
});

const NO_COUNTS: readonly Coord[] = [];

const kindName = ({ kinds, kindOf }: Tables, code: number): string => kinds[kindOf[code]!]!;

/** What was found, as families; each part of a ray is one. */
export function familiesIn(bench: Bench, found: Found): MoveFamily[] {
	const { board, tables } = bench;
	const { count, rays } = found;
	const families: MoveFamily[] = [];
	let mover = -1;
	let from: Vec = NO_COUNTS;
	for (let at = 0; at < count; at++) {
		const id = found.id[at]!;
		if (id !== mover) from = vec(board.x[id]!, board.y[id]!);
		mover = id;
		const to = vec(found.x[at]!, found.y[at]!);
		const becomes = found.becomes[at]!;
		const capture = found.captures[at] === 1;
		const { marks } = found.by[at]!;
		families.push(becomes === 0 ? { from, to, capture, marks } : { from, to, promotion: kindName(tables, becomes), capture, marks });
	}
	for (let at = 0; at < rays; at++) {
		const id = found.mover[at]!;
		if (id !== mover) from = vec(board.x[id]!, board.y[id]!);
		mover = id;
		const { by } = found.ride[at]!;
		const parts = found.parts[at];
		if (parts === undefined) families.push({ from, by, first: 1, last: end(found.last[at]!), except: NO_COUNTS });
		else for (const one of parts) families.push(rayOf(from, by, one));
	}
	return families;
}

const end = (last: Coordinate): Coord | null => (last === OPEN ? null : coord(last));

function rayOf(from: Vec, by: Vec, { first, last, except, only, not }: Part): RayFamily {
	const ray = { from, by, first: coord(first), last: end(last), except: except.length === 0 ? NO_COUNTS : except.map(coord) };
	if (only.length === 0 && not.length === 0) return ray;
	return { ...ray, ...(only.length === 0 ? {} : { only: only.map(series) }), ...(not.length === 0 ? {} : { not: not.map(series) }) };
}

/** A deed as a move that can be kept. */
export function moveOf(bench: Bench, deed: Deed): PlaneMove {
	const { tables, board } = bench;
	const { fromX, fromY, toX, toY, becomes, by, shape } = deed;
	const code = board.code[board.find(fromX, fromY)]!;
	const taken = (id: number): readonly Taken[] =>
		id < 0 ? [] : [{ x: board.x[id]!, y: board.y[id]!, code: board.code[id]!, flags: board.flags[id]! }];
	const captured =
		shape === 'script'
			? (by as Walked).captured
			: taken(shape === 'take' ? board.find(toX + (by as Take).victimX, toY + (by as Take).victimY) : board.find(toX, toY));
	return {
		from: vec(fromX, fromY),
		to: vec(toX, toY),
		side: tables.sides[bench.side]!,
		kind: kindName(tables, code),
		promotion: becomes === 0 ? undefined : kindName(tables, becomes),
		captured: captured.map((one) => ({
			at: vec(one.x, one.y),
			side: tables.sides[tables.sideOf[one.code]!]!,
			kind: kindName(tables, one.code),
		})),
		marks: by.marks,
		phase: tables.phases[bench.phase]!,
		deed,
	};
}

/** The piece with this number as data. */
export function pieceOf({ board, tables }: Bench, id: number): PieceData {
	const code = board.code[id]!;
	const flags = tables.flags.filter((_, bit) => ((board.flags[id]! >> bit) & 1) === 1);
	return { side: tables.sides[tables.sideOf[code]!]!, kind: kindName(tables, code), ...(flags.length === 0 ? {} : { flags }) };
}

/** All pieces as data; holes are none. */
export const piecesOf = (bench: Bench): Setup['pieces'] =>
	bench.board.members.flatMap((members) =>
		members.flatMap((id) =>
			bench.board.code[id] === bench.tables.hole ? [] : [{ at: vec(bench.board.x[id]!, bench.board.y[id]!), piece: pieceOf(bench, id) }],
		),
	);
