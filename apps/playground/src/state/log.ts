import { type Action, isView, labelOf, reduce } from './action.js';
import type { AppState } from './app-state.js';

/** A state to return to, and the action that replaced it. */
export interface Entry {
	readonly state: AppState;
	readonly label: string;
	/** Consecutive entries with the same non-empty key are one undo step (typing). */
	readonly merge: string;
}

/** The action log, used by undo and redo. */
export interface Log {
	readonly past: readonly Entry[];
	readonly present: AppState;
	readonly future: readonly Entry[];
}

const LIMIT = 500;

export const newLog = (present: AppState): Log => ({ past: [], present, future: [] });

/** Applies an action. Undo reverts consecutive actions with the same `merge` in one step. */
export const act = (log: Log, action: Action, merge = ''): Log => {
	const present = reduce(log.present, action);
	if (present === log.present) return log;
	if (isView(action)) return { ...log, present };
	const last = log.past.at(-1);
	if (merge !== '' && last?.merge === merge && log.future.length === 0) return { ...log, present };
	const entry: Entry = { state: log.present, label: labelOf(action), merge };
	return { past: [...log.past, entry].slice(-LIMIT), present, future: [] };
};

// The view and the piece are not part of the history: neither undo nor redo turns or moves a board.
const facing = (state: AppState, { flipped, view, ruleset, piece }: AppState): AppState => {
	const seen = ruleset.id === state.ruleset.id ? view : state.view;
	return state.flipped === flipped && state.view === seen && state.piece === piece ? state : { ...state, flipped, view: seen, piece };
};

export const undo = (log: Log): Log => {
	const entry = log.past.at(-1);
	if (entry === undefined) return log;
	return {
		past: log.past.slice(0, -1),
		present: facing(entry.state, log.present),
		future: [{ ...entry, state: log.present }, ...log.future],
	};
};

export const redo = (log: Log): Log => {
	const entry = log.future[0];
	if (entry === undefined) return log;
	return {
		past: [...log.past, { ...entry, state: log.present }],
		present: facing(entry.state, log.present),
		future: log.future.slice(1),
	};
};
