import type { GameData, Placement, Placements } from './types.js';

/** The key of `code · 65536 + cell` in the placements made here: a property is read faster than an entry of a map. */
const NUMBER: unique symbol = /* @__PURE__ */ Symbol('number') as never;

interface Numbered {
	readonly [NUMBER]?: number;
}

export function placementsOf({ codes, lattice, size }: GameData): Placements {
	const made: Placement[][] = [];
	const known = new WeakMap<Placement, number>();
	/** Code → cell → 1 where a placement was found valid. */
	const valid: Uint8Array[] = [];
	return {
		empty: new Array<number>(size).fill(0),
		at(code, cell) {
			made[code] ??= [];
			const cells = made[code];
			let placement = cells[cell];
			if (placement === undefined) {
				placement = { at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code)! };
				// Not enumerable, so that copies and comparisons do not have it.
				Object.freeze(Object.defineProperty(placement, NUMBER, { value: (code << 16) + cell }));
				cells[cell] = placement;
			}
			return placement;
		},
		find(placement) {
			const number = (placement as Numbered)[NUMBER];
			// Placements of other games have numbers too.
			return number !== undefined && made[number >> 16]?.[number & 0xffff] === placement ? number : known.get(placement);
		},
		isValid: (number) => valid[number >> 16]?.[number & 0xffff] === 1,
		keep(placement, code, cell) {
			valid[code] ??= new Uint8Array(size);
			valid[code][cell] = 1;
			const { at, piece } = placement;
			if ([placement, at, piece, piece.flags ?? at].every(Object.isFrozen)) known.set(placement, (code << 16) + cell);
		},
	};
}
