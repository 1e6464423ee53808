import type { Setup } from '../rules/types.js';
import type { Ground } from './engine.js';

type Placement = Setup['pieces'][number];

/**
 * Pieces on cells as setups list them: the same frozen object for the same piece on the same cell, so that a setup costs
 * no more than its list; and what was found of frozen ones that came from elsewhere, so that it is found once.
 */
export interface Placements {
	/** A board without pieces, to be copied. */
	readonly empty: readonly number[];
	/** The placement of a code on a cell. */
	at(code: number, cell: number): Placement;
	/** `code · 65536 + cell` of a placement that was kept. */
	find(placement: Placement): number | undefined;
	/** Keeps what was found of a placement without fault, if it can never change. */
	keep(placement: Placement, code: number, cell: number): void;
}

export function placementsOf({ codes, lattice, size }: Ground): Placements {
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
