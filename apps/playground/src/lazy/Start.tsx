import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Context } from '../context.js';
import { endFirstVisit } from '../state/visit.js';
import * as strings from '../strings/start.js';
import { ExampleCard } from './ExampleCard.js';
import { EXAMPLES } from './examples.js';
import type { Closing } from './model.js';

/** Some examples for a new visitor. They are shown until they are hidden, and on the next visit only if the page has not been used. */
export function Start({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store, interaction } = context;
	const used = store.log.value.past.length > 0;
	useEffect(() => {
		if (used) endFirstVisit();
	}, [used]);
	const hide = (): void => {
		endFirstVisit();
		onClose();
		interaction.say(strings.hidden);
	};
	const showAll = (): void => {
		store.panel.value = 'Examples';
		// The panel is below the board on narrow pages: the focus brings it into view.
		document.getElementById('tab-Examples')?.focus();
	};
	return (
		<>
			<div class="start-head">
				<h2>{strings.title}</h2>
				<button type="button" class="link-button" onClick={showAll}>
					{strings.all}
				</button>
				<button type="button" class="link-button" aria-label={strings.hideExamples} onClick={hide}>
					{strings.hide}
				</button>
			</div>
			<ul class="start-cards">
				{EXAMPLES.filter(({ start }) => start).map((example) => (
					<li key={example.title}>
						<ExampleCard {...context} example={example} />
					</li>
				))}
			</ul>
		</>
	);
}
