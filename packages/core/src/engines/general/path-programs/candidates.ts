import type { PathRuntimeParts } from './model.js';

/** Appends all candidates of a phase, before laws and choices. */
export function listAll(runtime: PathRuntimeParts, side: number, phase: number): void {
	const { boardState, size, generator, codes, lattice } = runtime.inPlay;
	const { moveList } = generator;
	const admits = moveList.admitted[phase];
	const base = moveList.top;
	for (let cell = 0; cell < size; cell++) {
		const code = boardState.board[cell]!;
		if (code === 0 || code === codes.ghost || lattice.exists[cell] === 0) continue;
		if (admits === undefined ? codes.side[code] !== side : admits[code] === 0) continue;
		if (codes.side[code] === side) {
			moveList.piece(cell, side);
			moveList.scripts(cell, side);
		}
		runtime.piece(cell, side, base);
	}
	moveList.pointTakes(side);
	runtime.phase(side, phase, base);
}
