import type { JSX } from 'preact';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import * as strings from '../strings/start.js';
import type { Example } from './examples.js';
import { openExample } from './open-example.js';
import { Picture } from './picture/Picture.js';

interface ExampleCardProps {
	readonly example: Example;
	/** Something is opened: what shows the card may close. */
	readonly onOpen?: () => void;
}

/** An example as a card: a small board, a title and a sentence. */
export function ExampleCard({ example, onOpen, ...context }: Context & ExampleCardProps): JSX.Element {
	const { state, title, says, cut, wrong } = example;
	// A new visitor has this example on the board.
	const isShown = wrong !== undefined && context.store.visit.value === 'first';
	return (
		<button
			type="button"
			class="example-card"
			{...(isShown && { 'aria-current': true })}
			onClick={() => {
				onOpen?.();
				openExample(context, example);
			}}
		>
			<Picture store={context.store} sets={context.sets} ask={{ doc: docOf(state), node: state.cursor }} {...(cut && { cut })} />
			<span class="example-title">{title}</span> <span class="example-says">{isShown ? `${strings.onTheBoard} ${says}` : says}</span>
		</button>
	);
}
