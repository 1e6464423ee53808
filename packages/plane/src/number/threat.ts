import type { Cell } from './board-state.js';
import { type Coordinate, isPrimeCoordinate, ZERO } from './coordinate.js';

/** A capture of a royal that at most one own piece blocks, and the cells on which a piece would block it. */
export interface Threat {
	/** Piece ids; `blocker` is −1 for a check. */
	readonly royal: number;
	readonly attacker: number;
	readonly blocker: number;
	/** The attacker's cell, its step, and the number of steps to the royal. */
	readonly x: Coordinate;
	readonly y: Coordinate;
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly length: Coordinate;
	/** Only cells at a prime number of steps can block. */
	readonly primes: boolean;
	/** The cells of a bent path, in place of steps. */
	readonly cells: readonly Cell[] | undefined;
}

/** The number of the attacker's steps to a cell; negative if the cell is not between the attacker and the royal. */
function stepsTo({ x, y, dx, dy, length }: Threat, toX: Coordinate, toY: Coordinate): Coordinate {
	const [wx, wy] = [toX - x, toY - y];
	const none = -length;
	if (wx * dy !== wy * dx) return none;
	const steps = dx === ZERO ? (wy % dy === ZERO ? wy / dy : none) : wx % dx === ZERO ? wx / dx : none;
	return steps >= ZERO && steps < length ? steps : none;
}

/** Whether a piece on this cell captures the attacker or blocks its path. */
export function covers(threat: Threat, x: Coordinate, y: Coordinate): boolean {
	if (threat.x === x && threat.y === y) return true;
	if (threat.cells !== undefined) return threat.cells.some((cell) => cell.x === x && cell.y === y);
	const steps = stepsTo(threat, x, y);
	return steps > ZERO && (!threat.primes || isPrimeCoordinate(steps));
}
