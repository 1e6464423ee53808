import type { Coord, Ruleset, Zone } from '../rules/types.js';
import type { Lattice } from './lattice.js';

const within = (value: number, bounds: readonly [Coord | null, Coord | null] | null): boolean =>
	bounds === null || ((bounds[0] === null || value >= Number(bounds[0])) && (bounds[1] === null || value <= Number(bounds[1])));

/**
 * Whether a zone holds a cell. `read` are its coordinates in the frame of the side, where they may be off the board; `vec` are its absolute
 * coordinates.
 */
function holds(zone: Zone, side: string, read: readonly number[], vec: readonly number[]): boolean {
	if ('perSide' in zone) return zone.perSide[side] !== undefined && holds(zone.perSide[side], side, vec, vec);
	if ('union' in zone) return zone.union.some((part) => holds(part, side, read, vec));
	if ('minus' in zone) return holds(zone.minus[0], side, read, vec) && !holds(zone.minus[1], side, read, vec);
	if ('cells' in zone) return zone.cells.some((cell) => cell.every((value, axis) => Number(value) === read[axis]));
	if ('box' in zone) return zone.box.every((bounds, axis) => within(read[axis]!, bounds));
	return (read.reduce((sum, value) => sum + value, 0) & 1) === zone.parity;
}

/**
 * Bitmaps of the named zones in the frame of each side, and last of neutral pieces: `maps[side index][zone][cell]` is 1 inside.
 *
 * @example
 * import { Lattice, zoneMaps } from '@x/core/engine';
 * import { chess } from '@x/games/chess';
 * const [white] = zoneMaps(chess.rules, new Lattice(chess.rules.space));
 * white.last[60] // → 1
 */
export function zoneMaps(ruleset: Ruleset, lattice: Lattice): Record<string, Uint8Array>[] {
	const vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
	return [...ruleset.sideOrder, 'neutral'].map((name) => {
		const side = ruleset.sides[name];
		const read = side === undefined ? vecs : vecs.map(lattice.reader(side));
		return Object.fromEntries(
			Object.entries(ruleset.zones).map(([key, zone]) => [
				key,
				Uint8Array.from(vecs, (vec, cell) => (holds(zone, name, read[cell]!, vec) ? 1 : 0)),
			]),
		);
	});
}
