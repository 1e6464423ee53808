import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/start.js';
import { ExampleCard } from './ExampleCard.js';
import { EXAMPLES } from './examples.js';
import type { Closing } from './model.js';
import { SheetHead } from './SheetHead.js';

/** An example of every package, to be opened by a click. */
export function Examples({ onClose, ...context }: Context & Closing): JSX.Element {
	return (
		<>
			<SheetHead title={strings.examples} onClose={onClose} />
			<ul class="examples sheet-body" aria-label={strings.examples}>
				{EXAMPLES.map((example) => (
					<li key={example.title}>
						<ExampleCard {...context} example={example} onOpen={onClose} />
						<code>{strings.packageName(example.shows)}</code>
					</li>
				))}
			</ul>
		</>
	);
}
