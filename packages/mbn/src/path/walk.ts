import type { Path } from '@x/core';
import type { Moves, Part } from './resolved.js';
import type { Manner, Rest, State } from './state.js';

export type Link = '-' | '--';

/** A walk before a leg. */
export interface Walk {
	/** How the leg continues the one before. */
	readonly link: Link;
	readonly state: State;
	readonly manner: Manner;
	/** The rest of the move after the leg. */
	readonly rest: Rest;
}

/** Makes paths of legs; groups use it for the legs inside them. */
export interface LegMaker {
	readonly sequence: (moves: Moves, walk: Walk) => Path | undefined;
	readonly choice: (parts: readonly Part[], walk: Walk) => Path | undefined;
}
