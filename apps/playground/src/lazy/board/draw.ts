import type { Drawings } from '@x/board';
import type { Context } from '../../context.js';
import { NO_MOVES } from '../../state/app-state.js';
import { docOf } from '../../state/doc.js';
import { boardBar } from '../../strings/board-bar.js';
import * as undoStrings from '../../strings/undo.js';

/** Keeps the user's drawings in the comment of the shown move. They are on the board at once. */
export const draw = ({ store, interaction }: Context, drawings: Drawings): void => {
	const before = interaction.drawn.peek();
	interaction.drawn.value = { ...before, drawings };
	store.whenFresh(({ shown }) => {
		const state = store.state.peek();
		store.client.ask('draw', { doc: docOf(state), node: shown, drawings }, (text) => {
			if (store.state.peek() !== state) return;
			if (text === undefined) {
				interaction.drawn.value = before;
				store.notice.value = { text: boardBar.notDrawn, undo: false };
				return;
			}
			const record = text === '' ? NO_MOVES : ({ kind: 'text', text } as const);
			store.dispatch({ type: 'play', record, cursor: shown, label: undoStrings.drawing });
			// A press on an empty cell erases them: a comment of the author of a file is not lost without a word.
			if (drawings.arrows.length + drawings.circles.length === 0) store.notice.value = { text: boardBar.erased, undo: true };
		});
	});
};
