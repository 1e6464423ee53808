import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { NO_MOVES } from '../../state/app-state.js';
import * as strings from '../../strings/game-list.js';
import type { Listed } from '../../worker/protocol.js';
import type { Closing } from '../model.js';
import { Picture } from '../picture/Picture.js';
import { type Found, findGames } from './find-game.js';
import { stepIn } from './keys.js';
import { recentGames, rememberGame } from './recent.js';

interface Section {
	readonly title: string;
	readonly games: readonly Listed[];
	/** Its games are listed in another section too. */
	readonly again?: true;
}

/** The sections of the list: the results of a search, or the recent games and all games by their families. */
const sectionsOf = (all: readonly Listed[], { found, best, similar }: Found): readonly Section[] => {
	if (best !== undefined) return [{ title: similar ? strings.similarNames : strings.results, games: found }];
	const families = new Map<string, Listed[]>();
	for (const game of found) families.set(game.family, [...(families.get(game.family) ?? []), game]);
	const recent = recentGames().flatMap((id) => all.find((game) => game.id === id) ?? []);
	return [
		...(recent.length > 0 && found.length > 0 ? [{ title: strings.recent, games: recent, again: true as const }] : []),
		...[...families].map(([title, games]) => ({ title, games })),
	];
};

const statusOf = ({ found, best, similar }: Found): string =>
	best === undefined ? strings.none : (similar ? strings.foundSimilar : strings.found)(found.length, best.title);

/** All games, to be found by name and opened. */
export function GameList({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store } = context;
	const [sought, seek] = useState('');
	const body = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const step = (event: KeyboardEvent): void => stepIn(event, body.current, input.current);
	useLayoutEffect(() => input.current?.focus(), []);
	const all = store.presets.value;
	const found = findGames(all ?? [], sought);
	const chosen = store.state.value.ruleset.id;
	const open = (game: Listed): void => {
		rememberGame(game.id);
		onClose();
		if (game.id !== chosen) store.choose(game);
	};
	return (
		<div ref={body}>
			<div class="games-head">
				<input
					ref={input}
					type="search"
					aria-label={strings.find}
					placeholder={strings.find}
					autocomplete="off"
					value={sought}
					onInput={(event) => seek(event.currentTarget.value)}
					onKeyDown={(event) => {
						step(event);
						if (event.key !== 'Enter' || found.best === undefined) return;
						// The key press is handled here: otherwise the button that gets the focus back would open the list again.
						event.preventDefault();
						open(found.best);
					}}
				/>
				<button type="button" class="games-close" onClick={onClose}>
					{strings.close}
				</button>
			</div>
			<div class="games-list">
				{all === undefined ? <p>{strings.loading}</p> : null}
				<p role="status" class="games-found">
					{sought.trim() === '' || all === undefined ? '' : statusOf(found)}
				</p>
				{sectionsOf(all ?? [], found).map((section) => (
					<Games key={section.title} {...context} {...section} chosen={chosen} open={open} step={step} />
				))}
			</div>
		</div>
	);
}

interface GamesProps extends Context, Section {
	/** The id of the game on the board. */
	readonly chosen: string;
	readonly open: (game: Listed) => void;
	readonly step: (event: KeyboardEvent) => void;
}

/** One section of the list. */
function Games({ title, games, again, chosen, open, step, ...context }: GamesProps): JSX.Element {
	return (
		<section aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{games.map((game) => (
					<li key={game.id}>
						<button type="button" aria-current={game.id === chosen} onClick={() => open(game)} onKeyDown={step}>
							<StartPicture {...context} game={game} />
							<span>
								{game.title}
								{again ? <span class="hidden">{strings.alsoRecent}</span> : null}
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The starting position of a game. */
function StartPicture({ store, sets, game: { id, numbered } }: Context & { readonly game: Listed }): JSX.Element {
	const start = numbered === undefined ? { kind: 'preset' as const } : { kind: 'number' as const, number: numbered.usual };
	return <Picture store={store} sets={sets} ask={{ doc: { ruleset: id, start, record: NO_MOVES }, node: 0 }} />;
}
