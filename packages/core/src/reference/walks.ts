import type { Cond } from '../ruleset/types.js';
import { candidatesOf } from './candidates.js';
import type { Context } from './context.js';
import { judge } from './legal.js';
import { moveOf, moveText, type ReferenceMove } from './move.js';
import type { Cell } from './space.js';
import type { State } from './state.js';

/** How far one branch of a walk got. */
export interface WalkEnd {
	readonly completed: boolean;
	/** The cursor where it ended; undefined before it went anywhere. */
	readonly at: Cell | undefined;
	/** The test that stopped it; none where a step or an effect had no cell to go to. */
	readonly failed?: Cond;
	/** What a completed walk came to, and what refuses that. */
	readonly candidate?: {
		readonly move: ReferenceMove;
		readonly refused: { readonly law: string } | { readonly choice: string } | undefined;
	};
}

/**
 * Every branch of the walks that the piece on a cell makes in the phase: those that stopped, with the test that stopped them, and
 * those that were completed.
 *
 * @example
 * import { reference, walksFrom } from '@x/core/reference';
 * import { chess } from '@x/core/presets/chess';
 * const state = reference(chess).start();
 * walksFrom(state, 0).every((end) => !end.completed) // the rook on a1 is shut in
 */
export function walksFrom(state: State, origin: Cell): WalkEnd[] {
	const ends: WalkEnd[] = [];
	const watch = ({ at }: Context, failed: Cond | undefined): void => {
		ends.push(failed === undefined ? { completed: false, at } : { completed: false, at, failed });
	};
	candidatesOf(state, { from: origin, watch });
	// Laws and choices are asked of the whole list: a choice may refuse this piece for another one's sake.
	const verdicts = new Map(judge(state).map(({ candidate, refused }) => [moveText(candidate), refused]));
	for (const candidate of candidatesOf(state, { from: origin })) {
		const move = moveOf(candidate);
		ends.push({ completed: true, at: candidate.at, candidate: { move, refused: verdicts.get(moveText(candidate)) } });
	}
	return ends;
}
