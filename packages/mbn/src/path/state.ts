import type { Path } from '@x/core';
import type { MoveEnd } from './environment.js';
import type { Vector } from './vectors.js';

/** The facts that are known of a walk between two legs. */
export interface State {
	/** The direction of the leg before: one offset, or one of several, bound at run time. `undefined`: a leg begins in the absolute frame. */
	readonly direction: readonly Vector[] | undefined;
	/** A capture in default mode: the piece may not move on (decision A4). */
	readonly stopped: boolean;
	/** The content of the cursor's cell: nothing that stays, a visited piece, a piece that changed sides; `gone`: the mover left the board. */
	readonly standing: 'free' | 'visited' | 'flipped' | 'gone';
	/** The mover stands on the cursor's cell. */
	readonly landed: boolean;
	/** The offset of the first leg since the mover stood still, where it is known. */
	readonly outbound: Vector | undefined;
	/** The walk cannot be where it began, since every leg led away from there. */
	readonly away: boolean;
	/** The reflection that was chosen (decision A14). */
	readonly crook: 'x' | 'y' | undefined;
	/** The kind of end that the last leg gives the move. */
	readonly end: MoveEnd;
	/** The mark on the cell where the last leg with a mark began. */
	readonly back: string | undefined;
	/** The mark on the cell where the leg before this one began. */
	readonly came: string | undefined;
}

export const START: State = {
	direction: undefined,
	stopped: false,
	standing: 'free',
	landed: true,
	outbound: undefined,
	away: true,
	crook: undefined,
	end: 'other',
	back: undefined,
	came: undefined,
};

/** The rest of a move after a leg. */
export interface Rest {
	/** Whether it depends on the direction of the leg. */
	readonly needsDirection: boolean;
	/** Whether it may go back to where the leg began. */
	readonly returns: boolean;
	/** How many legs it has, roughly. */
	readonly weight: number;
	/** Whether it makes no difference to it that the mover has not landed: it leads away from where the mover stands. */
	readonly leadsAway: (outbound: Vector, direction: Vector) => boolean;
	/** The path from here to the end of the move; `undefined`: there is no way on. */
	readonly build: (state: State) => Path | undefined;
}

/** States that the rest of a move does not tell apart have the same key. */
export const keyOf = ({ direction: _, outbound: __, away: ___, ...state }: State): string => JSON.stringify(state);

/** The next leg begins in the absolute frame: no leg has given a direction. */
export const isFree = ({ direction }: State): boolean => direction === undefined;

/** How the mover is on the board during a move. */
export type Manner =
	/** It lands at the end of each leg. */
	| 'landing'
	/** It is lifted first and lands at the end, since the move visits cells of other pieces. */
	| 'lifted'
	/** It stands still: a ghost leg looks at cells. */
	| 'looking';

/** The state after a leg that leads nowhere: the move may end where it began. */
export const still = (state: State): State => (state.landed && state.away ? { ...state, away: false } : state);

/** One state for several ways to go on. */
export const union = (states: readonly State[]): State => ({
	...states[0]!,
	direction: states[0]!.direction && [
		...new Map(states.flatMap(({ direction }) => direction ?? []).map((one) => [one.join(), one])).values(),
	],
	outbound: undefined,
	away: states.every(({ away }) => away),
});
