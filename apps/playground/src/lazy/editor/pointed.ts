import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks the lines of a rule. */
export const setPointed = StateEffect.define<{ readonly from: number; readonly to: number }>();

const line = Decoration.line({ class: 'line-pointed' });

/** The lines that another part of the page points at, until the text or the selection changes. */
export const pointed: StateField<DecorationSet> = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update: (drawn, { effects, newDoc, docChanged, selection }) => {
		const effect = effects.findLast((one) => one.is(setPointed));
		if (effect === undefined) return docChanged || selection !== undefined ? Decoration.none : drawn;
		const { from, to } = effect.value;
		const [first, last] = [from, Math.max(from, to - 1)].map((at) => newDoc.lineAt(Math.min(at, newDoc.length)).number);
		const lines = Array.from({ length: last! - first! + 1 }, (_, index) => newDoc.line(first! + index).from);
		return Decoration.set(lines.map((at) => line.range(at)));
	},
	provide: (field) => EditorView.decorations.from(field),
});
