import type { EvaluationContext } from '../../evaluate/evaluation-context.js';
import type { LazyPosition } from './position.js';

/** A recorded walk: opaque to all but the programs. */
export interface Recorded {
	readonly from: number;
	readonly to: number;
}

/** What a candidate wrote, for those who follow pieces: where they came from, by it and by what it entered, and who is in which trace. */
export interface Made {
	readonly side: number;
	/** Where the mover stood, or -1. */
	readonly first: number;
	readonly steps: readonly number[];
	readonly entering: readonly number[];
	readonly inside: ReadonlyMap<string, readonly number[]>;
}

/** How a position was come to: by a move that was played on the bench, or by a candidate that is still being made. */
export type Way =
	| Made
	| { readonly route: number; readonly detail: number; readonly recorded: Recorded | undefined; readonly before: number };

/** Positions that are entered on the way while something is tried, for those who ask what was. */
export interface Memory {
	/** A move is about to be made. */
	begun(route: number, detail: number): void;
	/** Notes the position on the bench; the last one noted is forgotten by `back`. */
	ahead(way: Way | LazyPosition | undefined): void;
	/** Notes it in place of the one before it: the same in another phase. */
	instead(asking: EvaluationContext): void;
	back(): void;
	/** Whether nothing that asks history can hold of the seated position, nor of any to which so many plies lead. */
	tooRare(plies: number): boolean;
	/** What a candidate wrote that is still being made. */
	making(walker: EvaluationContext, isTimeless?: boolean): Made;
	/** A candidate is made, and its position about to be entered. */
	arrive(walker: EvaluationContext): void;
	/** How the position was come to that is being entered, as far as it is. */
	entered(): Made | undefined;
	/** Asks something with the piece on a cell as mover. */
	holding<T>(cell: number, ask: () => T): T;
	/** Makes moves while what is noted of the one at hand stays. */
	aside<T>(make: () => T): T;
	/** A move that is played from where the log stood at a height. */
	played(route: number, detail: number, before: number): Way;
}
