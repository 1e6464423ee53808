import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../../context.js';
import { NO_MOVES } from '../../state/app-state.js';
import * as strings from '../../strings/game-list.js';
import type { Listed } from '../../worker/protocol.js';
import { Picture } from '../picture/Picture.js';
import { pictureStart } from './picture-start.js';
import type { Section } from './sections.js';

interface SectionProps extends Context, Section {
	/** The id of the game on the board. */
	readonly chosen: string;
	readonly open: (game: Listed) => void;
	readonly step: (event: KeyboardEvent) => void;
}

/** One section of the list. */
export function SectionOfGames({ title, games, again, chosen, open, step, ...context }: SectionProps): JSX.Element {
	return (
		<section aria-label={title}>
			<h3>{title}</h3>
			<ul>
				{games.map((game, index) => (
					<li key={game.id}>
						<Entry
							{...context}
							about={`${encodeURIComponent(title)}-${index}`}
							game={game}
							again={again === true}
							isChosen={game.id === chosen}
							open={open}
							step={step}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

interface EntryProps extends Context, Pick<SectionProps, 'open' | 'step'> {
	readonly again: boolean;
	/** The id of its description. */
	readonly about: string;
	readonly game: Listed;
	readonly isChosen: boolean;
}

/** A game: its picture, its title, its special feature, its size and a tag. */
function Entry({ game, again, about, isChosen, open, step, store, sets }: EntryProps): JSX.Element {
	const { title, says, size, tag, picture } = game;
	const ask = useMemo(() => ({ doc: { ruleset: game.id, start: pictureStart(game), record: NO_MOVES }, node: 0 }), [game]);
	return (
		<>
			<Picture store={store} sets={sets} ask={ask} cut={picture} />
			<div class="games-words">
				{/* The button covers the whole entry. Its name is the title alone, and the rest describes it. */}
				<button
					type="button"
					class="games-title"
					aria-current={isChosen}
					aria-describedby={about}
					onClick={() => open(game)}
					onKeyDown={step}
				>
					{title}
					{again ? <span class="hidden">{strings.alsoRecent}</span> : null}
				</button>
				<div id={about}>
					<p class="games-says">{says}</p>
					<p class="games-size">
						{size}
						{tag === undefined ? null : <span class="games-tag">{tag}</span>}
					</p>
				</div>
			</div>
		</>
	);
}
