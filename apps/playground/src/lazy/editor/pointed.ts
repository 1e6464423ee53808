import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Span } from '@x/diagnostics';

/** Marks the lines of rules. */
export const setPointed = StateEffect.define<readonly Span[]>();

const line = Decoration.line({ class: 'line-pointed' });

/** The lines that another part of the page points at, until the text or the selection changes. */
export const pointed: StateField<DecorationSet> = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update: (drawn, { effects, newDoc, docChanged, selection }) => {
		const effect = effects.findLast((one) => one.is(setPointed));
		if (effect === undefined) return docChanged || selection !== undefined ? Decoration.none : drawn;
		const lineAt = (at: number): number => newDoc.lineAt(Math.min(at, newDoc.length)).number;
		const lines = new Set(
			effect.value.flatMap(({ from, to }) => {
				const first = lineAt(from);
				return Array.from({ length: lineAt(Math.max(from, to - 1)) - first + 1 }, (_, index) => first + index);
			}),
		);
		return Decoration.set(
			[...lines].map((number) => line.range(newDoc.line(number).from)),
			true,
		);
	},
	provide: (field) => EditorView.decorations.from(field),
});
