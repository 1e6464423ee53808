import type { Span } from '@x/diagnostics';
import type { JSX } from 'preact';
import { reveal } from '../../fields/reveal.js';
import * as strings from '../../strings/piece.js';

/** Selects a part of the text in a field. */
const select = (field: string, { from, to }: Span): void => {
	const area = document.getElementById(field);
	if (!(area instanceof HTMLTextAreaElement)) return;
	area.focus();
	area.setSelectionRange(from, to);
	reveal(area, from);
};

interface WordsProps {
	readonly label: string;
	readonly sentences: readonly { readonly text: string; readonly span?: Span | undefined }[];
	/** The field whose text the places belong to; undefined while it has another text. */
	readonly field: string | undefined;
	/** Shows a place in a field that is not a `textarea`. */
	readonly onShow?: (span: Span) => void;
}

/** A text in plain English. A sentence shows its place in the text. */
export function Words({ label, sentences, field, onShow }: WordsProps): JSX.Element {
	return (
		<ul class="piece-words" aria-label={label}>
			{sentences.map(({ text, span }, at) => (
				<li key={`${at} ${text}`}>
					{span === undefined || field === undefined ? (
						text
					) : (
						<button
							type="button"
							class="piece-sentence"
							title={strings.showPlace}
							onClick={() => (onShow ? onShow(span) : select(field, span))}
						>
							{text}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
