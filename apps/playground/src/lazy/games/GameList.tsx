import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import * as strings from '../../strings/game-list.js';
import { isOwn, isPlane, type Listed } from '../../worker/protocol.js';
import type { Closing } from '../model.js';
import { Filters } from './Filters.js';
import { gamesOf, type Shown } from './filters.js';
import { type Found, findGames } from './find-game.js';
import { GamesFoot } from './GamesFoot.js';
import { stepIn } from './keys.js';
import { keepOwnGame, recentGames, rememberGame } from './recent.js';
import { type Section, SectionOfGames } from './SectionOfGames.js';
import { Sign } from './Sign.js';

/** The sections of the list: the results of a search, or the recent games and all games by their families. */
const sectionsOf = (all: readonly Listed[], { found, best, similar }: Found, shown: Shown): readonly Section[] => {
	if (best !== undefined) return [{ title: similar ? strings.similarNames : strings.results, games: found }];
	const families = new Map<string, Listed[]>();
	for (const game of found) families.set(game.family, [...(families.get(game.family) ?? []), game]);
	const recent = shown === 'all' ? recentGames().flatMap((id) => all.find((game) => game.id === id) ?? []) : [];
	return [
		...(recent.length > 0 && found.length > 0 ? [{ title: strings.recent, games: recent, again: true as const }] : []),
		...[...families].map(([title, games]) => ({ title, games })),
	];
};

const statusOf = ({ found, best, similar }: Found, sought: string): string =>
	best === undefined ? strings.none(sought) : (similar ? strings.foundSimilar : strings.found)(found.length, best.title);

/** All games, to be found by name, rule or piece, and opened. */
export function GameList({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store } = context;
	const [typed, type] = useState('');
	const [shown, show] = useState<Shown>('all');
	const body = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const step = (event: KeyboardEvent): void => stepIn(event, body.current, input.current);
	useLayoutEffect(() => input.current?.focus(), []);
	const all = store.presets.value;
	const chosen = store.state.value.ruleset.id;
	const own = store.reading.value?.preset;
	// Leaving for another game would lose it otherwise.
	useLayoutEffect(() => {
		if (own !== undefined && isOwn(own.id)) keepOwnGame({ id: own.id, title: own.title });
	}, [own?.id]);
	const sought = typed.trim();
	const found = findGames(gamesOf(all ?? [], shown), typed);
	const open = (game: Listed): void => {
		rememberGame(game.id);
		onClose();
		if (game.id !== chosen) store.choose(game);
	};
	const build = (): void => {
		onClose();
		store.build('Workshop');
	};
	return (
		<div ref={body} class="games-body">
			<div class="games-head">
				<h2>{strings.title}</h2>
				<label class="games-find">
					<Sign name="find" />
					<input
						ref={input}
						type="search"
						aria-label={strings.find}
						placeholder={strings.findExample}
						autocomplete="off"
						value={typed}
						onInput={(event) => {
							type(event.currentTarget.value);
							show('all');
						}}
						onKeyDown={(event) => {
							step(event);
							if (event.key !== 'Enter' || found.best === undefined) return;
							// The key press is handled here: otherwise the button that gets the focus back would open the list again.
							event.preventDefault();
							open(found.best);
						}}
					/>
				</label>
				<button type="button" class="icon-button games-leave" aria-label={strings.close} onClick={onClose}>
					<Sign name="close" />
				</button>
			</div>
			<Filters
				count={all?.filter(({ id }) => !isPlane(id)).length}
				shown={shown}
				onShow={(group) => {
					type('');
					show(group);
				}}
			/>
			<div class="games-list">
				{all === undefined ? <p>{strings.loading}</p> : null}
				<p role="status" class="games-found">
					{sought === '' || all === undefined ? '' : statusOf(found, sought)}
				</p>
				{sought !== '' && all !== undefined && found.best === undefined ? (
					<button type="button" class="lab-run" onClick={build}>
						{strings.buildOne}
					</button>
				) : null}
				{shown === 'own' && found.found.length === 0 ? <p>{strings.noOwn}</p> : null}
				{sectionsOf(all ?? [], found, shown).map((section) => (
					<SectionOfGames key={section.title} {...context} {...section} chosen={chosen} open={open} step={step} />
				))}
			</div>
			<GamesFoot games={found.found.filter(({ id }) => id !== chosen)} onOpen={open} onBuild={build} />
		</div>
	);
}
