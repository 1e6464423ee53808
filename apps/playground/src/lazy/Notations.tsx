import type { JSX } from 'preact';
import type { Context } from '../context.js';
import { notationCards as words } from '../strings/notation-cards.js';
import type { NotationCard } from '../worker/protocol.js';
import { Card, Lost } from './notations/Card.js';
import { useNotations } from './notations/use-notations.js';
import { usePlaces } from './notations/use-places.js';

/** The position and the game in every notation side by side, each of them editable. */
export function Notations(context: Context): JSX.Element {
	const notations = useNotations(context);
	const { lit, follow } = usePlaces(context);
	const { view } = notations;
	if (view === undefined) return <p class="lazy-wait">{words.wait}</p>;
	const written = view.cards.filter(({ text }) => text !== undefined);
	const refused = view.cards.filter(({ text }) => text === undefined);
	const group = (about: NotationCard['about'], title: string): JSX.Element => (
		<section class="notation-group" aria-labelledby={`notations-${about}`}>
			<h2 id={`notations-${about}`}>{title}</h2>
			{about === 'position' ? <Lost lost={view.lost} /> : null}
			<div class="notation-cards">
				{written
					.filter((card) => card.about === about)
					.map((card) => (
						<Card key={card.id} {...context} card={card} notations={notations} lit={lit} onCaret={follow} />
					))}
			</div>
		</section>
	);
	return (
		<section class="notations" aria-label={words.panel}>
			<p class="field-hint">{words.intro}</p>
			{group('position', words.position)}
			{group('game', words.game)}
			{group('rules', words.rules)}
			{refused.length === 0 ? null : (
				<details class="notation-refused">
					<summary>{words.refused(refused.length)}</summary>
					<dl>
						{refused.map(({ id, title, lost }) => (
							<div key={id}>
								<dt>{title}</dt>
								<dd>{lost.join(' ')}</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</section>
	);
}
