import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view';
import { editor as strings } from '../../strings/editor.js';
import type { Meaning } from '../../worker/protocol.js';
import { closeTips } from './tips.js';

/** How an editor learns the meanings of its words, and announces them. */
export interface MeaningEvents {
	/** The meaning of the word at a place. */
	readonly meaning: (text: string, at: number) => Promise<Meaning | undefined>;
	readonly say: (words: string) => void;
}

const meant = StateEffect.define<Meaning>();

const tooltipOf = ({ from, to, word, texts }: Meaning): Tooltip => ({
	pos: from,
	end: to,
	above: true,
	create: () => {
		const dom = document.createElement('div');
		dom.className = 'cm-meaning';
		texts.forEach((text, index) => {
			const line = document.createElement('p');
			if (index === 0 && word !== undefined) {
				const name = document.createElement('b');
				name.textContent = word;
				line.append(name, ' ');
			}
			line.append(text);
			dom.append(line);
		});
		return { dom };
	},
});

/** The meaning that was asked for by the keyboard, until the text or the selection changes. */
const shown: StateField<Tooltip | null> = StateField.define<Tooltip | null>({
	create: () => null,
	update: (value, { effects, docChanged, selection }) => {
		const effect = effects.findLast((one) => one.is(meant));
		if (effect !== undefined) return tooltipOf(effect.value);
		return docChanged || selection !== undefined || effects.some((one) => one.is(closeTips)) ? null : value;
	},
	provide: (field) => showTooltip.from(field),
});

/** The meanings of the words under the pointer. */
export const meanings = (meaning: MeaningEvents['meaning']): Extension => [
	shown,
	hoverTooltip(async (view, at) => {
		const text = view.state.doc.toString();
		const found = await meaning(text, at);
		return found === undefined || view.state.doc.toString() !== text ? null : tooltipOf(found);
	}),
];

/** Shows and announces the meaning of the word at the caret. */
export const showMeaning = (view: EditorView, { meaning, say }: MeaningEvents): boolean => {
	const { doc, selection } = view.state;
	meaning(doc.toString(), selection.main.head).then((found) => {
		say(found === undefined ? strings.noMeaning : strings.meaning(found.word, found.texts));
		if (found !== undefined && view.state.doc === doc) view.dispatch({ effects: meant.of(found) });
	});
	return true;
};
