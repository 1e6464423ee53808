import { effect } from '@preact/signals';
import { toLink } from '../link/link.js';
import { isOwn } from '../worker/protocol.js';
import type { AppState } from './app-state.js';
import type { Interaction } from './interaction.js';
import { keep, kept } from './kept.js';
import type { Store } from './store.js';
import { PINNED, showWrong, WRONG } from './wrong-move.js';

const KEY = 'x-start';

/** Whether the visitor comes without a link, and has not used the page before. */
export const isFirstVisit = (link: string): boolean => link === '' && kept(KEY) === undefined;

/** The next visit begins with the board as it is at the start of a game. */
export const endFirstVisit = (): void => keep(KEY, 'seen');

/**
 * Opens the link of the address, or the game of the page (`shown`) without one. Until the page is used for the first time, a visitor without a link sees
 * examples, and a wrong move with its reason; the receiver of a game that a player made sees what it is.
 */
export const beginVisit = (store: Store, interaction: Interaction, hash: string, shown?: AppState): void => {
	const link = hash === '' && shown !== undefined ? toLink(shown) : hash.slice(1);
	if (isFirstVisit(link)) {
		store.visit.value = 'first';
		store.open(toLink(PINNED));
		store.whenComplete(() => {
			if (store.visit.peek() === 'first') showWrong(store, interaction, WRONG);
		});
	} else {
		store.open(link);
		if (kept(KEY) !== undefined || !isOwn(store.state.peek().ruleset.id)) return;
		store.visit.value = 'shared';
		// The author was at another panel.
		store.panel.value = 'Game';
	}
	const end = effect(() => {
		if (store.log.value.past.length === 0) return;
		endFirstVisit();
		store.visit.value = undefined;
		queueMicrotask(() => end());
	});
};
