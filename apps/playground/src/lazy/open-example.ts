import type { Context } from '../context.js';
import { showWrong } from '../state/wrong-move.js';
import * as strings from '../strings/start.js';
import type { Example } from './examples.js';
import { rememberGame } from './games/recent.js';

/** Opens the game of an example with its panel, and brings the board into view. */
export const openExample = ({ store, interaction }: Context, { state, panel, feen, title, wrong }: Example): void => {
	rememberGame(state.ruleset.id);
	if (panel === 'Workshop' || panel === 'Piece') store.build(panel);
	else store.panel.value = panel === 'NewGame' ? 'Game' : panel;
	if (panel === 'NewGame') store.show(panel);
	store.feenShown.value = feen === true;
	store.dispatch({ type: 'open', state });
	interaction.say(strings.opened(title));
	if (wrong !== undefined) showWrong(store, interaction, wrong);
	document.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
};
