import type { Filter } from '@x/core';
import { matches, NEUTRAL, type Tables } from '../tables.js';
import { type Coordinate, type CoordinateArray, coordinateArray, toCoordinate, UNBOUNDED, ZERO } from './coordinate.js';
import { SparseBoard } from './sparse-board.js';

/** The flags of a piece, one bit each. */
export type FlagBits = number;

/** One change of a board state, with the values that undo it. */
export type Change =
	| { readonly put: boolean; readonly x: Coordinate; readonly y: Coordinate; readonly code: number; readonly flags: FlagBits }
	| { readonly variable: number; readonly was: number; readonly is: number }
	| { readonly point: number; readonly was: PointEntry | undefined; readonly is: PointEntry | undefined }
	| { readonly phase: number; readonly was: number };

/** The cell that a point holds, and the side that wrote it. */
export interface PointEntry {
	readonly x: Coordinate;
	readonly y: Coordinate;
	readonly by: number;
}

export interface CapturedPiece {
	readonly x: Coordinate;
	readonly y: Coordinate;
	readonly code: number;
	readonly flags: FlagBits;
}

export interface Cell {
	readonly x: Coordinate;
	readonly y: Coordinate;
}

/** The references of conditions and effects: the mover, its cells (`origin`, `stand`, `at`), its marks and its captures. */
export class EvaluationContext {
	side = 0;
	phase = 0;
	code = 0;
	flags: FlagBits = 0;
	originX: Coordinate = ZERO;
	originY: Coordinate = ZERO;
	standX: Coordinate = ZERO;
	standY: Coordinate = ZERO;
	atX: Coordinate = ZERO;
	atY: Coordinate = ZERO;
	marks: ReadonlyMap<string, Cell> = NO_MARKS;
	captured: readonly CapturedPiece[] = NO_CAPTURES;
	/** The move has changed the board, so the piece on the origin is read from the board, not from `code` and `flags`. */
	boardChanged = false;
}

const NO_MARKS: ReadonlyMap<string, Cell> = new Map();
const NO_CAPTURES: readonly CapturedPiece[] = [];

/** A mutable position of one lane: board, variables, points, phase. Every change is logged, so that it can be undone. */
export class BoardState {
	readonly tables: Tables;
	readonly board: SparseBoard;
	readonly vars: Int32Array;
	readonly points: (PointEntry | undefined)[];
	phase = 0;
	readonly context: EvaluationContext = new EvaluationContext();
	readonly log: Change[] = [];
	/** The playable rectangle: left, right, bottom, top. `bounded` says which of these edges exist. */
	readonly edges: CoordinateArray;
	readonly bounded: readonly boolean[];
	/** The board has no edges. */
	readonly unbounded: boolean;

	constructor(tables: Tables) {
		this.tables = tables;
		this.board = new SparseBoard(tables.directions, tables.sideOf, tables.royal);
		this.vars = new Int32Array(tables.vars.length * 2);
		this.points = tables.points.map(() => undefined);
		const ends = tables.ruleset.space.axes.flatMap(({ extent }) => [...extent]);
		this.edges = coordinateArray(4);
		ends.forEach((end, index) => {
			if (end !== null) this.edges[index] = toCoordinate(end);
		});
		this.bounded = ends.map((end) => end !== null);
		this.unbounded = !this.bounded.includes(true);
	}

	inside(x: Coordinate, y: Coordinate): boolean {
		const { edges, bounded } = this;
		return (
			this.unbounded ||
			((!bounded[0] || x >= edges[0]!) &&
				(!bounded[1] || x <= edges[1]!) &&
				(!bounded[2] || y >= edges[2]!) &&
				(!bounded[3] || y <= edges[3]!))
		);
	}

	/** The number of steps by a vector that stay inside the edges; UNBOUNDED for any number. */
	stepsInside(x: Coordinate, y: Coordinate, dx: Coordinate, dy: Coordinate): Coordinate {
		if (this.unbounded) return UNBOUNDED;
		const across = this.alongAxis(x, dx, 0);
		const up = this.alongAxis(y, dy, 2);
		return across === UNBOUNDED ? up : up === UNBOUNDED || across < up ? across : up;
	}

	private alongAxis(at: Coordinate, by: Coordinate, first: number): Coordinate {
		if (by === ZERO) return UNBOUNDED;
		const index = by > ZERO ? first + 1 : first;
		if (this.bounded[index] !== true) return UNBOUNDED;
		const edge = this.edges[index]!;
		const [gap, step] = by > ZERO ? [edge - at, by] : [at - edge, -by];
		return gap < ZERO ? ZERO : (gap - (gap % step)) / step;
	}

	put(x: Coordinate, y: Coordinate, code: number, flags: FlagBits): number {
		this.log.push({ put: true, x, y, code, flags });
		return this.board.put(x, y, code, flags);
	}

	remove(id: number): void {
		const { board } = this;
		this.log.push({ put: false, x: board.x[id]!, y: board.y[id]!, code: board.code[id]!, flags: board.flags[id]! });
		board.remove(id);
	}

	setVar(variable: number, is: number): void {
		const was = this.vars[variable]!;
		if (was === is) return;
		this.log.push({ variable, was, is });
		this.vars[variable] = is;
	}

	setPoint(point: number, is: PointEntry | undefined): void {
		const was = this.points[point];
		if (was === is) return;
		this.log.push({ point, was, is });
		this.points[point] = is;
	}

	setPhase(phase: number): void {
		this.log.push({ phase, was: this.phase });
		this.phase = phase;
	}

	/** Undoes the changes logged since `mark`. The board is then the same as at that version, piece ids included. */
	undo(mark: number, version: number): void {
		const { log } = this;
		while (log.length > mark) this.revert(log.pop()!);
		this.board.version = version;
	}

	revert(change: Change): void {
		if ('put' in change) {
			if (change.put) this.board.remove(this.board.find(change.x, change.y));
			else this.board.put(change.x, change.y, change.code, change.flags);
		} else if ('variable' in change) this.vars[change.variable] = change.was;
		else if ('point' in change) this.points[change.point] = change.was;
		else this.phase = change.was;
	}

	repeat(change: Change): void {
		if ('put' in change) {
			if (change.put) this.board.put(change.x, change.y, change.code, change.flags);
			else this.board.remove(this.board.find(change.x, change.y));
		} else if ('variable' in change) this.vars[change.variable] = change.is;
		else if ('point' in change) this.points[change.point] = change.is;
		else this.phase = change.phase;
	}

	/** The side to move. */
	get side(): number {
		return this.tables.phaseSide[this.phase]!;
	}

	/** Whether a piece (or an empty cell, with an id below 0) passes a filter, as a side sees it. */
	passes(id: number, filter: Filter, view: number): boolean {
		const code = id < 0 ? 0 : this.board.code[id]!;
		return codePasses(this.tables, code, id < 0 ? 0 : this.board.flags[id]!, filter, view);
	}
}

/** Whether a code with its flags passes a filter, as a side sees it. */
export function codePasses(tables: Tables, code: number, flags: FlagBits, filter: Filter, view: number): boolean {
	if (!matches(tables, filter, view, code)) return false;
	const has = (flag: string): boolean => ((flags >> tables.flags.indexOf(flag)) & 1) === 1;
	if (filter.flag !== undefined && (code === 0 || !has(filter.flag))) return false;
	return filter.notFlag === undefined || !has(filter.notFlag);
}

export const otherSide = (side: number): number => (side === NEUTRAL ? 0 : 1 - side);
