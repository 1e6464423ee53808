import type { JSX } from 'preact';
import type { Context } from '../../context.js';
import { FenField } from '../../fields/FenField.js';
import { MovesField } from '../../fields/MovesField.js';

/** The game and its position as texts, in step with the board. */
export function GameFields({ store }: Context): JSX.Element {
	return (
		<>
			<MovesField store={store} />
			<FenField store={store} />
		</>
	);
}
