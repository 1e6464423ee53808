import type { Span } from '@x/diagnostics';
import type { JSX } from 'preact';
import * as strings from '../../strings/piece.js';

interface WordsProps {
	readonly label: string;
	readonly sentences: readonly { readonly text: string; readonly span?: Span | undefined }[];
	/** Shows a place in the text; undefined while the editor has another text. */
	readonly onShow: ((span: Span) => void) | undefined;
}

/** A text in plain English. A sentence shows its place in the text. */
export function Words({ label, sentences, onShow }: WordsProps): JSX.Element {
	return (
		<ul class="piece-words" aria-label={label}>
			{sentences.map(({ text, span }, at) => (
				<li key={`${at} ${text}`}>
					{span === undefined || onShow === undefined ? (
						text
					) : (
						<button type="button" class="piece-sentence" title={strings.showPlace} onClick={() => onShow(span)}>
							{text}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
