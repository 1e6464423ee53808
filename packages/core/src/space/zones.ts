import { fold } from '../rules/fold.js';
import type { Coord, Ruleset, Zone } from '../rules/types.js';
import type { Lattice } from './lattice.js';

const within = (value: number, bounds: readonly [Coord | null, Coord | null] | null): boolean =>
	bounds === null || ((bounds[0] === null || value >= Number(bounds[0])) && (bounds[1] === null || value <= Number(bounds[1])));

/**
 * The cells of a zone for one side, as bitmaps. The work is linear in the listed cells, and in the other zones times the cells of the board.
 */
class ZoneBitmaps {
	private readonly name: string;
	/** The coordinates of each cell of the board. */
	private readonly absolute: readonly (readonly number[])[];
	/** The coordinates of each cell in the frame of the side, where they may be off the board. */
	private readonly framed: readonly (readonly number[])[];
	private readonly known = new Map<readonly (readonly number[])[], ReadonlyMap<string, number>>();

	constructor(ruleset: Ruleset, lattice: Lattice, name: string, absolute: readonly (readonly number[])[]) {
		const side = ruleset.sides[name];
		this.name = name;
		this.absolute = absolute;
		this.framed = side === undefined ? absolute : absolute.map(lattice.reader(side));
	}

	/** `vecs`: the coordinates by which the zone is read. The parts of `perSide` are not mapped by the frame of a side. */
	of(zone: Zone, vecs: readonly (readonly number[])[] = this.framed): Uint8Array {
		return this.table(zone, vecs);
	}

	private readonly table = fold<'zone', Uint8Array, [vecs: readonly (readonly number[])[]]>('zone', {
		perSide: ({ perSide }, vecs) => {
			const own = perSide[this.name];
			return own === undefined ? new Uint8Array(vecs.length) : this.of(own, this.absolute);
		},
		minus: ({ minus: [zone, other] }, vecs) => {
			const without = this.of(other, vecs);
			return this.of(zone, vecs).map((within, cell) => within & ~without[cell]!);
		},
		box: ({ box }, vecs) => Uint8Array.from(vecs, (vec) => Number(box.every((bounds, axis) => within(vec[axis]!, bounds)))),
		parity: ({ parity }, vecs) => Uint8Array.from(vecs, (vec) => Number((sumOf(vec) & 1) === parity)),
		union: ({ union }, vecs) => {
			const found = new Uint8Array(vecs.length);
			for (const part of union) {
				const added = this.of(part, vecs);
				for (let cell = 0; cell < found.length; cell++) found[cell]! |= added[cell]!;
			}
			return found;
		},
		cells: ({ cells }, vecs) => {
			const found = new Uint8Array(vecs.length);
			const byName = this.cellsOf(vecs);
			for (const vec of cells) {
				const cell = byName.get(vec.map(Number).join());
				if (cell !== undefined) found[cell] = 1;
			}
			return found;
		},
	});

	/** The cells by their coordinates. */
	private cellsOf(vecs: readonly (readonly number[])[]): ReadonlyMap<string, number> {
		const cells = this.known.get(vecs) ?? new Map(vecs.map((vec, cell) => [vec.join(), cell]));
		this.known.set(vecs, cells);
		return cells;
	}
}

const sumOf = (vec: readonly number[]): number => vec.reduce((sum, value) => sum + value, 0);

/**
 * Bitmaps of the named zones in the frame of each side, and last of neutral pieces: `maps[side index][zone][cell]` is 1 inside.
 *
 * @example
 * import { Lattice, zoneMaps } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * const [white] = zoneMaps(chess.rules, new Lattice(chess.rules.space));
 * white.last[60] // → 1
 */
export function zoneMaps(ruleset: Ruleset, lattice: Lattice): Record<string, Uint8Array>[] {
	const vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
	return [...ruleset.sideOrder, 'neutral'].map((name) => {
		const bitmaps = new ZoneBitmaps(ruleset, lattice, name, vecs);
		return Object.fromEntries(Object.entries(ruleset.zones).map(([key, zone]) => [key, bitmaps.of(zone)]));
	});
}
