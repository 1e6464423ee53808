import type { JSX } from 'preact';
import type { Context } from '../../context.js';
import type { Listed } from '../../worker/protocol.js';
import { SectionOfGames } from './SectionOfGames.js';
import { firstOf, type Section } from './sections.js';
import { useGrowing } from './use-growing.js';

interface SectionsProps extends Context {
	readonly sections: readonly Section[];
	/** Which list it is: another one is drawn from its beginning. */
	readonly list: string;
	readonly open: (game: Listed) => void;
	readonly step: (event: KeyboardEvent) => void;
}

/** The sections of the list, the first entries at once. */
export function Sections({ sections, list, ...given }: SectionsProps): JSX.Element {
	const total = sections.reduce((sum, { games }) => sum + games.length, 0);
	const drawn = useGrowing(total, list);
	const chosen = given.store.state.value.ruleset.id;
	return (
		<>
			{firstOf(sections, drawn).map((section) => (
				<SectionOfGames key={section.title} {...given} {...section} chosen={chosen} />
			))}
		</>
	);
}
