import type { GameData, Placement, Placements } from './types.js';

export function placementsOf({ codes, lattice, size }: GameData): Placements {
	const made: Placement[][] = [];
	const known = new WeakMap<Placement, number>();
	return {
		empty: new Array<number>(size).fill(0),
		at(code, cell) {
			made[code] ??= [];
			const cells = made[code];
			let placement = cells[cell];
			if (placement === undefined) {
				placement = Object.freeze({ at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code)! });
				cells[cell] = placement;
				known.set(placement, (code << 16) + cell);
			}
			return placement;
		},
		find: (placement) => known.get(placement),
		keep(placement, code, cell) {
			const { at, piece } = placement;
			if ([placement, at, piece, piece.flags ?? at].every(Object.isFrozen)) known.set(placement, (code << 16) + cell);
		},
	};
}
