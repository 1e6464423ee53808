import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { initialState } from '../state/app-state.js';
import * as strings from '../strings/page.js';
import * as undoStrings from '../strings/undo.js';
import { Icon } from './Icon.js';
import { Lazy } from './Lazy.js';

/** The first text for a new visitor: the purpose of the page, three ways in, and examples. It stays until the first action on the game. */
export function FirstVisit(): JSX.Element {
	const context = useStore();
	const { store } = context;
	return (
		<section class="first" aria-label={strings.examples}>
			<h2 class="idea">{strings.idea}</h2>
			<p class="lead">{strings.lead}</p>
			<p class="first-ways">
				<button
					type="button"
					class="lab-run"
					onClick={() => store.dispatch({ type: 'open', state: initialState, label: undoStrings.startingPosition })}
				>
					<Icon name="on" />
					{strings.playChess}
				</button>
				<button
					type="button"
					class="soft-button"
					onClick={() => {
						store.list();
						store.show('GameList');
					}}
				>
					{strings.chooseGame}
				</button>
				<button type="button" class="soft-button" onClick={() => store.build('Workshop')}>
					<Icon name="build" />
					{strings.buildGame}
				</button>
			</p>
			{store.reading.value === undefined ? null : <Lazy name="Start" {...context} />}
		</section>
	);
}
