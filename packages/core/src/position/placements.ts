import type { GameData, Placement, Placements } from './types.js';

/** The key of `code · 65536 + cell` in the placements of a game. */
const NUMBER: unique symbol = /* @__PURE__ */ Symbol('number') as never;

interface Numbered {
	readonly [NUMBER]?: number;
}

export function placementsOf({ codes, lattice, size }: GameData): Placements {
	/** Code → cell → placement: all, and those that were found valid. */
	const made: Placement[][] = [];
	const valid: Placement[][] = [];
	const at = (code: number, cell: number): Placement => made[code]?.[cell] ?? make(code, cell);
	const make = (code: number, cell: number): Placement => {
		const placement = { at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code)! };
		// Not enumerable, so that copies and comparisons do not have it.
		Object.freeze(Object.defineProperty(placement, NUMBER, { value: (code << 16) + cell }));
		made[code] ??= [];
		made[code][cell] = placement;
		return placement;
	};
	/** Placements of other games have numbers too, so the table tells whether the number is of this game. */
	const findIn = (table: readonly Placement[][], placement: Placement): number | undefined => {
		const number = (placement as Numbered)[NUMBER];
		return number !== undefined && table[number >> 16]?.[number & 0xffff] === placement ? number : undefined;
	};
	return {
		empty: new Array<number>(size).fill(0),
		at,
		find: (placement) => findIn(made, placement),
		findValid: (placement) => findIn(valid, placement),
		keep(code, cell) {
			valid[code] ??= [];
			valid[code][cell] = at(code, cell);
		},
	};
}
