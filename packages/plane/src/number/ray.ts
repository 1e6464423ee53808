import { placesAlong, touchesDown } from './attacks.js';
import type { BoardState } from './board-state.js';
import { type Coordinate, isPrimeCoordinate, ONE, UNBOUNDED, ZERO } from './coordinate.js';
import type { Ride } from './piece-moves.js';
import { ceilDivide, floorDivide, inSeries, intersection, maximum, type Series, type StepInterval, stepInterval } from './step-interval.js';
import { covers, type Threat } from './threat.js';

/** The last step of a ride, and the piece that it meets there. */
export interface Reach {
	/** The last step count on which it may end; UNBOUNDED: there is no last one. */
	last: Coordinate;
	/** The id of the piece that it may capture on the last step, or −1. */
	victim: number;
}

/** Reused by every call of `firstPieceOn`, which therefore allocates nothing. */
const FIRST_PIECE: { steps: Coordinate; occupant: number } = { steps: UNBOUNDED, occupant: -1 };
/** The first piece that a ride meets, ignoring the piece `lifted`, and its distance in steps (UNBOUNDED: none). The result is valid until the next call. */
export function firstPieceOn(
	state: BoardState,
	id: number,
	ride: Ride,
	lifted: number,
): { readonly steps: Coordinate; readonly occupant: number } {
	const { board } = state;
	const lineIndex = board.lineIndex(ride.direction);
	const places = placesAlong(state, lineIndex);
	const { ids, length, lines } = lineIndex;
	const line = lines[id]!;
	const place = places[id]!;
	const unit = lineIndex.vertical ? lineIndex.dy : lineIndex.dx;
	for (let at = lineIndex.indexOf(id, places, board.version) + ride.sign; at >= 0 && at < length; at += ride.sign) {
		const other = ids[at]!;
		if (lines[other] !== line) break;
		if (other === lifted) continue;
		const gap = places[other]! - place;
		const distance = (gap < ZERO ? -gap : gap) / unit;
		if (!touchesDown(ride, distance)) continue;
		FIRST_PIECE.steps = distance / ride.multiple;
		FIRST_PIECE.occupant = other;
		return FIRST_PIECE;
	}
	FIRST_PIECE.steps = UNBOUNDED;
	FIRST_PIECE.occupant = -1;
	return FIRST_PIECE;
}

/** The last step of a simple ride; UNBOUNDED: no end, zero: it cannot move. */
export function lastStepOf(state: BoardState, id: number, ride: Ride): Coordinate {
	const { board } = state;
	const lineIndex = board.lineIndex(ride.direction);
	const { ids, lines, vertical } = lineIndex;
	const places = vertical ? board.y : board.x;
	let last = UNBOUNDED;
	const next = lineIndex.indexOf(id, places, board.version) + ride.sign;
	if (next >= 0 && next < lineIndex.length) {
		const other = ids[next]!;
		if (lines[other] === lines[id]) {
			const gap = places[other]! - places[id]!;
			const distance = (gap < ZERO ? -gap : gap) / (vertical ? lineIndex.dy : lineIndex.dx);
			last = ride.victims[board.code[other]!] === 1 ? distance : distance - ONE;
		}
	}
	const { maxSteps } = ride;
	if (maxSteps !== UNBOUNDED && (last === UNBOUNDED || maxSteps < last)) last = maxSteps;
	if (state.unbounded) return last;
	const room = state.stepsInside(board.x[id]!, board.y[id]!, ride.dx, ride.dy);
	return room !== UNBOUNDED && (last === UNBOUNDED || room < last) ? room : last;
}

/** The reach of a ride, without regard to the law. */
export function reachOf(state: BoardState, id: number, ride: Ride): Reach {
	const { board } = state;
	const { steps, occupant } = firstPieceOn(state, id, ride, -1);
	let last = UNBOUNDED;
	let victim = -1;
	if (occupant >= 0) {
		if (ride.victims[board.code[occupant]!] === 1) {
			last = steps;
			victim = occupant;
		} else last = steps - ONE;
	}
	const room = state.stepsInside(board.x[id]!, board.y[id]!, ride.dx, ride.dy);
	const bound = room === UNBOUNDED ? ride.maxSteps : ride.maxSteps === UNBOUNDED || room < ride.maxSteps ? room : ride.maxSteps;
	if (bound !== UNBOUNDED && (last === UNBOUNDED || bound < last)) {
		last = bound;
		victim = -1;
	}
	return { last, victim };
}

const ALL_PRIMES: Series = { primes: true, times: ONE, plus: ZERO, over: ONE };

/** The step counts that a ride may make, without regard to the law. */
export function unblockedSteps(ride: Ride, { last, victim }: Reach): StepInterval[] {
	if (last === ZERO) return [];
	const only = ride.primes ? [ALL_PRIMES] : [];
	if (ride.quiet) return [stepInterval(ONE, last, only)];
	return victim < 0 ? [] : [stepInterval(last, last, only)];
}

/** The number of steps by a vector from one cell to another; undefined if the vector does not lead there. */
export function stepsBetween(
	x: Coordinate,
	y: Coordinate,
	dx: Coordinate,
	dy: Coordinate,
	toX: Coordinate,
	toY: Coordinate,
): Coordinate | undefined {
	const [wx, wy] = [toX - x, toY - y];
	if (wx * dy !== wy * dx) return undefined;
	if (dx === ZERO) return wy % dy === ZERO ? wy / dy : undefined;
	return wx % dx === ZERO ? wx / dx : undefined;
}

/** The step counts of a ray that answer every threat. */
export function stepsCoveringThreats(
	intervals: readonly StepInterval[],
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	threats: readonly Threat[],
): StepInterval[] {
	let remaining = [...intervals];
	for (const threat of threats) {
		if (remaining.length === 0) return remaining;
		const single = crossings(x, y, ride, threat);
		remaining =
			single === undefined
				? coveringStepsOnSameLine(remaining, x, y, ride, threat)
				: remaining.flatMap((interval) =>
						single.flatMap((k) => intersection(interval, k, k) ?? []).filter((point) => isInItsSeries(point)),
					);
	}
	return remaining;
}

/** Whether the first step count of an interval belongs to its series; for intervals of one step count. */
const isInItsSeries = ({ first, only, not }: StepInterval): boolean =>
	only.every((series) => inSeries(series, first)) && !not.some((series) => inSeries(series, first));

/** The step counts on which a ray answers a threat along another line; undefined if the threat runs along the same line. */
function crossings(x: Coordinate, y: Coordinate, ride: Ride, threat: Threat): Coordinate[] | undefined {
	const { dx, dy } = ride;
	if (threat.cells !== undefined) {
		const cells = [...threat.cells, threat];
		return cells.flatMap((cell) => stepsBetween(x, y, dx, dy, cell.x, cell.y) ?? []).filter((k) => k > ZERO);
	}
	const [wx, wy] = [threat.x - x, threat.y - y];
	const determinant = dx * threat.dy - dy * threat.dx;
	if (determinant === ZERO) return wx * dy === wy * dx ? undefined : [];
	const across = wx * threat.dy - wy * threat.dx;
	if (across % determinant !== ZERO) return [];
	const k = across / determinant;
	return k > ZERO && covers(threat, x + k * dx, y + k * dy) ? [k] : [];
}

/** How a ray and another ride on the same line overlap: k steps of the ray are (times·k + plus) / over steps of the other ride. */
export interface LineOverlap extends Series {
	/** The distance from the start of the ray to the start of the other ride, in primitive steps. */
	readonly offset: Coordinate;
	readonly same: boolean;
}

export function overlapOf(
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	fromX: Coordinate,
	fromY: Coordinate,
	dx: Coordinate,
	dy: Coordinate,
	primes: boolean,
): LineOverlap {
	const upright = ride.dx === ZERO;
	const [own, other, gap] = upright ? [ride.dy, dy, fromY - y] : [ride.dx, dx, fromX - x];
	const size = own < ZERO ? -own : own;
	const unit = size / ride.multiple;
	const over = (other < ZERO ? -other : other) / unit;
	const same = own > ZERO === other > ZERO;
	const offset = (own > ZERO ? gap : -gap) / unit;
	return { primes, times: same ? ride.multiple : -ride.multiple, plus: same ? -offset : offset, over, offset, same };
}

/** The steps that answer a threat on the ray's own line: an interval in front of the attacker, and the attacker's cell. */
function coveringStepsOnSameLine(
	intervals: readonly StepInterval[],
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	threat: Threat,
): StepInterval[] {
	const { primes, times, plus, over, offset, same } = overlapOf(x, y, ride, threat.x, threat.y, threat.dx, threat.dy, threat.primes);
	const { multiple } = ride;
	const from = ONE * over;
	const to = (threat.length - ONE) * over;
	const [low, high] = same ? [offset + from, offset + to] : [offset - to, offset - from];
	const [first, last] = [ceilDivide(low, multiple), floorDivide(high, multiple)];
	const only = primes || over !== ONE ? [{ primes, times, plus, over }] : [];
	const capture = offset % multiple === ZERO ? offset / multiple : ZERO;
	return intervals.flatMap((interval) => {
		const found: StepInterval[] = [];
		const between = first <= last && last > ZERO ? intersection(interval, maximum(first, ONE), last, only) : undefined;
		if (between !== undefined) found.push(between);
		const point = capture > ZERO ? intersection(interval, capture, capture) : undefined;
		if (point !== undefined && isInItsSeries(point)) found.push(point);
		return found;
	});
}

/** Whether a ride may end after k steps, within its reach. */
export const mayEndAfter = (ride: Ride, k: Coordinate, { last, victim }: Reach): boolean =>
	k >= ONE && (last === UNBOUNDED || k <= last) && (!ride.primes || isPrimeCoordinate(k)) && (ride.quiet || (victim >= 0 && k === last));
