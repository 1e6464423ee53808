import type { Coord, PieceData, Vec } from '@x/core';
import type { FoundMove, MoveFamily, PlaneSeries, RayFamily } from '../family.js';
import type { Tables } from '../tables.js';
import type { BoardState, CapturedPiece } from './board-state.js';
import { type Coordinate, publicCoordinate, UNBOUNDED } from './coordinate.js';
import type { LaneMove, ScriptResult } from './lane-move.js';
import type { MoveBuffer } from './move-buffer.js';
import type { PointCapture } from './piece-moves.js';
import type { Series, StepInterval } from './step-interval.js';

export const publicCell = (x: Coordinate, y: Coordinate): Vec => [publicCoordinate(x), publicCoordinate(y)];

const series = ({ primes, times, plus, over }: Series): PlaneSeries => ({
	primes,
	times: publicCoordinate(times),
	plus: publicCoordinate(plus),
	over: publicCoordinate(over),
});

const NO_COUNTS: readonly Coord[] = [];

const kindName = ({ kinds, kindOf }: Tables, code: number): string => kinds[kindOf[code]!]!;

/** The moves of a buffer as families; each interval of a ray is one. */
export function familiesOf(state: BoardState, buffer: MoveBuffer): MoveFamily[] {
	const { board, tables } = state;
	const { pointCount, rayCount } = buffer;
	const families: MoveFamily[] = [];
	let mover = -1;
	let from: Vec = NO_COUNTS;
	for (let at = 0; at < pointCount; at++) {
		const id = buffer.pointMover[at]!;
		if (id !== mover) from = publicCell(board.x[id]!, board.y[id]!);
		mover = id;
		const to = publicCell(buffer.x[at]!, buffer.y[at]!);
		const becomes = buffer.becomes[at]!;
		const capture = buffer.captures[at] === 1;
		const { marks } = buffer.pointSource[at]!;
		families.push(becomes === 0 ? { from, to, capture, marks } : { from, to, promotion: kindName(tables, becomes), capture, marks });
	}
	for (let at = 0; at < rayCount; at++) {
		const id = buffer.rayMover[at]!;
		if (id !== mover) from = publicCell(board.x[id]!, board.y[id]!);
		mover = id;
		const { by } = buffer.rayRide[at]!;
		const intervals = buffer.rayIntervals[at];
		if (intervals === undefined) families.push({ from, by, first: 1, last: end(buffer.rayLast[at]!), except: NO_COUNTS });
		else for (const one of intervals) families.push(rayOf(from, by, one));
	}
	return families;
}

const end = (last: Coordinate): Coord | null => (last === UNBOUNDED ? null : publicCoordinate(last));

function rayOf(from: Vec, by: Vec, { first, last, except, only, not }: StepInterval): RayFamily {
	const ray = {
		from,
		by,
		first: publicCoordinate(first),
		last: end(last),
		except: except.length === 0 ? NO_COUNTS : except.map(publicCoordinate),
	};
	if (only.length === 0 && not.length === 0) return ray;
	return { ...ray, ...(only.length === 0 ? {} : { only: only.map(series) }), ...(not.length === 0 ? {} : { not: not.map(series) }) };
}

/** A lane move as a public move. */
export function foundMoveOf(state: BoardState, laneMove: LaneMove): FoundMove {
	const { tables, board } = state;
	const { fromX, fromY, toX, toY, becomes, source, shape } = laneMove;
	const code = board.code[board.find(fromX, fromY)]!;
	const taken = (id: number): readonly CapturedPiece[] =>
		id < 0 ? [] : [{ x: board.x[id]!, y: board.y[id]!, code: board.code[id]!, flags: board.flags[id]! }];
	const captured =
		shape === 'script'
			? (source as ScriptResult).captured
			: taken(
					shape === 'point-capture'
						? board.find(toX + (source as PointCapture).victimX, toY + (source as PointCapture).victimY)
						: board.find(toX, toY),
				);
	return {
		from: publicCell(fromX, fromY),
		to: publicCell(toX, toY),
		side: tables.sides[state.side]!,
		kind: kindName(tables, code),
		promotion: becomes === 0 ? undefined : kindName(tables, becomes),
		captured: captured.map((one) => ({
			cell: publicCell(one.x, one.y),
			side: tables.sides[tables.sideOf[one.code]!]!,
			kind: kindName(tables, one.code),
		})),
		marks: source.marks,
		phase: tables.phases[state.phase]!,
		laneMove,
	};
}

/** A piece as data, by its id. */
export function pieceOf({ board, tables }: BoardState, id: number): PieceData {
	const code = board.code[id]!;
	const flags = tables.flags.filter((_, bit) => ((board.flags[id]! >> bit) & 1) === 1).sort();
	return { side: tables.sides[tables.sideOf[code]!]!, kind: kindName(tables, code), ...(flags.length === 0 ? {} : { flags }) };
}

/** All pieces as data, without the holes. */
export const piecesOf = (state: BoardState): { readonly cell: Vec; readonly piece: PieceData }[] =>
	state.board.pieceIds.flatMap((members) =>
		members.flatMap((id) =>
			state.board.code[id] === state.tables.hole
				? []
				: [{ cell: publicCell(state.board.x[id]!, state.board.y[id]!), piece: pieceOf(state, id) }],
		),
	);
