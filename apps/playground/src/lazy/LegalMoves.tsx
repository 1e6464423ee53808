import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import * as strings from '../strings/counting.js';
import type { LegalMove, PositionView } from '../worker/protocol.js';

/** Whether a word matches a move: its text, its name, or its captured or resulting piece. */
const fits = (move: LegalMove, words: string): boolean =>
	[move.san, move.name, move.mover, move.promotion ?? '', ...move.captured].some((text) => text.toLowerCase().includes(words));

/** All legal moves. Words filter the list: `N`, `x`, `+`, `e4`, `pawn`. A click plays the move. */
export function LegalMoves({ interaction, position }: Context & { readonly position: PositionView }): JSX.Element {
	const [sought, seek] = useState('');
	const words = sought.trim().toLowerCase();
	const { legal } = position;
	const found = words === '' ? legal : legal.filter((move) => fits(move, words));
	return (
		<section class="lab" aria-label={strings.legalMoves}>
			<div class="lab-head">
				<h2>{strings.legalMoves}</h2>
				<input
					type="search"
					aria-label={strings.filter}
					placeholder={strings.filterExample}
					value={sought}
					onInput={(event) => seek(event.currentTarget.value)}
				/>
				<output class="lab-count">{found.length === legal.length ? legal.length : strings.fits(found.length, legal.length)}</output>
			</div>
			<ul class="lab-moves">
				{found.map((move) => (
					<li key={move.name}>
						<button type="button" title={move.name} onClick={() => interaction.play(move.name)}>
							{move.san}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
