import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/start.js';
import { ExampleCard } from './ExampleCard.js';
import { EXAMPLES } from './examples.js';

/** Some examples for a new visitor. */
export function Start(context: Context): JSX.Element {
	return (
		<>
			<div class="start-head">
				<h2>{strings.title}</h2>
				<button
					type="button"
					class="link-button"
					onClick={() => {
						context.store.show('Examples');
					}}
				>
					{strings.all}
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
