import type { Coord, Ruleset, Zone } from '../ruleset/types.js';
import type { Lattice } from './lattice.js';

const within = (value: number, bounds: readonly [Coord | null, Coord | null] | null): boolean =>
	bounds === null || ((bounds[0] === null || value >= Number(bounds[0])) && (bounds[1] === null || value <= Number(bounds[1])));

/** Whether a zone holds these coordinates, both in the first side's reading. */
function holds(zone: Zone, vec: readonly number[]): boolean {
	if ('cells' in zone) return zone.cells.some((cell) => cell.every((value, axis) => Number(value) === vec[axis]));
	if ('box' in zone) return zone.box.every((bounds, axis) => within(vec[axis]!, bounds));
	if ('union' in zone) return zone.union.some((part) => holds(part, vec));
	if ('minus' in zone) return holds(zone.minus[0], vec) && !holds(zone.minus[1], vec);
	if ('parity' in zone) return ((vec.reduce((sum, value) => sum + value, 0) % 2) + 2) % 2 === zone.parity;
	return false;
}

/** Bitmaps of the named zones as each side, and last nobody's pieces, read them: `maps[side index][zone][cell]` is 1 inside. */
export function zoneMaps(ruleset: Ruleset, lattice: Lattice): Record<string, Uint8Array>[] {
	const vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
	return [...Object.keys(ruleset.sides), 'neutral'].map((name) => {
		const side = ruleset.sides[name];
		const seen = vecs.map((vec, cell) => (side === undefined ? cell : lattice.orientCell(side, vec)));
		const absolute = (zone: Zone): Uint8Array => {
			const map = new Uint8Array(lattice.count);
			const add = (part: Zone, value: number): void => {
				for (const [cell, inside] of absolute(part).entries()) if (inside === 1) map[cell] = value;
			};
			if ('perSide' in zone) {
				const own = zone.perSide[name];
				if (own !== undefined) for (let cell = 0; cell < lattice.count; cell++) map[cell] = holds(own, vecs[cell]!) ? 1 : 0;
			} else if ('union' in zone) for (const part of zone.union) add(part, 1);
			else if ('minus' in zone) {
				add(zone.minus[0], 1);
				add(zone.minus[1], 0);
			} else for (let cell = 0; cell < lattice.count; cell++) if (seen[cell]! >= 0 && holds(zone, vecs[cell]!)) map[seen[cell]!] = 1;
			return map;
		};
		return Object.fromEntries(Object.entries(ruleset.zones).map(([key, zone]) => [key, absolute(zone)]));
	});
}
