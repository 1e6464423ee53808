import type { Bench } from './bench.js';
import { type Coordinate, ONE, OPEN, prime, ZERO } from './coordinate.js';
import type { Ride } from './men.js';
import { ceilDivide, clipped, floorDivide, inSeries, larger, type Part, part, type Series } from './part.js';
import { lands, placesOf } from './sight.js';
import { covers, type Threat } from './threat.js';

/** How far a ride gets, and whom it meets there. */
export interface Reach {
	/** The last step count on which it may end; OPEN: none is the last. */
	last: Coordinate;
	/** The piece that it may capture on the last one, or −1. */
	victim: number;
}

/** Written over by every call, so that asking makes no garbage. */
const FIRST: { steps: Coordinate; met: number } = { steps: OPEN, met: -1 };
/** The first piece in a ride's way, looking through `lifted`: its distance in steps of the ride, or OPEN. Good until the next call. */
export function firstOn(bench: Bench, id: number, ride: Ride, lifted: number): { readonly steps: Coordinate; readonly met: number } {
	const { board } = bench;
	const order = board.order(ride.order);
	const places = placesOf(bench, order);
	const { ids, length, line: lines } = order;
	const line = lines[id]!;
	const place = places[id]!;
	const unit = order.upright ? order.dy : order.dx;
	for (let at = order.indexOf(id, places, board.version) + ride.sign; at >= 0 && at < length; at += ride.sign) {
		const other = ids[at]!;
		if (lines[other] !== line) break;
		if (other === lifted) continue;
		const gap = places[other]! - place;
		const distance = (gap < ZERO ? -gap : gap) / unit;
		if (!lands(ride, distance)) continue;
		FIRST.steps = distance / ride.every;
		FIRST.met = other;
		return FIRST;
	}
	FIRST.steps = OPEN;
	FIRST.met = -1;
	return FIRST;
}

/** How far a simple ride gets; OPEN: without end, zero: not at all. */
export function lastOf(bench: Bench, id: number, ride: Ride): Coordinate {
	const { board } = bench;
	const order = board.order(ride.order);
	const { ids, line: lines, upright } = order;
	const places = upright ? board.y : board.x;
	let last = OPEN;
	const next = order.indexOf(id, places, board.version) + ride.sign;
	if (next >= 0 && next < order.length) {
		const other = ids[next]!;
		if (lines[other] === lines[id]) {
			const gap = places[other]! - places[id]!;
			const distance = (gap < ZERO ? -gap : gap) / (upright ? order.dy : order.dx);
			last = ride.victims[board.code[other]!] === 1 ? distance : distance - ONE;
		}
	}
	const { most } = ride;
	if (most !== OPEN && (last === OPEN || most < last)) last = most;
	if (bench.boundless) return last;
	const room = bench.room(board.x[id]!, board.y[id]!, ride.dx, ride.dy);
	return room !== OPEN && (last === OPEN || room < last) ? room : last;
}

/** Where a ride ends if no law binds it. */
export function reachOf(bench: Bench, id: number, ride: Ride): Reach {
	const { board } = bench;
	const { steps, met } = firstOn(bench, id, ride, -1);
	let last = OPEN;
	let victim = -1;
	if (met >= 0) {
		if (ride.victims[board.code[met]!] === 1) {
			last = steps;
			victim = met;
		} else last = steps - ONE;
	}
	const room = bench.room(board.x[id]!, board.y[id]!, ride.dx, ride.dy);
	const bound = room === OPEN ? ride.most : ride.most === OPEN || room < ride.most ? room : ride.most;
	if (bound !== OPEN && (last === OPEN || bound < last)) {
		last = bound;
		victim = -1;
	}
	return { last, victim };
}

const ALL_PRIMES: Series = { primes: true, times: ONE, plus: ZERO, over: ONE };

/** The steps a ride may make as the pieces stand. */
export function openParts(ride: Ride, { last, victim }: Reach): Part[] {
	if (last === ZERO) return [];
	const only = ride.primes ? [ALL_PRIMES] : [];
	if (ride.quiet) return [part(ONE, last, only)];
	return victim < 0 ? [] : [part(last, last, only)];
}

/** How many steps by a vector lead from one cell to another; undefined: it does not lead there. */
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

/** What of the parts of a ray keeps every threat covered. */
export function coveredParts(parts: readonly Part[], x: Coordinate, y: Coordinate, ride: Ride, threats: readonly Threat[]): Part[] {
	let left = [...parts];
	for (const threat of threats) {
		if (left.length === 0) return left;
		const single = crossings(x, y, ride, threat);
		left =
			single === undefined
				? alongLine(left, x, y, ride, threat)
				: left.flatMap((one) => single.flatMap((k) => clipped(one, k, k) ?? []).filter((point) => kept(point)));
	}
	return left;
}

/** A part of one step count: whether its series hold it. */
const kept = ({ first, only, not }: Part): boolean =>
	only.every((series) => inSeries(series, first)) && !not.some((series) => inSeries(series, first));

/** The step counts on which a ray covers a threat that is not on its own line; undefined: it is. */
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

/** The line of a ray as it runs along another one: k steps of the ray are (times·k + plus) / over steps from there. */
export interface Along extends Series {
	/** From the ray's start to the other one's, in primitive steps. */
	readonly offset: Coordinate;
	readonly same: boolean;
}

export function along(
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	fromX: Coordinate,
	fromY: Coordinate,
	dx: Coordinate,
	dy: Coordinate,
	primes: boolean,
): Along {
	const upright = ride.dx === ZERO;
	const [own, other, gap] = upright ? [ride.dy, dy, fromY - y] : [ride.dx, dx, fromX - x];
	const size = own < ZERO ? -own : own;
	const unit = size / ride.every;
	const over = (other < ZERO ? -other : other) / unit;
	const same = own > ZERO === other > ZERO;
	const offset = (own > ZERO ? gap : -gap) / unit;
	return { primes, times: same ? ride.every : -ride.every, plus: same ? -offset : offset, over, offset, same };
}

/** Both on one line: an interval, and the attacker's own cell. */
function alongLine(parts: readonly Part[], x: Coordinate, y: Coordinate, ride: Ride, threat: Threat): Part[] {
	const { primes, times, plus, over, offset, same } = along(x, y, ride, threat.x, threat.y, threat.dx, threat.dy, threat.primes);
	const { every } = ride;
	const from = ONE * over;
	const to = (threat.length - ONE) * over;
	const [low, high] = same ? [offset + from, offset + to] : [offset - to, offset - from];
	const [first, last] = [ceilDivide(low, every), floorDivide(high, every)];
	const only = primes || over !== ONE ? [{ primes, times, plus, over }] : [];
	const capture = offset % every === ZERO ? offset / every : ZERO;
	return parts.flatMap((one) => {
		const found: Part[] = [];
		const between = first <= last && last > ZERO ? clipped(one, larger(first, ONE), last, only) : undefined;
		if (between !== undefined) found.push(between);
		const point = capture > ZERO ? clipped(one, capture, capture) : undefined;
		if (point !== undefined && kept(point)) found.push(point);
		return found;
	});
}

/** Whether a ride may end after so many steps, its way being free. */
export const endsAt = (ride: Ride, k: Coordinate, { last, victim }: Reach): boolean =>
	k >= ONE && (last === OPEN || k <= last) && (!ride.primes || prime(k)) && (ride.quiet || (victim >= 0 && k === last));
