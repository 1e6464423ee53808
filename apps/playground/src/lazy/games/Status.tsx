import type { JSX } from 'preact';
import * as strings from '../../strings/game-list.js';
import type { Found } from './find-game.js';

interface StatusProps {
	readonly found: Found;
	/** The text of the search; empty without one. */
	readonly sought: string;
	readonly onBuild: () => void;
}

/** The result of a search in words. A game that does not exist can be built. */
export function Status({ found: { found, best, similar }, sought, onBuild }: StatusProps): JSX.Element {
	const words = best === undefined ? strings.none(sought) : (similar ? strings.foundSimilar : strings.found)(found.length, best.title);
	return (
		<>
			<p role="status" class="games-found">
				{sought === '' ? '' : words}
			</p>
			{sought !== '' && best === undefined ? (
				<button type="button" class="lab-run" onClick={onBuild}>
					{strings.buildOne}
				</button>
			) : null}
		</>
	);
}
