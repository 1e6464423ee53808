import type { Coord, PieceData, Setup, Vec } from '../../ruleset/types.js';
import type { MoveFamily, PlaneMove, PlaneSeries, PointFamily } from '../family.js';
import type { Tables } from '../tables.js';
import type { Bench, Taken } from './bench.js';
import type { Beam, Deed, Walked } from './deed.js';
import type { Take } from './men.js';
import type { Series } from './part.js';
import { coord, OPEN, type Whole } from './whole.js';

export const vec = (x: Whole, y: Whole): Vec => [coord(x), coord(y)];

const series = ({ primes, times, plus, over }: Series): PlaneSeries => ({
	primes,
	times: coord(times),
	plus: coord(plus),
	over: coord(over),
});

const NO_COUNTS: readonly Coord[] = [];

/** A ray's legal parts, one family each. */
export function raysOf(from: Vec, { ride, parts }: Beam, into: MoveFamily[]): void {
	const { by } = ride;
	for (const one of parts) {
		const first = coord(one.first);
		const last = one.last === OPEN ? null : coord(one.last);
		const except = one.except.length === 0 ? NO_COUNTS : one.except.map(coord);
		if (one.only.length === 0 && one.not.length === 0) into.push({ from, by, first, last, except });
		else {
			const only = one.only.length === 0 ? {} : { only: one.only.map(series) };
			into.push({ from, by, first, last, except, ...only, ...(one.not.length === 0 ? {} : { not: one.not.map(series) }) });
		}
	}
}

const kindName = ({ kinds, kindOf }: Tables, code: number): string => kinds[kindOf[code]!]!;

export function pointOf({ tables }: Bench, from: Vec, { toX, toY, becomes, by, captures }: Deed): PointFamily {
	const to = vec(toX, toY);
	const { marks } = by;
	if (becomes === 0) return { from, to, capture: captures, marks };
	return { from, to, promotion: kindName(tables, becomes), capture: captures, marks };
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
