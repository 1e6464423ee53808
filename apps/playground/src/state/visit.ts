import { effect } from '@preact/signals';
import type { CellId } from '@x/board';
import { toLink } from '../link/link.js';
import { type AppState, initialState } from './app-state.js';
import type { Interaction } from './interaction.js';
import { keep, kept } from './kept.js';
import type { Store } from './store.js';

const KEY = 'x-start';

/** The first position for a new visitor: a knight that may not take, since it is pinned. */
const PINNED: AppState = {
	...initialState,
	record: { kind: 'moves', moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'd7d6', 'd2d4'] },
	cursor: 7,
};

const WRONG = { from: 'c6', to: 'd4' } as const;

/** Whether the visitor comes without a link, and has not used the page before. */
export const isFirstVisit = (link: string): boolean => link === '' && kept(KEY) === undefined;

/** The next visit begins with the board as it is at the start of a game. */
export const endFirstVisit = (): void => keep(KEY, 'seen');

/** Opens the link of the address. A visitor without one sees examples, and a wrong move with its reason, until the page is used for the first time. */
export const beginVisit = (store: Store, interaction: Interaction, hash: string): void => {
	const link = hash.slice(1);
	if (!isFirstVisit(link)) {
		store.open(link);
		return;
	}
	store.firstVisit.value = true;
	store.open(toLink(PINNED));
	store.whenComplete(({ board }) => {
		const cell = (name: string): CellId | undefined => board.cells.find((known) => known.name === name)?.cell;
		const [from, to] = [cell(WRONG.from), cell(WRONG.to)];
		if (store.firstVisit.peek() && from !== undefined && to !== undefined) interaction.refuse({ cell: from }, to);
	});
	const end = effect(() => {
		if (store.log.value.past.length === 0) return;
		endFirstVisit();
		store.firstVisit.value = false;
		queueMicrotask(() => end());
	});
};
