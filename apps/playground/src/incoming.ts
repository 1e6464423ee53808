import { type Signal, signal } from '@preact/signals';
import * as strings from './strings/opened.js';

/** A text or a file that came to the page from outside, or the wish to choose one; empty once it is dealt with. */
export interface Incoming {
	readonly text?: string;
	readonly file?: File | undefined;
	/** The id of the text field that received it, too. */
	readonly field?: string | undefined;
	/** The user has seen what the text is, and opens it. */
	readonly sure?: true;
	/** Something is being dragged over the page. */
	readonly over?: true;
	/** The user wants to choose a file, or to paste a text. */
	readonly ask?: true;
}

export type IncomingSignal = Signal<Incoming | undefined>;

/** Characters of the largest text that a field takes. A larger one is opened as a file, which is read in the background. */
export const LARGEST_TEXT = 1_000_000;

/** Receives texts and files that are pasted or dropped anywhere on the page; `src/lazy/Opened.tsx` opens them. */
export const receive = (): IncomingSignal => {
	const incoming: IncomingSignal = signal(undefined);
	const take = (event: ClipboardEvent | DragEvent): void => {
		const { type } = event;
		const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
		const target = event.composedPath()[0] as Element;
		const field = target.closest?.('input,textarea,[contenteditable]');
		const hasFiles = data?.types.includes('Files');
		// Fields receive text themselves.
		if (data == null || (field && !hasFiles && type !== 'paste')) return;
		const text = /^drag/.test(type) ? '' : data.getData('text');
		const isLarge = text.length > LARGEST_TEXT;
		if (!field || hasFiles || isLarge) event.preventDefault();
		incoming.value = /^drag/.test(type)
			? { over: true }
			: isLarge
				? { file: new File([text], strings.pastedText) }
				: { text, file: data.files[0], field: field?.id };
	};
	addEventListener('paste', take);
	addEventListener('dragover', take);
	addEventListener('drop', take);
	return incoming;
};
