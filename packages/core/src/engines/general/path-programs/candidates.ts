import type { PathPrograms } from './model.js';

/** Lists all candidates of a phase, before laws and choices. */
export function listAll(programs: PathPrograms, side: number, phase: number): void {
	const { boardState, size, generator, codes, lattice } = programs.inPlay;
	const { lister } = generator;
	const admits = lister.admitted[phase];
	const base = lister.top;
	for (let cell = 0; cell < size; cell++) {
		const code = boardState.board[cell]!;
		if (code === 0 || code === codes.ghost || lattice.exists[cell] === 0) continue;
		if (admits === undefined ? codes.side[code] !== side : admits[code] === 0) continue;
		if (codes.side[code] === side) {
			lister.piece(cell, side);
			lister.scripts(cell, side);
		}
		programs.piece(cell, side, base);
	}
	lister.pointTakes(side);
	programs.phase(side, phase, base);
}
