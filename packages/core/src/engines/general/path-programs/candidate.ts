import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { changesSince } from '../changes.js';
import type { GameInPlay } from '../model.js';
import { NOWHERE } from '../packed-move.js';
import type { Candidate } from './model.js';

/** Ends a walk (pieces captured `later` go now) and records it. */
export function record(inPlay: GameInPlay, walker: EvaluationContext, origins: readonly number[] | undefined): Candidate {
	for (const cell of walker.ghosts) if (inPlay.board.board[cell] === inPlay.codes.ghost) inPlay.board.set(cell, 0);
	return {
		from: walker.origin < 0 ? NOWHERE : walker.origin,
		to: walker.at < 0 ? NOWHERE : walker.at,
		stand: walker.stand,
		standing: walker.stand < 0 ? 0 : inPlay.board.board[walker.stand]!,
		under: walker.at < 0 ? 0 : inPlay.board.board[walker.at]!,
		first: walker.first,
		mover: walker.mover,
		writes: changesSince(inPlay.board, walker.start),
		eventCodes: walker.eventCodes,
		eventCells: walker.eventCells,
		marks: walker.marks.length === 0 ? walker.marks : walker.marks.slice(),
		bounds: walker.bounds.length === 0 ? walker.bounds : walker.bounds.slice(),
		ended: walker.ended,
		origins: origins?.slice(),
	};
}

const equal = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
	if (a.length !== b.length) return false;
	for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
	return true;
};

/** Clause 13: same origin, cursor, board, state and captured pieces are one move. */
export const sameCandidate = (a: Candidate, b: Candidate): boolean =>
	a.from === b.from &&
	a.to === b.to &&
	equal(a.writes, b.writes) &&
	equal(eventsOf(a), eventsOf(b)) &&
	a.ended?.id === b.ended?.id &&
	a.ended?.verdict === b.ended?.verdict;

/** Captured pieces in whatever order they were taken. */
const eventsOf = ({ eventCodes, eventCells }: Candidate): readonly number[] =>
	eventCodes.length < 2
		? [...eventCodes, ...eventCells]
		: eventCodes.map((code, index) => eventCells[index]! * 0x10000 + code).sort((x, y) => x - y);

/** One move of two that are the same: the union of their marks. */
export const united = (a: Candidate, b: Candidate): Candidate => ({
	...a,
	marks: a.marks.map((cell, slot) => (cell < 0 ? b.marks[slot]! : cell)),
});

/** What a recorded walk shows of itself: what it does to the board, what it captures, its marks and promotion. */
export const candidateText = ({ writes, eventCodes, eventCells, marks, standing, under }: Candidate, size: number): string => {
	const onBoard = writes.findIndex((address, index) => index % 2 === 0 && address >= size);
	const marked = Array.from(marks, (cell) => (cell < 0 ? 0 : 1));
	return [onBoard < 0 ? writes : writes.subarray(0, onBoard), eventCodes, eventCells, marked, standing === 0 ? under : standing].join(';');
};
