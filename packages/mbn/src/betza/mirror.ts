import type { Offset } from './geometry.js';
import type { BetzaMove, Directions } from './moves.js';

/** A move as a text that does not depend on the order of directions, or its mirror image. */
function nameOf(move: BetzaMove, mirrored: boolean): string {
	const named = ([x, y]: Offset): string => `${mirrored ? 0 - x : x} ${y}`;
	const ways = (directions: Directions): unknown =>
		directions.from === 'start'
			? directions.offsets.map(named).sort()
			: [
					directions.leaps,
					directions.turns === 'least' ? 'least' : directions.turns.map((turn) => (mirrored ? (8 - turn) & 7 : turn)).sort(),
				];
	const { span: _, ...rest } = move;
	return JSON.stringify(
		rest.type === 'path' ? { ...rest, legs: rest.legs.map((leg) => ({ ...leg, directions: ways(leg.directions) })) } : rest,
	);
}

/** The moves whose mirror images, with left and right exchanged, are not among the others. */
export function lopsided(moves: readonly BetzaMove[]): readonly BetzaMove[] {
	const known = new Set(moves.map((move) => nameOf(move, false)));
	return moves.filter((move) => !known.has(nameOf(move, true)));
}
