import { DROPPED, NOWHERE, shapeOf } from '../packed-move.js';
import type { PathPrograms } from './model.js';

/** Lists recorded walks to a cell: those of a kind or (-1) of all, from a cell or from all. */
export function movesTo(programs: PathPrograms, side: number, to: number, kind: number, from: number): void {
	const { inPlay, phases, walked } = programs;
	const { boardState, codes, size, generator } = inPlay;
	const { lister } = generator;
	const base = lister.top;
	for (const cell of boardState.list.slice(side * size, side * size + boardState.counts[side]!)) {
		const code = boardState.board[cell]!;
		if (!programs.isWalking(code) || (kind >= 0 && codes.kind[code] !== kind) || (from >= 0 && cell !== from)) continue;
		programs.piece(cell, side, base);
	}
	if (from < 0 || phases.lifts) programs.phase(side, inPlay.phaseNow(), base, to);
	/** The code under the cursor where a recorded walk ended. */
	const placed = (detail: number): number => (shapeOf(detail) === DROPPED ? phases.drops.code(detail) : walked.candidate(detail).under);
	// What comes from nowhere is of the kind that it leaves there.
	const fits = (packed: number, detail: number): boolean => kind < 0 || packed >>> 16 !== NOWHERE || codes.kind[placed(detail)] === kind;
	lister.keep(base, (packed, detail) => (packed & 0xffff) === to && (from < 0 || packed >>> 16 === from) && fits(packed, detail));
}
