import type { CellId } from '@x/board';
import { type AppState, initialState } from './app-state.js';
import type { Interaction } from './interaction.js';
import type { Store } from './store.js';

/** The first position for a new visitor: a knight that may not take, since it is pinned. */
export const PINNED: AppState = {
	...initialState,
	record: { kind: 'moves', moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'd7d6', 'd2d4'] },
	cursor: 7,
};

export const WRONG = ['c6', 'd4'] as const;

/** Shows a wrong move with its reason, as soon as its board is there. */
export const showWrong = (store: Store, interaction: Interaction, wrong: readonly [from: string, to: string]): void =>
	store.whenComplete(({ board }) => {
		const cell = (name: string): CellId | undefined => board.cells.find((known) => known.name === name)?.cell;
		const [from, to] = [cell(wrong[0]), cell(wrong[1])];
		if (from !== undefined && to !== undefined) interaction.refuse({ cell: from }, to);
	});
