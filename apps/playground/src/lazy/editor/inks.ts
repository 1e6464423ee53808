import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Ink, InkedPart } from '../../worker/protocol.js';

/** Replaces the colours of the text. */
export const setInks = StateEffect.define<readonly InkedPart[]>();

const marks: Readonly<Record<Ink, Decoration>> = {
	key: Decoration.mark({ class: 'ink-key' }),
	name: Decoration.mark({ class: 'ink-name' }),
	word: Decoration.mark({ class: 'ink-word' }),
	number: Decoration.mark({ class: 'ink-number' }),
	text: Decoration.mark({ class: 'ink-text' }),
	comment: Decoration.mark({ class: 'ink-comment' }),
};

/** The colours of the text, which move with it until those of the new text arrive. */
export const inking: StateField<DecorationSet> = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update: (drawn, transaction) => {
		const effect = transaction.effects.findLast((one) => one.is(setInks));
		if (effect === undefined) return drawn.map(transaction.changes);
		const end = transaction.newDoc.length;
		return Decoration.set(effect.value.filter(({ to }) => to <= end).map(({ from, to, ink }) => marks[ink].range(from, to)));
	},
	provide: (field) => EditorView.decorations.from(field),
});
