import type { Doc } from '../worker/protocol.js';
import type { AppState } from './app-state.js';

/** The game of a state, as the engine is given it. */
export const docOf = (state: AppState): Doc => ({
	ruleset: state.ruleset.id,
	start: state.start,
	record: state.record,
	...(state.game === undefined ? {} : { game: state.game }),
});
