import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../../context.js';
import { NO_MOVES, type Start } from '../../state/app-state.js';
import * as strings from '../../strings/game-list.js';
import type { Listed } from '../../worker/protocol.js';
import { Picture } from '../picture/Picture.js';

/** Games under a heading. */
export interface Section {
	readonly title: string;
	readonly games: readonly Listed[];
	/** Its games are listed in another section too. */
	readonly again?: true;
}

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
				{games.map((game) => (
					<li key={game.id}>
						<Entry {...context} game={game} again={again === true} isChosen={game.id === chosen} open={open} step={step} />
					</li>
				))}
			</ul>
		</section>
	);
}

interface EntryProps extends Context, Pick<SectionProps, 'open' | 'step'> {
	readonly again: boolean;
	readonly game: Listed;
	readonly isChosen: boolean;
}

/** A game: its picture, its title, what is special about it, its size and a tag. */
function Entry({ game, again, isChosen, open, step, store, sets }: EntryProps): JSX.Element {
	const { title, says, size, tag, picture } = game;
	const ask = useMemo(() => ({ doc: { ruleset: game.id, start: startOf(game), record: NO_MOVES }, node: 0 }), [game]);
	return (
		<button
			type="button"
			aria-current={isChosen}
			aria-label={again ? title + strings.alsoRecent : title}
			aria-description={[says, size, tag ?? ''].filter((part) => part !== '').join(' ')}
			onClick={() => open(game)}
			onKeyDown={step}
		>
			<Picture store={store} sets={sets} ask={ask} cut={picture} />
			<span class="games-words">
				<span class="games-title">{title}</span>
				<span class="games-says">{says}</span>
				<span class="games-size">
					{size}
					{tag === undefined ? null : <span class="games-tag">{tag}</span>}
				</span>
			</span>
		</button>
	);
}

/** The position in the picture of a game. */
const startOf = ({ numbered, picture: { fen } }: Listed): Start => {
	if (fen !== undefined) return { kind: 'fen', fen };
	return numbered === undefined ? { kind: 'preset' } : { kind: 'number', number: numbered.usual };
};
