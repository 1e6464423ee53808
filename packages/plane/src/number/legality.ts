import type { Attacks } from './attacks.js';
import type { BoardState } from './board-state.js';
import { otherSide } from './board-state.js';
import { type Coordinate, ZERO } from './coordinate.js';
import type { LaneMove, ScriptResult } from './lane-move.js';
import { FIXED_PATH, MoveBuffer, POINT_CAPTURE, SCRIPT } from './move-buffer.js';
import type { FixedPath, MoveTables, PieceMoves, PointCapture, Ride } from './piece-moves.js';
import { lastStepOf, mayEndAfter, reachOf, stepsBetween, stepsCoveringThreats, unblockedSteps } from './ray.js';
import { safeSteps } from './royal.js';
import { isEmpty } from './step-interval.js';
import { covers, type Threat } from './threat.js';

/** Runs the scripts of a piece and returns their legal results. */
export interface ScriptRunner {
	run(
		state: BoardState,
		id: number,
		pieceMoves: PieceMoves,
	): readonly { readonly x: Coordinate; readonly y: Coordinate; readonly walked: ScriptResult }[];
}

/** Generates the legal moves of one position. Threats to own royals are computed once; each piece is then tested against the threats that concern it. */
export class Legality {
	private readonly state: BoardState;
	private readonly moveTables: MoveTables;
	private readonly attacks: Attacks;
	private readonly scripts: ScriptRunner;
	private threats: readonly Threat[] = [];
	private royalsMustBeSafe = false;
	private enemy = 1;
	/** The board version for which `threats` was computed, or −1. */
	private preparedVersion = -1;
	/** Reused by every search for the moves to one cell. */
	private readonly scratch = new MoveBuffer();

	constructor(state: BoardState, attacks: Attacks, scripts: ScriptRunner) {
		this.state = state;
		this.moveTables = attacks.moveTables;
		this.attacks = attacks;
		this.scripts = scripts;
	}

	/** Computes the threats of the current position. */
	prepare(): void {
		const { state, attacks } = this;
		const { tables, board, context } = state;
		const side = state.side;
		context.side = side;
		context.phase = state.phase;
		this.enemy = otherSide(side);
		this.royalsMustBeSafe = tables.royalSafety[state.phase]!;
		const threats: Threat[] = [];
		this.threats = threats;
		this.preparedVersion = -1;
		if (!this.royalsMustBeSafe) return;
		this.preparedVersion = board.version;
		for (const id of board.royalIds[side]!)
			attacks.collectThreats(state, id, board.x[id]!, board.y[id]!, this.enemy, board.code[id]!, side, threats);
	}

	/** Whether a side is in check; undefined if the threats of this position have not been computed. */
	knownCheck(side: number): boolean | undefined {
		const { board } = this.state;
		if (this.preparedVersion !== board.version || this.enemy !== otherSide(side)) return undefined;
		return this.threats.some(({ blocker }) => blocker < 0);
	}

	/** The threats that a move of this piece must answer: checks of other royals, and attacks that this piece blocks. */
	private relevantThreats(id: number): readonly Threat[] {
		const { threats } = this;
		for (let at = 0; at < threats.length; at++) {
			const { royal, blocker } = threats[at]!;
			if (royal !== id && (blocker < 0 || blocker === id))
				return threats.filter((one) => one.royal !== id && (one.blocker < 0 || one.blocker === id));
		}
		return NONE;
	}

	/** Whether no own royal can be captured after the piece moves to a cell and captures the piece on it. */
	private leavesRoyalsSafe(id: number, x: Coordinate, y: Coordinate, threats: readonly Threat[], royal: boolean, code: number): boolean {
		for (const threat of threats) if (!covers(threat, x, y)) return false;
		return !royal || !this.attacks.isAttacked(this.state, x, y, this.enemy, code, id);
	}

	private setMover(id: number): number {
		const { context, board } = this.state;
		const code = board.code[id]!;
		context.code = code;
		context.flags = board.flags[id]!;
		context.originX = board.x[id]!;
		context.originY = board.y[id]!;
		context.boardChanged = false;
		return code;
	}

	/** Adds every legal move of a piece: single moves and rays. With `first` it stops at the first one. Returns whether it added any. */
	addMovesFrom(id: number, buffer: MoveBuffer, first = false): boolean {
		const { state, moveTables } = this;
		const { board } = state;
		const code = board.code[id]!;
		const pieceMoves = moveTables.byCode[code]!;
		const royal = this.royalsMustBeSafe && state.tables.royal[code] === 1;
		const threats = this.relevantThreats(id);
		const before = buffer.length;
		const x = board.x[id]!;
		const y = board.y[id]!;
		this.addLeaps(id, code, pieceMoves, threats, royal, buffer);
		if (first && buffer.length > before) return true;
		if (pieceMoves.readsContext) this.setMover(id);
		for (const fixedPath of pieceMoves.fixedPaths) {
			if (fixedPath.single) this.addStep(id, code, fixedPath, x + fixedPath.dx[0]!, y + fixedPath.dy[0]!, threats, royal, buffer);
			else if (fixedPath.before === undefined || fixedPath.before(state)) this.addFixedPath(id, code, fixedPath, threats, royal, buffer);
			if (first && buffer.length > before) return true;
		}
		for (const pointCapture of pieceMoves.pointCaptures) this.addPointCapture(id, code, pointCapture, buffer, undefined);
		if (pieceMoves.rides.length > 0) this.addRides(id, pieceMoves, threats, royal, buffer, first);
		if (pieceMoves.scripts.length > 0 && !(first && buffer.length > before)) this.addScripts(id, pieceMoves, buffer);
		return buffer.length > before;
	}

	private addLeaps(id: number, code: number, pieceMoves: PieceMoves, threats: readonly Threat[], royal: boolean, buffer: MoveBuffer): void {
		const { state } = this;
		const { board } = state;
		const { dx, dy, fixedPaths } = pieceMoves.leaps;
		if (fixedPaths.length === 0) return;
		const fromX = board.x[id]!;
		const fromY = board.y[id]!;
		const powers = royal ? this.attacks.powersAround(state, id, this.enemy) : undefined;
		for (let at = 0; at < fixedPaths.length; at++) {
			const x = fromX + dx[at]!;
			const y = fromY + dy[at]!;
			const occupant = board.find(x, y);
			const fixedPath = fixedPaths[at]!;
			if (occupant < 0 ? !fixedPath.quiet || !state.inside(x, y) : fixedPath.victims[board.code[occupant]!] !== 1) continue;
			if (threats.length > 0 && !this.leavesRoyalsSafe(id, x, y, threats, false, code)) continue;
			if (powers !== undefined && this.attacks.isAttacked(state, x, y, this.enemy, code, id, powers)) continue;
			buffer.addPoint(id, x, y, 0, fixedPath, occupant >= 0, FIXED_PATH);
		}
	}

	private addRides(
		id: number,
		pieceMoves: PieceMoves,
		threats: readonly Threat[],
		royal: boolean,
		buffer: MoveBuffer,
		first: boolean,
	): void {
		const { state } = this;
		const { board } = state;
		const { rides } = pieceMoves;
		const x = board.x[id]!;
		const y = board.y[id]!;
		const free = threats.length === 0 && !royal;
		for (let at = 0; at < rides.length; at++) {
			const ride = rides[at]!;
			if (ride.before !== undefined && !ride.before(state)) continue;
			if (free && ride.simple) {
				const last = lastStepOf(state, id, ride);
				if (last !== ZERO) buffer.addRay(id, ride, last, undefined);
			} else this.addConstrainedRay(id, x, y, ride, threats, royal, buffer);
			if (first && buffer.rayCount > 0) return;
		}
	}

	/** Adds a ray with constraints: threats to answer, the safety of a royal rider, prime distances. */
	private addConstrainedRay(
		id: number,
		x: Coordinate,
		y: Coordinate,
		ride: Ride,
		threats: readonly Threat[],
		royal: boolean,
		buffer: MoveBuffer,
	): void {
		const reach = reachOf(this.state, id, ride);
		let intervals = unblockedSteps(ride, reach);
		if (threats.length > 0) intervals = stepsCoveringThreats(intervals, x, y, ride, threats);
		if (royal) intervals = safeSteps(this.attacks, this.state, id, ride, intervals, this.enemy);
		intervals = intervals.filter((one) => !isEmpty(one));
		if (intervals.length > 0) buffer.addRay(id, ride, reach.last, intervals);
	}

	/** Adds a fixed path of one cell. */
	private addStep(
		id: number,
		code: number,
		fixedPath: FixedPath,
		x: Coordinate,
		y: Coordinate,
		threats: readonly Threat[],
		royal: boolean,
		buffer: MoveBuffer,
	): void {
		const { state } = this;
		const occupant = state.board.find(x, y);
		if (occupant < 0 ? !fixedPath.quiet || !state.inside(x, y) : fixedPath.victims[state.board.code[occupant]!] !== 1) return;
		if (fixedPath.before !== undefined && !fixedPath.before(state)) return;
		if ((royal || threats.length > 0) && !this.leavesRoyalsSafe(id, x, y, threats, royal, code)) return;
		this.addEndings(id, x, y, fixedPath, FIXED_PATH, occupant >= 0, buffer);
	}

	private addFixedPath(
		id: number,
		code: number,
		fixedPath: FixedPath,
		threats: readonly Threat[],
		royal: boolean,
		buffer: MoveBuffer,
	): void {
		const { state } = this;
		const { board } = state;
		const fromX = board.x[id]!;
		const fromY = board.y[id]!;
		const long = fixedPath.dx.length > 1;
		for (let at = 0; at < fixedPath.dx.length; at++) {
			const x = fromX + fixedPath.dx[at]!;
			const y = fromY + fixedPath.dy[at]!;
			if (!state.inside(x, y)) return;
			const occupant = board.find(x, y);
			const ends = fixedPath.mayEndAt[at]! && (occupant < 0 ? fixedPath.quiet : fixedPath.victims[board.code[occupant]!] === 1);
			if (ends && !(long && fixedPath.simple && buffer.hasQuietEnd(id, x, y)) && this.leavesRoyalsSafe(id, x, y, threats, royal, code))
				this.addEndings(id, x, y, fixedPath, FIXED_PATH, occupant >= 0, buffer);
			if (occupant >= 0) return;
		}
	}

	private addEndings(
		id: number,
		x: Coordinate,
		y: Coordinate,
		by: FixedPath | PointCapture,
		shape: number,
		captures: boolean,
		buffer: MoveBuffer,
	): void {
		const { context } = this.state;
		context.atX = x;
		context.atY = y;
		const { endings } = by;
		for (let nth = 0; nth < endings.length; nth++) {
			const { condition, whenTrue, whenFalse } = endings[nth]!;
			const codes = condition === undefined || condition(this.state) ? whenTrue : whenFalse;
			for (let at = 0; at < codes.length; at++) buffer.addPoint(id, x, y, codes[at]!, by, captures, shape);
		}
	}

	/** Adds a capture next to a point, such as en passant. It removes two pieces from their lines, so legality is tested by making the move. */
	private addPointCapture(
		id: number,
		code: number,
		pointCapture: PointCapture,
		buffer: MoveBuffer,
		only: { readonly x: Coordinate; readonly y: Coordinate } | undefined,
	): void {
		const { state } = this;
		const { board } = state;
		const point = state.points[pointCapture.point];
		if (point === undefined || (only !== undefined && (only.x !== point.x || only.y !== point.y))) return;
		const [x, y] = [board.x[id]!, board.y[id]!];
		if (x + pointCapture.dx !== point.x || y + pointCapture.dy !== point.y || board.find(point.x, point.y) >= 0) return;
		const victim = board.find(point.x + pointCapture.victimX, point.y + pointCapture.victimY);
		if (victim < 0 || pointCapture.victims[board.code[victim]!] !== 1) return;
		if (pointCapture.before !== undefined && !pointCapture.before(state)) return;
		if (this.royalsMustBeSafe) {
			const mark = state.log.length;
			const { version } = board;
			const side = state.side;
			state.remove(victim);
			state.remove(id);
			state.put(point.x, point.y, code, 0);
			const exposed = royalAttacked(this.attacks, state, side);
			state.undo(mark, version);
			if (exposed) return;
		}
		this.addEndings(id, point.x, point.y, pointCapture, POINT_CAPTURE, true, buffer);
	}

	private addScripts(id: number, pieceMoves: PieceMoves, buffer: MoveBuffer): void {
		for (const { x, y, walked } of this.scripts.run(this.state, id, pieceMoves))
			buffer.addPoint(id, x, y, 0, walked, walked.captured.length > 0, SCRIPT);
	}

	/** The legal moves of a piece to one cell, found without generating its other moves. */
	movesTo(id: number, x: Coordinate, y: Coordinate): LaneMove[] {
		const { state, moveTables, scratch } = this;
		const { board } = state;
		const code = this.setMover(id);
		const pieceMoves = moveTables.byCode[code]!;
		const royal = this.royalsMustBeSafe && state.tables.royal[code] === 1;
		const [fromX, fromY] = [board.x[id]!, board.y[id]!];
		const threats = this.relevantThreats(id);
		scratch.clear();
		for (const fixedPaths of [pieceMoves.leaps.fixedPaths, pieceMoves.fixedPaths])
			for (const fixedPath of fixedPaths) {
				if (!fixedPath.mayEndAt.some((stop, at) => stop && fromX + fixedPath.dx[at]! === x && fromY + fixedPath.dy[at]! === y)) continue;
				if (fixedPath.before !== undefined && !fixedPath.before(state)) continue;
				if (!(fixedPath.simple && scratch.hasQuietEnd(id, x, y))) this.addFixedPath(id, code, fixedPath, threats, royal, scratch);
			}
		for (const pointCapture of pieceMoves.pointCaptures) this.addPointCapture(id, code, pointCapture, scratch, { x, y });
		if (pieceMoves.scripts.length > 0) this.addScripts(id, pieceMoves, scratch);
		const laneMoves: LaneMove[] = [];
		for (let at = 0; at < scratch.pointCount; at++)
			if (scratch.x[at] === x && scratch.y[at] === y) laneMoves.push(scratch.laneMove(at, board));
		for (const ride of pieceMoves.rides) {
			const k = stepsBetween(fromX, fromY, ride.dx, ride.dy, x, y);
			if (k === undefined || (ride.before !== undefined && !ride.before(state))) continue;
			const reach = reachOf(state, id, ride);
			if (!mayEndAfter(ride, k, reach) || !this.leavesRoyalsSafe(id, x, y, threats, royal, code)) continue;
			laneMoves.push({
				fromX,
				fromY,
				toX: x,
				toY: y,
				becomes: 0,
				source: ride,
				captures: reach.victim >= 0 && k === reach.last,
				shape: 'ride',
			});
		}
		return laneMoves;
	}
}

const NONE: readonly Threat[] = [];

/** Whether a royal piece of a side is attacked. */
export function royalAttacked(attacks: Attacks, state: BoardState, side: number): boolean {
	const { board } = state;
	for (const id of board.royalIds[side]!)
		if (attacks.isAttacked(state, board.x[id]!, board.y[id]!, otherSide(side), board.code[id]!, -1)) return true;
	return false;
}
