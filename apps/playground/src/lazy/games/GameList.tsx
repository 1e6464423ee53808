import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import * as strings from '../../strings/game-list.js';
import { isOwn, isPlane, type Listed } from '../../worker/protocol.js';
import type { Closing } from '../model.js';
import { Filters } from './Filters.js';
import { gamesOf, type Shown } from './filters.js';
import { findGames } from './find-game.js';
import { GamesFoot } from './GamesFoot.js';
import { GamesHead } from './GamesHead.js';
import { stepIn } from './keys.js';
import { keepOwnGame, rememberGame } from './recent.js';
import { Sections } from './Sections.js';
import { Status } from './Status.js';
import { sectionsOf } from './sections.js';

/** All games, to be found by name, rule or piece, and opened. */
export function GameList({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store } = context;
	const [typed, type] = useState('');
	const [shown, show] = useState<Shown>('all');
	const body = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const step = (event: KeyboardEvent): void => stepIn(event, body.current, field.current);
	useLayoutEffect(() => field.current?.focus(), []);
	const own = store.reading.value?.preset;
	// Leaving for another game would lose it otherwise.
	useLayoutEffect(() => {
		if (own !== undefined && isOwn(own.id)) keepOwnGame({ id: own.id, title: own.title });
	}, [own?.id]);
	const all = store.presets.value;
	const sought = typed.trim();
	const found = findGames(gamesOf(all ?? [], shown), typed);
	const set = (text: string, group: Shown): void => {
		type(text);
		show(group);
	};
	const open = (game: Listed): void => {
		rememberGame(game.id);
		onClose();
		if (game.id !== store.state.value.ruleset.id) store.choose(game);
	};
	const build = (): void => {
		onClose();
		store.build('Workshop');
	};
	const press = (event: KeyboardEvent): void => {
		step(event);
		if (event.key !== 'Enter' || found.best === undefined) return;
		// The key press is handled here: otherwise the button that gets the focus back would open the list again.
		event.preventDefault();
		open(found.best);
	};
	return (
		<div ref={body} class="games-body">
			<GamesHead field={field} typed={typed} onType={(text) => set(text, 'all')} onKeyDown={press} onClose={onClose} />
			<Filters count={all?.filter(({ id }) => !isPlane(id)).length} shown={shown} onShow={(group) => set('', group)} />
			<div class="games-list">
				{all === undefined ? <p>{strings.loading}</p> : null}
				<Status found={found} sought={all === undefined ? '' : sought} onBuild={build} />
				{shown === 'own' && found.found.length === 0 ? <p>{strings.noOwn}</p> : null}
				<Sections {...context} sections={sectionsOf(all ?? [], found, shown)} list={`${shown} ${sought}`} open={open} step={step} />
			</div>
			<GamesFoot games={found.found} chosen={store.state.value.ruleset.id} onOpen={open} onBuild={build} />
		</div>
	);
}
