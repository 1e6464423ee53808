import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/start.js';
import { ExampleCard } from './ExampleCard.js';
import { EXAMPLES } from './examples.js';

/** An example of every package, to be opened by a click. */
export function Examples(context: Context): JSX.Element {
	return (
		<ul class="examples" aria-label={strings.examples}>
			{EXAMPLES.map((example) => (
				<li key={example.title}>
					<ExampleCard {...context} example={example} />
					<code>{strings.packageName(example.shows)}</code>
				</li>
			))}
		</ul>
	);
}
