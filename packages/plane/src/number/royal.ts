import { NEUTRAL } from '../tables.js';
import { type Attacks, mayEnd, withMover } from './attacks.js';
import type { BoardState } from './board-state.js';
import { type Coordinate, isPrimeCoordinate, ONE, UNBOUNDED, ZERO } from './coordinate.js';
import type { FixedPath, Ride } from './piece-moves.js';
import { firstPieceOn, overlapOf, stepsBetween } from './ray.js';
import { ceilDivide, floorDivide, includesStep, maximum, type StepInterval, withoutInterval, withoutSteps } from './step-interval.js';

/** The step counts of a royal's ray on which it is not attacked. Each attacker excludes single cells, or an interval if it rides along the ray. */
export function safeSteps(
	attacks: Attacks,
	state: BoardState,
	royal: number,
	ride: Ride,
	open: readonly StepInterval[],
	by: number,
): StepInterval[] {
	const { board } = state;
	if (open.length === 0 || by === NEUTRAL) return [...open];
	const [x, y, target] = [board.x[royal]!, board.y[royal]!, board.code[royal]!];
	let intervals = [...open];
	const attacked: Coordinate[] = [];
	const drop = (k: Coordinate): void => {
		if (k >= ONE && !attacked.includes(k)) attacked.push(k);
	};
	for (const id of board.pieceIds[by]!) {
		const pieceMoves = attacks.moveTables.byCode[board.code[id]!]!;
		for (const other of pieceMoves.rides) {
			if (other.victims[target] !== 1 || (other.before !== undefined && !withMover(state, id, x, y, () => other.before!(state)))) continue;
			const crossing = crossingOf(state, x, y, ride, id, other);
			if (crossing === 'along') intervals = withoutAttacksAlongLine(state, intervals, x, y, ride, royal, id, other);
			else if (
				crossing !== undefined &&
				intervals.some((one) => includesStep(one, crossing.k)) &&
				reachesStep(state, id, other, crossing.steps, royal)
			)
				drop(crossing.k);
		}
		for (const fixedPaths of [pieceMoves.leaps.fixedPaths, pieceMoves.fixedPaths])
			for (const fixedPath of fixedPaths)
				if (fixedPath.victims[target] === 1) for (const k of attackedSteps(state, x, y, ride, royal, id, fixedPath)) drop(k);
	}
	return withoutSteps(intervals, attacked);
}

/** Whether a ride reaches a step without meeting a piece before it; the royal itself is ignored. */
function reachesStep(state: BoardState, id: number, ride: Ride, steps: Coordinate, royal: number): boolean {
	if (ride.maxSteps !== UNBOUNDED && steps > ride.maxSteps) return false;
	if (ride.primes && !isPrimeCoordinate(steps)) return false;
	const first = firstPieceOn(state, id, ride, royal);
	return first.occupant < 0 || steps <= first.steps;
}

/** The crossing of a ray and another piece's ride, as step counts of both; `'along'` if they share a line. */
function crossingOf(
	state: BoardState,
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	id: number,
	other: Ride,
): { readonly k: Coordinate; readonly steps: Coordinate } | 'along' | undefined {
	const { board } = state;
	const [wx, wy] = [board.x[id]! - x, board.y[id]! - y];
	const determinant = ride.dx * other.dy - ride.dy * other.dx;
	const sideways = wx * ride.dy - wy * ride.dx;
	if (determinant === ZERO) return sideways === ZERO ? 'along' : undefined;
	const across = wx * other.dy - wy * other.dx;
	if (across % determinant !== ZERO || sideways % determinant !== ZERO) return undefined;
	const [k, steps] = [across / determinant, sideways / determinant];
	return k >= ONE && steps >= ONE ? { k, steps } : undefined;
}

/** The intervals without the steps that a ride on the ray's own line attacks. */
function withoutAttacksAlongLine(
	state: BoardState,
	intervals: readonly StepInterval[],
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	royal: number,
	id: number,
	other: Ride,
): StepInterval[] {
	const { board } = state;
	const { times, plus, over, offset, same } = overlapOf(x, y, ride, board.x[id]!, board.y[id]!, other.dx, other.dy, other.primes);
	const first = firstPieceOn(state, id, other, royal);
	const most =
		first.occupant < 0 ? other.maxSteps : other.maxSteps === UNBOUNDED || first.steps < other.maxSteps ? first.steps : other.maxSteps;
	const nearEnd = same ? offset + over : offset - over;
	const farEnd = most === UNBOUNDED ? undefined : same ? offset + most * over : offset - most * over;
	const low = same ? nearEnd : farEnd;
	const high = same ? farEnd : nearEnd;
	const from = low === undefined ? ONE : ceilDivide(low, ride.multiple);
	const to = high === undefined ? UNBOUNDED : floorDivide(high, ride.multiple);
	if (high !== undefined && (to < ONE || to < from)) return [...intervals];
	const series = other.primes || over !== ONE ? { primes: other.primes, times, plus, over } : undefined;
	return withoutInterval(intervals, maximum(from, ONE), to, series);
}

/** The step counts of a ray that a fixed path of another piece attacks. */
function attackedSteps(
	state: BoardState,
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	royal: number,
	id: number,
	fixedPath: FixedPath,
): Coordinate[] {
	const { board } = state;
	const [fromX, fromY] = [board.x[id]!, board.y[id]!];
	const found: Coordinate[] = [];
	for (let at = 0; at < fixedPath.dx.length; at++) {
		const [toX, toY] = [fromX + fixedPath.dx[at]!, fromY + fixedPath.dy[at]!];
		if (fixedPath.mayEndAt[at]) {
			const k = stepsBetween(x, y, ride.dx, ride.dy, toX, toY);
			if (k !== undefined && k >= ONE && (fixedPath.alwaysMayEnd || mayEndOn(state, id, fixedPath, toX, toY))) found.push(k);
		}
		const occupant = board.find(toX, toY);
		if ((occupant >= 0 && occupant !== royal) || !state.inside(toX, toY)) break;
	}
	if (found.length > 0 && fixedPath.before !== undefined && !withMover(state, id, x, y, () => fixedPath.before!(state))) return [];
	return found;
}

const mayEndOn = (state: BoardState, id: number, fixedPath: FixedPath, x: Coordinate, y: Coordinate): boolean =>
	withMover(state, id, x, y, () => mayEnd(fixedPath, state));
