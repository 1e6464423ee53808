import type { JSX } from 'preact';
import { reveal } from '../../fields/reveal.js';
import type { PieceReading } from '../../worker/protocol.js';

/** Selects a part of the text. */
const select = (from: number, to: number): void => {
	const area = document.getElementById('piece');
	if (!(area instanceof HTMLTextAreaElement)) return;
	area.focus();
	area.setSelectionRange(from, to);
	reveal(area, from);
};

/** The piece in plain English. A sentence shows its place in the text. `placed`: the places are those of the text in the field. */
export function Words({ reading, placed }: { readonly reading: PieceReading; readonly placed: boolean }): JSX.Element {
	return (
		<ul class="piece-words" aria-label="The piece in words">
			{reading.sentences.map(({ text, span }, at) => (
				<li key={`${at} ${text}`}>
					{span === undefined || !placed ? (
						text
					) : (
						<button type="button" class="piece-sentence" title="Show the place" onClick={() => select(span.from, span.to)}>
							{text}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
