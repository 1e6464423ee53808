import type { JSX } from 'preact';
import type { Context } from '../context.js';
import { EXAMPLES, type Example } from './examples.js';

/** An example of every package, to be opened by a click. */
export function Examples({ store, interaction }: Context): JSX.Element {
	const open = ({ state, panel, feen, title }: Example): void => {
		store.panel.value = panel;
		store.feenShown.value = feen === true;
		store.dispatch({ type: 'open', state });
		interaction.say(`Opened: ${title}.`);
	};
	return (
		<ul class="examples" aria-label="Examples">
			{EXAMPLES.map((example) => (
				<li key={example.shows}>
					<button type="button" class="link-button" onClick={() => open(example)}>
						{example.title}
					</button>{' '}
					<code>@x/{example.shows}</code>
				</li>
			))}
		</ul>
	);
}
