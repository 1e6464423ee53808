import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { GameResult } from '../../../rules/types.js';
import { changesSince } from '../changes.js';
import type { Recorded } from '../game-history.js';
import type { Kernel } from '../kernel.js';
import { NOWHERE } from '../packed-move.js';

/** A program's finished walk: what it wrote and what it captured. */
export interface Candidate extends Recorded {
	/** Where the mover stood at the end, or -1. */
	readonly stand: number;
	/** The codes on that cell and under the cursor at the end, before hooks; 0: nobody. */
	readonly standing: number;
	readonly under: number;
	/** The mover as it stood and as it is (0: nobody). */
	readonly first: number;
	readonly mover: number;
	/** Pairs address, value, by address; addresses from `size` on are registers. */
	readonly writes: Int32Array;
	readonly eventCodes: readonly number[];
	readonly eventCells: readonly number[];
	/** Values of the marks by slot. */
	readonly marks: Int32Array;
	readonly bounds: Int32Array;
	readonly ended: { readonly verdict: GameResult; readonly id: string } | undefined;
	/** Which piece came from where, as `Origins` notes it; in rulesets with traces. */
	readonly origins: readonly number[] | undefined;
}

/** Ends a walk (pieces captured `later` go now) and records it. */
export function record(kernel: Kernel, walker: EvaluationContext, origins: readonly number[] | undefined): Candidate {
	for (const cell of walker.ghosts) if (kernel.board.board[cell] === kernel.codes.ghost) kernel.board.set(cell, 0);
	return {
		from: walker.origin < 0 ? NOWHERE : walker.origin,
		to: walker.at < 0 ? NOWHERE : walker.at,
		stand: walker.stand,
		standing: walker.stand < 0 ? 0 : kernel.board.board[walker.stand]!,
		under: walker.at < 0 ? 0 : kernel.board.board[walker.at]!,
		first: walker.first,
		mover: walker.mover,
		writes: changesSince(kernel.board, walker.start),
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
