import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.js';
import { Provide } from './context.js';
import { keepFocus } from './focus.js';
import { receive } from './incoming.js';
import { lazyPanel } from './lazy/panels.js';
import { commandByKey } from './panels/command-by-key.js';
import { stepByKey } from './panels/step-by-key.js';
import { loadSets } from './sets/load.js';
import { createSets } from './sets/sets.js';
import type { AppState } from './state/app-state.js';
import { createInteraction } from './state/interaction.js';
import { applyLook } from './state/look.js';
import { panelMark, splitFragment } from './state/panels.js';
import { placeAt } from './state/place.js';
import { createStore } from './state/store.js';
import { titleOf } from './state/title.js';
import { beginVisit } from './state/visit.js';
import * as linkStrings from './strings/links.js';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/frame.css';
import './style/bars.css';
import './style/rail.css';
import './style/narrow.css';
import './style/buttons.css';
import './style/board.css';
import './style/games.css';
import './style/moves.css';
import './style/panels.css';
import { connect } from './worker/client.js';
import { firstWorker } from './worker/first-worker.js';
import { lazyWorker } from './worker/lazy-worker.js';
import { isDrawing, isFirst, isOfFile, isOfThought, isOwn } from './worker/protocol.js';

const engine = firstWorker();
const client = connect(
	(topic, ask) =>
		isFirst(topic, ask)
			? engine
			: lazyWorker(isOfFile(topic) ? 'file' : isOfThought(topic) ? 'think' : isDrawing(topic, ask) ? 'draw' : 'play'),
	(message) => {
		interaction.clear();
		store.fail(message);
	},
);
const store = createStore(client);
const interaction = createInteraction(store);

const here = placeAt(location.href, document.documentElement.dataset.game);

/** Characters of the longest link in the address. A browser and a messenger would cut a longer one. */
const LONGEST_LINK = 100_000;

/** Milliseconds without a key press before a long address is written. */
const PAUSE = 150;

// The address follows the state, and the state follows a new address.
let written = '';
let shownPlace: string | undefined;
const placeOf = ({ ruleset, start, game }: AppState): string => (isOwn(ruleset.id) ? 'own' : JSON.stringify([ruleset.id, start, game]));
let again: ReturnType<typeof setTimeout> | undefined;
const write = (): void => {
	clearTimeout(again);
	if (written === location.hash) return;
	// Another game, or another start of it, is a place to come back to.
	const place = placeOf(store.state.peek());
	// So is a link that could not be opened, with any panel.
	const refused = store.refusedLink.peek();
	const isRefused = refused !== undefined && splitFragment(refused.text)[0] === splitFragment(location.hash.slice(1))[0];
	const isNew = isRefused || (shownPlace !== undefined && shownPlace !== place);
	try {
		const address = here.addressOf(store.state.peek().ruleset.id, written);
		if (isNew) history.pushState(null, '', address);
		else history.replaceState(null, '', address);
		shownPlace = place;
	} catch {
		// Some browsers refuse too frequent changes.
		again = setTimeout(write, 2000);
	}
};
// Rules that are being edited make a long address: it is written when typing pauses.
let pending: ReturnType<typeof setTimeout> | undefined;
const follow = (): void => {
	clearTimeout(pending);
	pending = undefined;
	const link = store.link();
	const isLong = link.length > LONGEST_LINK;
	// A link to a piece opens the place where it was drawn.
	const usual = store.state.peek().piece === undefined ? 'Game' : 'Build';
	written = isLong ? '' : `#${link}${panelMark(store.panel.value, usual)}`;
	if (isLong && location.hash !== '' && store.notice.peek() === undefined) store.notice.value = { text: linkStrings.tooLong, undo: false };
	write();
};
effect(() => {
	if (store.reading.value === undefined || !store.fresh.value || store.addressKept.value || store.visit.value === 'first') return;
	clearTimeout(pending);
	if (isOwn(store.state.value.ruleset.id)) pending = setTimeout(follow, PAUSE);
	else follow();
});
addEventListener('pagehide', () => {
	if (pending !== undefined) follow();
});
// Also where only the game of the address changes.
addEventListener('popstate', () => {
	if (location.hash !== written) {
		// The address is in the history already.
		shownPlace = undefined;
		store.open(location.hash.slice(1));
	} else store.refusedLink.value = undefined;
});
addEventListener('keydown', (event) => {
	const typing = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
	if (stepByKey(store, event) || commandByKey(store, event)) return;
	if (typing || event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
	const key = event.key.toLowerCase();
	const run = key === 'z' ? (event.shiftKey ? store.redo : store.undo) : key === 'y' ? store.redo : undefined;
	if (run === undefined) return;
	event.preventDefault();
	run();
});
beginVisit(store, interaction, location.hash, here.shown);

effect(() => applyLook(store.look.value));

/** Milliseconds after the board is complete: then the panels and all games are loaded, so that they open at once. */
const AHEAD = 800;

store.whenComplete(() =>
	setTimeout(() => {
		lazyPanel('Notations').catch(() => undefined);
		store.list();
	}, AHEAD),
);

/** Milliseconds of rest before the title follows the position. */
const REST = 500;

let titled: ReturnType<typeof setTimeout> | undefined;
effect(() => {
	const reading = store.reading.value;
	clearTimeout(titled);
	if (reading !== undefined && store.visit.value !== 'first')
		titled = setTimeout(() => {
			document.title = titleOf(reading);
		}, REST);
});

const root = document.getElementById('app');
if (root !== null) {
	keepFocus(root);
	render(
		<Provide value={{ store, interaction, sets: createSets(loadSets), incoming: receive() }}>
			<App />
		</Provide>,
		root,
	);
}
