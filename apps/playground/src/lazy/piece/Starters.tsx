import type { JSX } from 'preact';
import type { PieceText } from './piece-text.js';

/** Pieces to begin with. */
export const STARTERS: readonly (PieceText & { readonly title: string })[] = [
	{ title: 'Cannon of xiangqi', text: 'mR+cpR', dialect: 'auto' },
	{ title: 'Horse of xiangqi', text: 'mW-fF', dialect: 'auto' },
	{ title: 'Pawn', text: 'mfW+cefF+[1-2]mefW02', dialect: 'auto' },
	{ title: 'Nightrider', text: 'N0', dialect: 'auto' },
	{ title: 'Rose, which turns after each leap', text: 'N(r)0+N(l)0', dialect: 'auto' },
	{ title: 'Piece that captures twice', text: 'aK-[aK]', dialect: 'auto' },
	{ title: 'Grasshopper, in XBetza', text: 'gQ', dialect: 'xbetza' },
	{ title: 'Gold general, in Betza', text: 'WfF', dialect: 'betza' },
];

/** Examples of pieces, to be written into the field by a click. */
export function Starters({ onTake }: { readonly onTake: (piece: PieceText) => void }): JSX.Element {
	return (
		<details class="workshop-section">
			<summary>Examples of pieces</summary>
			<ul class="piece-starters">
				{STARTERS.map(({ title, text, dialect }) => (
					<li key={title}>
						<button type="button" class="link-button" onClick={() => onTake({ text, dialect })}>
							{title}
						</button>{' '}
						<code>{text}</code>
					</li>
				))}
			</ul>
		</details>
	);
}
