import type { GameData, Placement, Placements } from './types.js';

/** The key of `code · 65536 + cell` in the placements made here: a property is read faster than an entry of a map. */
const NUMBER: unique symbol = /* @__PURE__ */ Symbol('number') as never;

interface Numbered {
	readonly [NUMBER]?: number;
}

export function placementsOf({ codes, lattice, size }: GameData): Placements {
	/** Code → cell → placement: those made here, and those of them that were found valid. */
	const made: Placement[][] = [];
	const valid: Placement[][] = [];
	/** The numbers of valid placements that others made. */
	const known = new WeakMap<Placement, number>();
	/** Placements of other games have numbers too, so a table tells whether the number is of this one. */
	const findIn = (table: readonly Placement[][], placement: Placement): number | undefined => {
		const number = (placement as Numbered)[NUMBER];
		return number !== undefined && table[number >> 16]?.[number & 0xffff] === placement ? number : known.get(placement);
	};
	const make = (code: number, cell: number): Placement => {
		const placement = { at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code)! };
		// Not enumerable, so that copies and comparisons do not have it.
		Object.freeze(Object.defineProperty(placement, NUMBER, { value: (code << 16) + cell }));
		made[code] ??= [];
		made[code][cell] = placement;
		return placement;
	};
	return {
		empty: new Array<number>(size).fill(0),
		at: (code, cell) => made[code]?.[cell] ?? make(code, cell),
		find: (placement) => findIn(made, placement),
		findValid: (placement) => findIn(valid, placement),
		keep(placement, code, cell) {
			const { at, piece } = placement;
			if (made[code]?.[cell] === placement) {
				valid[code] ??= [];
				valid[code][cell] = placement;
			} else if ([placement, at, piece, piece.flags ?? at].every(Object.isFrozen)) known.set(placement, (code << 16) + cell);
		},
	};
}
