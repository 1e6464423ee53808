import type { Setup } from '../ruleset/types.js';
import type { Ground } from './engine.js';
import type { Game } from './game.js';

type Placement = Setup['pieces'][number];

/** Whether nobody can change what a placement says. */
const isFixed = (placement: Placement): boolean =>
	[placement, placement.at, placement.piece, placement.piece.flags ?? placement].every(Object.isFrozen);

/**
 * Pieces on cells as setups list them: the same frozen object for the same piece on the same cell, so that a setup costs
 * no more than its list; and what was found of frozen ones that came from elsewhere, so that it is found once.
 */
class Placements {
	private readonly ground: Ground;
	private readonly made: Placement[][] = [];
	private readonly known: WeakMap<Placement, number> = new WeakMap();

	constructor(ground: Ground) {
		this.ground = ground;
	}

	/** The placement of a code on a cell. */
	at(code: number, cell: number): Placement {
		this.made[code] ??= [];
		const cells = this.made[code];
		let placement = cells[cell];
		if (placement === undefined) {
			const { codes, lattice } = this.ground;
			placement = Object.freeze({ at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code)! });
			cells[cell] = placement;
			this.known.set(placement, code * 65536 + cell);
		}
		return placement;
	}

	/** `code · 65536 + cell` of a placement that was kept, or -1. */
	find(placement: Placement): number {
		return this.known.get(placement) ?? -1;
	}

	/** Keeps what was found of a placement without fault, if it can never change. */
	keep(placement: Placement, code: number, cell: number): void {
		if (isFixed(placement)) this.known.set(placement, code * 65536 + cell);
	}
}

const known = new WeakMap<Game, Placements>();

/** The placements of a game. */
export function placementsOf(game: Game): Placements {
	let placements = known.get(game);
	if (placements === undefined) {
		placements = new Placements(game.engine.ground);
		known.set(game, placements);
	}
	return placements;
}
