import type { JSX } from 'preact';
import * as strings from '../../strings/game-list.js';
import type { Shown } from './filters.js';

const GROUPS = [...Object.entries(strings.groups), ['own', strings.own]] as readonly (readonly [Shown, string])[];

interface FiltersProps {
	/** The number of all games, once it is known. */
	readonly count: number | undefined;
	readonly shown: Shown;
	readonly onShow: (shown: Shown) => void;
}

/** The groups of games that the list can show. */
export function Filters({ count, shown, onShow }: FiltersProps): JSX.Element {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and has no row of its own
		<div class="games-filters" role="group" aria-label={strings.filters}>
			<button type="button" aria-pressed={shown === 'all'} onClick={() => onShow('all')}>
				{strings.all} <span>{count}</span>
			</button>
			{GROUPS.map(([id, title]) => (
				<button key={id} type="button" aria-pressed={shown === id} onClick={() => onShow(id)}>
					{title}
				</button>
			))}
		</div>
	);
}
