import type { Cell } from './board-state.js';
import { type Coordinate, isPrimeCoordinate, ZERO } from './coordinate.js';

/** A capture of a royal that nothing but at most one own piece prevents, and the cells where a piece would. */
export interface Threat {
	/** Piece numbers; `blocker` is −1 for a check. */
	readonly royal: number;
	readonly attacker: number;
	readonly blocker: number;
	/** The attacker's cell; its steps lead to the royal in `length`. */
	readonly x: Coordinate;
	readonly y: Coordinate;
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	readonly length: Coordinate;
	/** Only cells at a prime number of steps are in the way. */
	readonly primes: boolean;
	/** Instead of steps: the cells of a bent way. */
	readonly cells: readonly Cell[] | undefined;
}

/** How many steps from the attacker a cell lies on its way; −1: it does not. */
function stepsTo({ x, y, dx, dy, length }: Threat, toX: Coordinate, toY: Coordinate): Coordinate {
	const [wx, wy] = [toX - x, toY - y];
	const none = -length;
	if (wx * dy !== wy * dx) return none;
	const steps = dx === ZERO ? (wy % dy === ZERO ? wy / dy : none) : wx % dx === ZERO ? wx / dx : none;
	return steps >= ZERO && steps < length ? steps : none;
}

/** Whether a piece that comes to stand there captures the attacker or gets in its way. */
export function covers(threat: Threat, x: Coordinate, y: Coordinate): boolean {
	if (threat.x === x && threat.y === y) return true;
	if (threat.cells !== undefined) return threat.cells.some((cell) => cell.x === x && cell.y === y);
	const steps = stepsTo(threat, x, y);
	return steps > ZERO && (!threat.primes || isPrimeCoordinate(steps));
}
