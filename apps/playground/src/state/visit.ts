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

/** Opens the link of the address, or what the page `shown` without a link. A visitor without one sees examples, and a wrong move with its reason, until the page is used for the first time. */
export const beginVisit = (store: Store, interaction: Interaction, hash: string, shown?: AppState): void => {
	const link = hash === '' && shown !== undefined ? toLink(shown) : hash.slice(1);
	const isNew = kept(KEY) === undefined;
	const isFirst = isFirstVisit(link);
	if (isFirst) store.visit.value = 'first';
	store.open(isFirst ? toLink(PINNED) : link);
	if (isFirst)
		store.whenComplete(() => {
			if (store.visit.peek() === 'first') showWrong(store, interaction, WRONG);
		});
	else if (isNew && isOwn(store.state.peek().ruleset.id)) store.visit.value = 'shared';
	if (store.visit.peek() === undefined) return;
	const end = effect(() => {
		if (store.log.value.past.length === 0) return;
		endFirstVisit();
		store.visit.value = undefined;
		queueMicrotask(() => end());
	});
};
