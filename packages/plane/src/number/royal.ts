import { NOBODY } from '../tables.js';
import type { Bench } from './bench.js';
import { type Coordinate, ONE, OPEN, prime, ZERO } from './coordinate.js';
import type { Ride, Trail } from './men.js';
import { ceilDivide, floorDivide, holdsOf, larger, less, type Part, without } from './part.js';
import { along, firstOn, stepsBetween } from './ray.js';
import { arrives, asMover, type Sight } from './sight.js';

/** The parts of a royal's ray on which nobody attacks it: each attacker takes single cells, or runs along the ray and takes an interval. */
export function safeParts(sight: Sight, bench: Bench, royal: number, ride: Ride, open: readonly Part[], by: number): Part[] {
	const { board } = bench;
	if (open.length === 0 || by === NOBODY) return [...open];
	const [x, y, target] = [board.x[royal]!, board.y[royal]!, board.code[royal]!];
	let parts = [...open];
	const gone: Coordinate[] = [];
	const drop = (k: Coordinate): void => {
		if (k >= ONE && !gone.includes(k)) gone.push(k);
	};
	for (const id of board.members[by]!) {
		const man = sight.army.men[board.code[id]!]!;
		for (const other of man.rides) {
			if (other.victims[target] !== 1 || (other.before !== undefined && !asMover(bench, id, x, y, () => other.before!(bench)))) continue;
			const crossing = crossingOf(bench, x, y, ride, id, other);
			if (crossing === 'along') parts = beside(bench, parts, x, y, ride, royal, id, other);
			else if (crossing !== undefined && parts.some((one) => holdsOf(one, crossing.k)) && reaching(bench, id, other, crossing.steps, royal))
				drop(crossing.k);
		}
		for (const trails of [man.leaps.trails, man.trails])
			for (const trail of trails) if (trail.victims[target] === 1) for (const k of hitsOn(bench, x, y, ride, royal, id, trail)) drop(k);
	}
	return less(parts, gone);
}

/** Whether nothing stands before that step of a ride, the royal being lifted. */
function reaching(bench: Bench, id: number, ride: Ride, steps: Coordinate, royal: number): boolean {
	if (ride.most !== OPEN && steps > ride.most) return false;
	if (ride.primes && !prime(steps)) return false;
	const first = firstOn(bench, id, ride, royal);
	return first.met < 0 || steps <= first.steps;
}

/** Where another one's ride crosses a ray: steps of both; or it runs along it. */
function crossingOf(
	bench: Bench,
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	id: number,
	other: Ride,
): { readonly k: Coordinate; readonly steps: Coordinate } | 'along' | undefined {
	const { board } = bench;
	const [wx, wy] = [board.x[id]! - x, board.y[id]! - y];
	const determinant = ride.dx * other.dy - ride.dy * other.dx;
	const beside = wx * ride.dy - wy * ride.dx;
	if (determinant === ZERO) return beside === ZERO ? 'along' : undefined;
	const across = wx * other.dy - wy * other.dx;
	if (across % determinant !== ZERO || beside % determinant !== ZERO) return undefined;
	const [k, steps] = [across / determinant, beside / determinant];
	return k >= ONE && steps >= ONE ? { k, steps } : undefined;
}

/** Takes away what a ride on the ray's own line attacks. */
function beside(
	bench: Bench,
	parts: readonly Part[],
	x: Coordinate,
	y: Coordinate,
	ride: Ride,
	royal: number,
	id: number,
	other: Ride,
): Part[] {
	const { board } = bench;
	const { times, plus, over, offset, same } = along(x, y, ride, board.x[id]!, board.y[id]!, other.dx, other.dy, other.primes);
	const first = firstOn(bench, id, other, royal);
	const most = first.met < 0 ? other.most : other.most === OPEN || first.steps < other.most ? first.steps : other.most;
	const near = same ? offset + over : offset - over;
	const far = most === OPEN ? undefined : same ? offset + most * over : offset - most * over;
	const low = same ? near : far;
	const high = same ? far : near;
	const from = low === undefined ? ONE : ceilDivide(low, ride.every);
	const to = high === undefined ? OPEN : floorDivide(high, ride.every);
	if (high !== undefined && (to < ONE || to < from)) return [...parts];
	const series = other.primes || over !== ONE ? { primes: other.primes, times, plus, over } : undefined;
	return without(parts, larger(from, ONE), to, series);
}

/** The step counts on which a trail of another one hits a ray. */
function hitsOn(bench: Bench, x: Coordinate, y: Coordinate, ride: Ride, royal: number, id: number, trail: Trail): Coordinate[] {
	const { board } = bench;
	const [fromX, fromY] = [board.x[id]!, board.y[id]!];
	const found: Coordinate[] = [];
	for (let at = 0; at < trail.dx.length; at++) {
		const [toX, toY] = [fromX + trail.dx[at]!, fromY + trail.dy[at]!];
		if (trail.stops[at]) {
			const k = stepsBetween(x, y, ride.dx, ride.dy, toX, toY);
			if (k !== undefined && k >= ONE && (trail.always || open(bench, id, trail, toX, toY))) found.push(k);
		}
		const met = board.find(toX, toY);
		if ((met >= 0 && met !== royal) || !bench.inside(toX, toY)) break;
	}
	if (found.length > 0 && trail.before !== undefined && !asMover(bench, id, x, y, () => trail.before!(bench))) return [];
	return found;
}

const open = (bench: Bench, id: number, trail: Trail, x: Coordinate, y: Coordinate): boolean =>
	asMover(bench, id, x, y, () => arrives(trail, bench));
