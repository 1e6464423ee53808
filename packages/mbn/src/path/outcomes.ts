import type { Path } from '@x/core';
import { seq } from '@x/core/build';
import { alternatives } from './rides.js';
import { isFree, type Rest, type State, keyOf as stateKey, union } from './state.js';

/** A path that leaves the walk in one state. */
export interface Outcome {
	readonly state: State;
	readonly path: Path;
}

/** The path that does nothing. */
export const NOTHING: Path = seq();

/** Nothing follows; walks that end in other states than the accepted ones are dropped. */
export const nothing = (needsDirection = false, accept?: (state: State) => boolean): Rest => ({
	needsDirection,
	returns: needsDirection,
	weight: 3,
	leadsAway: () => false,
	build: (state) => (accept === undefined || accept(state) ? NOTHING : undefined),
});

/** The paths of a leg by the state in which they leave the walk. Where directions are needed, walks without one are apart. */
export function outcomesOf(body: (rest: Rest) => Path | undefined, needsDirection: boolean): readonly Outcome[] {
	const keyOf = (state: State): string => (needsDirection && isFree(state) ? 'free ' : '') + stateKey(state);
	const states = new Map<string, State>();
	const record: Rest = {
		...nothing(needsDirection),
		build: (state) => {
			const known = states.get(keyOf(state));
			states.set(keyOf(state), known === undefined ? { ...state, outbound: undefined } : union([known, state]));
			return NOTHING;
		},
	};
	const all = body(record);
	if (all === undefined) return [];
	if (states.size === 1) return [{ state: [...states.values()][0]!, path: all }];
	// A state can be recorded without a way to it: a hop of one step ends, but has nothing to hop over.
	return [...states].flatMap(([key, state]): Outcome[] => {
		const path = body(nothing(needsDirection, (one) => keyOf(one) === key));
		return path === undefined ? [] : [{ state, path }];
	});
}

/** Each outcome with what follows it. */
export const joined = (outcomes: readonly Outcome[], rest: Rest): Path | undefined =>
	alternatives(
		outcomes.map(({ state, path }) => {
			const after = rest.build(state);
			return after && seq(path, after);
		}),
	);

export const stopped = (outcomes: readonly Outcome[]): readonly Outcome[] => outcomes.filter(({ state }) => state.stopped);
export const going = (outcomes: readonly Outcome[]): readonly Outcome[] => outcomes.filter(({ state }) => !state.stopped);
