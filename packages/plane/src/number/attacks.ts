import { NEUTRAL } from '../tables.js';
import { type AttackPowers, AttackPowersCache } from './attack-powers.js';
import type { BoardState, Cell } from './board-state.js';
import { type Coordinate, type CoordinateArray, isPrimeCoordinate, UNBOUNDED, ZERO } from './coordinate.js';
import type { LineIndex } from './line-index.js';
import type { FixedPath, FixedPathCapture, MoveTables, Ride } from './piece-moves.js';
import type { Threat } from './threat.js';

/** Whether a ride touches down at a distance in primitive steps. */
export const touchesDown = ({ multiple, primes, plain }: Ride, distance: Coordinate): boolean =>
	plain || (distance % multiple === ZERO && (!primes || isPrimeCoordinate(distance / multiple)));

/** Whether a ride reaches a distance on an empty board. */
export const reaches = (ride: Ride, distance: Coordinate): boolean =>
	(ride.maxSteps === UNBOUNDED || distance <= ride.maxSteps * ride.multiple) && touchesDown(ride, distance);

export const placesAlong = (state: BoardState, lineIndex: LineIndex): CoordinateArray =>
	lineIndex.vertical ? state.board.y : state.board.x;

/** Evaluates a function with another piece as the mover, and restores the context. */
export function withMover<T>(state: BoardState, id: number, x: Coordinate, y: Coordinate, ask: () => T): T {
	const { context, board } = state;
	const { side, code, flags, originX, originY, atX, atY, phase, boardChanged } = context;
	context.code = board.code[id]!;
	context.flags = board.flags[id]!;
	context.side = state.tables.sideOf[context.code]!;
	context.originX = board.x[id]!;
	context.originY = board.y[id]!;
	context.atX = x;
	context.atY = y;
	context.boardChanged = false;
	const found = ask();
	Object.assign(context, { side, code, flags, originX, originY, atX, atY, phase, boardChanged });
	return found;
}

/** Whether a fixed path may end on the cell `at` of the context. */
export const mayEnd = ({ endings }: FixedPath, state: BoardState): boolean =>
	endings.some(({ condition, whenTrue, whenFalse }) => (condition === undefined || condition(state) ? whenTrue : whenFalse).length > 0);

/** Attacks and threats. */
export class Attacks {
	readonly moveTables: MoveTables;

	private readonly powersCache: AttackPowersCache;

	constructor(moveTables: MoveTables) {
		this.moveTables = moveTables;
		this.powersCache = new AttackPowersCache(moveTables);
	}

	/** The captures of a side that can reach the cells to which a piece leaps. */
	powersAround(state: BoardState, id: number, by: number): AttackPowers {
		return this.powersCache.powersAround(state, id, by);
	}

	/** Whether a side could capture a piece of code `target` on a cell. The piece `lifted` is ignored, and so is the piece on the cell. */
	isAttacked(
		state: BoardState,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		lifted: number,
		powers: AttackPowers = this.powersCache.powersOf(state, by),
	): boolean {
		const { board } = state;
		const { directions, specialRides, fixedPathCaptures } = powers;
		for (const direction of directions) if (this.plainRideAttacks(state, direction, x, y, by, target, lifted)) return true;
		for (const { code, ride } of specialRides) if (this.findSpecialRides(state, code, ride, x, y, target, lifted, undefined)) return true;
		for (const group of fixedPathCaptures) {
			const id = board.find(x - group.dx, y - group.dy);
			if (id < 0 || id === lifted) continue;
			const code = board.code[id]!;
			for (const capture of group.captures)
				if (
					capture.code === code &&
					capture.fixedPath.victims[target] === 1 &&
					this.isUnblocked(state, id, capture, lifted) &&
					this.mayCapture(state, id, capture, x, y)
				)
					return true;
		}
		return false;
	}

	private plainRideAttacks(
		state: BoardState,
		direction: number,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		lifted: number,
	): boolean {
		const { board, tables } = state;
		const lineIndex = board.lineIndex(direction);
		const places = placesAlong(state, lineIndex);
		const line = lineIndex.lineOf(x, y);
		const place = lineIndex.vertical ? y : x;
		const { ids, length, lines } = lineIndex;
		const start = lineIndex.lowerBound(line, place, places);
		for (let way = 0; way < 2; way++) {
			let at = way === 0 ? start : start - 1;
			const step = way === 0 ? 1 : -1;
			while (at >= 0 && at < length && (ids[at] === lifted || (lines[ids[at]!] === line && places[ids[at]!] === place))) at += step;
			if (at < 0 || at >= length) continue;
			const id = ids[at]!;
			if (lines[id] !== line) continue;
			const code = board.code[id]!;
			// A piece found forward along the direction attacks backward, and the other way round.
			const ride = this.moveTables.plainRides[direction]![way === 0 ? 1 : 0][code];
			if (ride === undefined || tables.sideOf[code] !== by || ride.victims[target] !== 1) continue;
			if (ride.maxSteps === UNBOUNDED) return true;
			const gap = places[id]! - place;
			if ((gap < ZERO ? -gap : gap) <= ride.maxSteps * (lineIndex.vertical ? lineIndex.dy : lineIndex.dx)) return true;
		}
		return false;
	}

	/** Rides that do not stop at the first piece. Without `found`: whether one of them captures there. With it: reports each one that at most one piece blocks. */
	private findSpecialRides(
		state: BoardState,
		code: number,
		ride: Ride,
		x: Coordinate,
		y: Coordinate,
		target: number,
		lifted: number,
		found: ((id: number, blocker: number, distance: Coordinate) => void) | undefined,
	): boolean {
		const { board } = state;
		if (ride.victims[target] !== 1) return false;
		const lineIndex = board.lineIndex(ride.direction);
		const places = placesAlong(state, lineIndex);
		const line = lineIndex.lineOf(x, y);
		const place = lineIndex.vertical ? y : x;
		const unit = lineIndex.vertical ? lineIndex.dy : lineIndex.dx;
		const { ids, length, lines } = lineIndex;
		const away = -ride.sign;
		let at = lineIndex.lowerBound(line, place, places);
		if (away < 0) at--;
		for (; at >= 0 && at < length && lines[ids[at]!] === line; at += away) {
			const id = ids[at]!;
			if (id === lifted || board.code[id] !== code || places[id] === place) continue;
			const gap = places[id]! - place;
			const distance = (gap < ZERO ? -gap : gap) / unit;
			if (!reaches(ride, distance)) continue;
			let blockers = 0;
			let blocker = -1;
			for (let next = at - away; next >= 0 && next < length && lines[ids[next]!] === line && blockers < 2; next -= away) {
				const other = ids[next]!;
				const between = (places[id]! - places[other]!) / unit;
				const passed = between < ZERO ? -between : between;
				if (passed >= distance) break;
				if (other === lifted || !touchesDown(ride, passed)) continue;
				blockers++;
				blocker = other;
			}
			if (blockers > 1 || (blockers === 1 && found === undefined)) continue;
			if (ride.before !== undefined && !withMover(state, id, x, y, () => ride.before!(state))) continue;
			if (found === undefined) return true;
			found(id, blocker, distance);
		}
		return false;
	}

	/** Whether the path is free before its last cell. */
	private isUnblocked(state: BoardState, id: number, { fixedPath, at }: FixedPathCapture, lifted: number): boolean {
		const { board } = state;
		for (let index = 0; index < at; index++) {
			const x = board.x[id]! + fixedPath.dx[index]!;
			const y = board.y[id]! + fixedPath.dy[index]!;
			if (!state.inside(x, y)) return false;
			const other = board.find(x, y);
			if (other >= 0 && other !== lifted) return false;
		}
		return true;
	}

	private mayCapture(state: BoardState, id: number, { fixedPath }: FixedPathCapture, x: Coordinate, y: Coordinate): boolean {
		if (fixedPath.before === undefined && fixedPath.alwaysMayEnd) return true;
		return withMover(state, id, x, y, () => fixedPath.before?.(state) !== false && mayEnd(fixedPath, state));
	}

	/** Collects every capture of a piece on a cell that at most one piece of side `own` blocks. */
	collectThreats(
		state: BoardState,
		royal: number,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		own: number,
		into: Threat[],
	): void {
		const { board } = state;
		const { directions, specialRides, fixedPathCaptures } = this.powersCache.powersOf(state, by);
		const threat = (
			attacker: number,
			blocker: number,
			dx: Coordinate,
			dy: Coordinate,
			length: Coordinate,
			primes: boolean,
			cells?: readonly Cell[],
		): void => {
			if (blocker >= 0 && state.tables.sideOf[board.code[blocker]!] !== own) return;
			into.push({ royal, attacker, blocker, x: board.x[attacker]!, y: board.y[attacker]!, dx, dy, length, primes, cells });
		};
		for (const direction of directions) this.collectPlainThreats(state, direction, x, y, by, target, own, threat);
		for (const { code, ride } of specialRides)
			this.findSpecialRides(state, code, ride, x, y, target, royal, (id, blocker, distance) =>
				threat(id, blocker, ride.dx, ride.dy, distance / ride.multiple, ride.primes),
			);
		for (const group of fixedPathCaptures) {
			const id = board.find(x - group.dx, y - group.dy);
			if (id < 0) continue;
			const code = board.code[id]!;
			for (const capture of group.captures) {
				if (capture.code !== code || capture.fixedPath.victims[target] !== 1 || !this.mayCapture(state, id, capture, x, y)) continue;
				const cells: Cell[] = [];
				let blockers = 0;
				let blocker = -1;
				for (let at = 0; at < capture.at && blockers < 2; at++) {
					const cell = { x: board.x[id]! + capture.fixedPath.dx[at]!, y: board.y[id]! + capture.fixedPath.dy[at]! };
					cells.push(cell);
					const other = board.find(cell.x, cell.y);
					if (other >= 0 || !state.inside(cell.x, cell.y)) {
						blockers += other >= 0 ? 1 : 2;
						blocker = other;
					}
				}
				if (blockers < 2) threat(id, blocker, ZERO, ZERO, ZERO, false, cells);
			}
		}
	}

	private collectPlainThreats(
		state: BoardState,
		direction: number,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		own: number,
		threat: (attacker: number, blocker: number, dx: Coordinate, dy: Coordinate, length: Coordinate, primes: boolean) => void,
	): void {
		const { board, tables } = state;
		const lineIndex = board.lineIndex(direction);
		const places = placesAlong(state, lineIndex);
		const line = lineIndex.lineOf(x, y);
		const place = lineIndex.vertical ? y : x;
		const unit = lineIndex.vertical ? lineIndex.dy : lineIndex.dx;
		const { ids, length, lines } = lineIndex;
		const start = lineIndex.lowerBound(line, place, places);
		for (let way = 0; way < 2; way++) {
			const step = way === 0 ? 1 : -1;
			let at = way === 0 ? start : start - 1;
			let blocker = -1;
			for (; at >= 0 && at < length && lines[ids[at]!] === line; at += step) {
				const id = ids[at]!;
				if (places[id] === place) continue;
				const code = board.code[id]!;
				const side = tables.sideOf[code]!;
				if (side === own && side !== NEUTRAL && blocker < 0) {
					blocker = id;
					continue;
				}
				const ride = this.moveTables.plainRides[direction]![way === 0 ? 1 : 0][code];
				if (side !== by || ride === undefined || ride.victims[target] !== 1) break;
				const gap = places[id]! - place;
				const distance = (gap < ZERO ? -gap : gap) / unit;
				if (ride.maxSteps === UNBOUNDED || distance <= ride.maxSteps) threat(id, blocker, ride.dx, ride.dy, distance, false);
				break;
			}
		}
	}
}
