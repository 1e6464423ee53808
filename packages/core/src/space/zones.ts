import type { Coord, Ruleset, Vec, Zone } from '../ruleset/types.js';
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

/** Bitmaps of the named zones as each side reads them: `maps[side index][zone][cell]` is 1 inside. */
export function zoneMaps(ruleset: Ruleset, lattice: Lattice): Record<string, Uint8Array>[] {
	const absolute = (zone: Zone, side: string): Uint8Array => {
		const map = new Uint8Array(lattice.count);
		if ('perSide' in zone) {
			const own = zone.perSide[side];
			if (own !== undefined) for (let cell = 0; cell < lattice.count; cell++) map[cell] = holds(own, lattice.vecOf(cell)) ? 1 : 0;
			return map;
		}
		if ('union' in zone) {
			for (const part of zone.union) {
				const inside = absolute(part, side);
				for (let cell = 0; cell < map.length; cell++) map[cell] = map[cell]! | inside[cell]!;
			}
			return map;
		}
		if ('minus' in zone) {
			const without = absolute(zone.minus[1], side);
			const inside = absolute(zone.minus[0], side);
			for (let cell = 0; cell < map.length; cell++) map[cell] = without[cell] === 1 ? 0 : inside[cell]!;
			return map;
		}
		for (let cell = 0; cell < lattice.count; cell++) {
			if (!holds(zone, lattice.vecOf(cell))) continue;
			const mapped = lattice.orientCell(ruleset.sides[side]!, lattice.vecOf(cell) as Vec);
			if (mapped >= 0) map[mapped] = 1;
		}
		return map;
	};
	return Object.keys(ruleset.sides).map((side) =>
		Object.fromEntries(Object.entries(ruleset.zones).map(([name, zone]) => [name, absolute(zone, side)])),
	);
}
