import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { changesSince } from '../../../evaluate/log.js';
import type { BoardInPlay } from '../model.js';
import { NOWHERE } from '../packed-move.js';
import type { Candidate } from './model.js';

const NO_BOUNDS = /* @__PURE__ */ new Int32Array(0);

/**
 * The bindings of a finished walk, which conditions on its candidate may read.
 *
 * Proof: `inheritsNames` makes every ruleset literal in which such a condition, or a path in it, reads a direction that it does not bind itself.
 * In the others nothing reads them, and a walk costs the same however many directions its game names.
 */
const boundsOf = (inPlay: BoardInPlay, { bounds }: EvaluationContext): Int32Array =>
	inPlay.plan.facts.literal !== true || bounds.length === 0 ? NO_BOUNDS : bounds.slice();

/** Ends a walk (pieces captured with `later` are removed now) and records it. */
export function record(inPlay: BoardInPlay, context: EvaluationContext, origins: readonly number[] | undefined): Candidate {
	for (const cell of context.ghosts) if (inPlay.boardState.board[cell] === inPlay.codes.ghost) inPlay.boardState.set(cell, 0);
	return {
		from: context.origin < 0 ? NOWHERE : context.origin,
		to: context.at < 0 ? NOWHERE : context.at,
		stand: context.stand,
		standing: context.stand < 0 ? 0 : inPlay.boardState.board[context.stand]!,
		under: context.at < 0 ? 0 : inPlay.boardState.board[context.at]!,
		first: context.first,
		mover: context.mover,
		writes: changesSince(inPlay.boardState, context.start),
		eventCodes: context.eventCodes,
		eventCells: context.eventCells,
		marks: context.marks.length === 0 ? context.marks : context.marks.slice(),
		bounds: boundsOf(inPlay, context),
		ended: context.ended,
		origins: origins?.slice(),
	};
}

const equal = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
	if (a.length !== b.length) return false;
	for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
	return true;
};

/** Clause 13: candidates with the same origin, cursor, board, state and captured pieces are one move. */
export const sameCandidate = (a: Candidate, b: Candidate): boolean =>
	a.from === b.from &&
	a.to === b.to &&
	equal(a.writes, b.writes) &&
	equal(eventsOf(a), eventsOf(b)) &&
	a.ended?.id === b.ended?.id &&
	a.ended?.result === b.ended?.result;

/** The captured pieces, independent of their order. */
const eventsOf = ({ eventCodes, eventCells }: Candidate): readonly number[] =>
	eventCodes.length < 2
		? [...eventCodes, ...eventCells]
		: eventCodes.map((code, index) => eventCells[index]! * 0x10000 + code).sort((x, y) => x - y);

/** The merged move of two equal candidates: the union of their marks. */
export const united = (a: Candidate, b: Candidate): Candidate => ({
	...a,
	marks: a.marks.map((cell, slot) => (cell < 0 ? b.marks[slot]! : cell)),
});

/** The visible result of a recorded walk: its writes to the board, its captures, marks and promotion. */
export const candidateText = ({ writes, eventCodes, eventCells, marks, standing, under }: Candidate, size: number): string => {
	const onBoard = writes.findIndex((address, index) => index % 2 === 0 && address >= size);
	const marked = Array.from(marks, (cell) => (cell < 0 ? 0 : 1));
	return [onBoard < 0 ? writes : writes.subarray(0, onBoard), eventCodes, eventCells, marked, standing === 0 ? under : standing].join(';');
};
