import type { Coord, Ruleset, Zone } from '../rules/types.js';
import type { Lattice } from './lattice.js';

const within = (value: number, bounds: readonly [Coord | null, Coord | null] | null): boolean =>
	bounds === null || ((bounds[0] === null || value >= Number(bounds[0])) && (bounds[1] === null || value <= Number(bounds[1])));

/** The cells of a zone for one side, as bitmaps. The work is linear in the listed cells, and in the other zones times the cells of the board. */
class ZoneBitmaps {
	private readonly lattice: Lattice;
	private readonly name: string;
	private readonly vecs: readonly (readonly number[])[];
	/** The cell that reads as the cell of a number; -1 where the frame has no such cell. */
	private readonly readAs: Int32Array;

	constructor(ruleset: Ruleset, lattice: Lattice, name: string, vecs: readonly (readonly number[])[]) {
		const side = ruleset.sides[name];
		this.lattice = lattice;
		this.name = name;
		this.vecs = vecs;
		this.readAs = Int32Array.from(vecs, (vec, cell) => (side === undefined ? cell : lattice.orientCell(side, vec)));
	}

	/** `absolute`: the zone is not mapped by the side's frame. */
	of(zone: Zone, absolute: boolean): Uint8Array {
		const found = new Uint8Array(this.vecs.length);
		const add = (cell: number): void => {
			const at = absolute ? cell : this.readAs[cell]!;
			if (at >= 0) found[at] = 1;
		};
		if ('perSide' in zone) {
			const own = zone.perSide[this.name];
			return own === undefined ? found : this.of(own, true);
		}
		if ('union' in zone) {
			for (const part of zone.union) {
				const added = this.of(part, absolute);
				for (let cell = 0; cell < found.length; cell++) found[cell]! |= added[cell]!;
			}
		} else if ('minus' in zone) {
			const without = this.of(zone.minus[1], absolute);
			return this.of(zone.minus[0], absolute).map((within, cell) => within & ~without[cell]!);
		} else if ('cells' in zone) {
			for (const vec of zone.cells) {
				const cell = this.lattice.numberOf(vec.map(Number));
				if (cell >= 0) add(cell);
			}
		} else
			for (const [cell, vec] of this.vecs.entries())
				if ('box' in zone ? zone.box.every((bounds, axis) => within(vec[axis]!, bounds)) : (sumOf(vec) & 1) === zone.parity) add(cell);
		return found;
	}
}

const sumOf = (vec: readonly number[]): number => vec.reduce((sum, value) => sum + value, 0);

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
		const bitmaps = new ZoneBitmaps(ruleset, lattice, name, vecs);
		return Object.fromEntries(Object.entries(ruleset.zones).map(([key, zone]) => [key, bitmaps.of(zone, false)]));
	});
}
