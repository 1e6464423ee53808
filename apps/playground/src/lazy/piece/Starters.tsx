import type { JSX } from 'preact';
import * as strings from '../../strings/piece.js';
import type { PieceText } from './piece-text.js';

/** Pieces to begin with. */
export const STARTERS: readonly (PieceText & { readonly title: string })[] = [
	{ title: strings.starters.cannon, text: 'mR+cpR', dialect: 'auto' },
	{ title: strings.starters.horse, text: 'mW-fF', dialect: 'auto' },
	{ title: strings.starters.pawn, text: 'mfW+cefF+[1-2]mefW02', dialect: 'auto' },
	{ title: strings.starters.nightrider, text: 'N0', dialect: 'auto' },
	{ title: strings.starters.rose, text: 'N(r)0+N(l)0', dialect: 'auto' },
	{ title: strings.starters.twice, text: 'aK-[aK]', dialect: 'auto' },
	{ title: strings.starters.grasshopper, text: 'gQ', dialect: 'xbetza' },
	{ title: strings.starters.gold, text: 'WfF', dialect: 'betza' },
];

/** Examples of pieces, to be written into the field by a click. */
export function Starters({ onTake }: { readonly onTake: (piece: PieceText) => void }): JSX.Element {
	return (
		<details class="workshop-section">
			<summary>{strings.examples}</summary>
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
