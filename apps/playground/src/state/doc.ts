import type { Doc } from '../worker/protocol.js';
import type { AppState } from './app-state.js';

/** The document of a state, as the engine receives it. */
export const docOf = (state: AppState): Doc => ({
	ruleset: state.ruleset.id,
	start: state.start,
	record: state.record,
	...(state.game === undefined ? {} : { game: state.game }),
});
