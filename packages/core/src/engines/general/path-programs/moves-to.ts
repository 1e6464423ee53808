import { DROPPED, NOWHERE, shapeOf } from '../packed-move.js';
import type { PathRuntimeParts } from './model.js';

/** Appends the recorded walks to a cell: of a kind and from a cell (-1: any). Its table moves are on the stack from `base` on. */
export function movesTo(runtime: PathRuntimeParts, side: number, to: number, kind: number, from: number, base: number): void {
	const { inPlay, phases, walked } = runtime;
	const { boardState, codes, size, generator } = inPlay;
	const { moveList } = generator;
	for (const cell of boardState.list.slice(side * size, side * size + boardState.counts[side]!)) {
		const code = boardState.board[cell]!;
		if (!runtime.isWalking(code) || (kind >= 0 && codes.kind[code] !== kind) || (from >= 0 && cell !== from)) continue;
		runtime.piece(cell, side, base);
	}
	if (from < 0 || phases.lifts) runtime.phase(side, inPlay.phaseNow(), base, to);
	/** The code under the cursor where a recorded walk ended. */
	const placed = (detail: number): number => (shapeOf(detail) === DROPPED ? phases.drops.code(detail) : walked.candidate(detail).under);
	// A move from nowhere counts as a move of the kind that it leaves on the board.
	const fits = (packed: number, detail: number): boolean => kind < 0 || packed >>> 16 !== NOWHERE || codes.kind[placed(detail)] === kind;
	moveList.keep(base, (packed, detail) => (packed & 0xffff) === to && (from < 0 || packed >>> 16 === from) && fits(packed, detail));
}
