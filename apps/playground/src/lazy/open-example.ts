import type { Context } from '../context.js';
import { endFirstVisit } from '../state/visit.js';
import * as strings from '../strings/start.js';
import type { Example } from './examples.js';
import { rememberGame } from './games/recent.js';

/** Opens the game of an example with its panel, and brings the board into view. */
export const openExample = ({ store, interaction }: Context, { state, panel, feen, title }: Example): void => {
	endFirstVisit();
	rememberGame(state.ruleset.id);
	store.panel.value = panel;
	store.feenShown.value = feen === true;
	store.dispatch({ type: 'open', state });
	interaction.say(strings.opened(title));
	document.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
};
