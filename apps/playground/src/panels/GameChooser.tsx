import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useStore } from '../context.js';
import { count } from '../state/store.js';
import type { Listed, Preset } from '../worker/protocol.js';
import { findGames } from './find-game.js';

/** The chosen game, and the number of its starting position if the game has numbered ones. */
export function GameChooser(): JSX.Element {
	const { store } = useStore();
	const dialog = useRef<HTMLDialogElement>(null);
	// Kept here, and cleared where the list opens: a list that is replaced while it is open would lose the focus.
	const [sought, seek] = useState('');
	const { ruleset, start } = store.state.value;
	const reading = store.reading.value;
	const chosen = reading?.preset.id === ruleset.id ? reading.preset : undefined;
	return (
		<div class="chooser-bar">
			<button
				type="button"
				class="game-button"
				aria-haspopup="dialog"
				aria-label={`Game: ${chosen?.title ?? '…'}. Choose another`}
				// The list comes from the second worker. Loading begins at pointer down, before the click.
				onPointerEnter={store.list}
				onFocus={store.list}
				onClick={() => {
					store.list();
					seek('');
					dialog.current?.showModal();
				}}
			>
				{chosen?.title ?? '…'}
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M6 9l6 6 6-6" />
				</svg>
			</button>
			{chosen?.numbered === undefined ? null : (
				<Numbered preset={chosen} count={chosen.numbered.count} number={start.kind === 'number' ? start.number : undefined} />
			)}
			<dialog ref={dialog} class="games" aria-label="Games" {...{ closedby: 'any' }}>
				<GameList
					sought={sought}
					seek={seek}
					chosen={ruleset.id}
					onChoose={(preset) => {
						dialog.current?.close();
						if (preset !== undefined && preset.id !== ruleset.id) store.choose(preset);
					}}
				/>
			</dialog>
		</div>
	);
}

interface GameListProps {
	readonly chosen: string;
	/** The search text, and the function that sets it. */
	readonly sought: string;
	readonly seek: (text: string) => void;
	readonly onChoose: (preset: Preset | undefined) => void;
}

function GameList({ chosen, sought, seek, onChoose }: GameListProps): JSX.Element {
	const { store } = useStore();
	const { found: games, best } = findGames(store.presets.value ?? [], sought);
	const families = new Map<string, Listed[]>();
	for (const game of games) families.set(game.family, [...(families.get(game.family) ?? []), game]);
	return (
		<>
			<div class="games-head">
				<input
					type="search"
					aria-label="Find a game"
					placeholder="Find a game"
					value={sought}
					onInput={(event) => seek(event.currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || best === undefined) return;
						// The key press is handled here: otherwise the button that gets the focus back would open the list again.
						event.preventDefault();
						onChoose(best);
					}}
				/>
				<button type="button" class="games-close" onClick={() => onChoose(undefined)}>
					Close
				</button>
			</div>
			<div class="games-list">
				{store.presets.value === undefined ? <p>Loading …</p> : null}
				<p role="status" class="games-found">
					{sought.trim() === '' || store.presets.value === undefined
						? ''
						: best === undefined
							? 'No game has this name.'
							: `${count(games.length, 'game')}. Enter chooses ${best.title}.`}
				</p>
				{[...families].map(([family, members]) => (
					<section key={family} aria-label={family}>
						<h2>{family}</h2>
						<ul>
							{members.map((game) => (
								<li key={game.id}>
									<button type="button" aria-current={game.id === chosen} onClick={() => onChoose(game)}>
										{game.title}
									</button>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	);
}

function Numbered({
	preset,
	count,
	number,
}: {
	readonly preset: Preset;
	readonly count: number;
	readonly number: number | undefined;
}): JSX.Element {
	const { store } = useStore();
	const begin = (chosen: number): void => {
		if (!Number.isInteger(chosen) || chosen < 0 || chosen >= count || chosen === number) return;
		store.dispatch({ type: 'begin', start: { kind: 'number', number: chosen }, label: `start ${chosen}` }, 'numbered start');
	};
	return (
		<div class="numbered">
			<label for="start-number">Start</label>
			<input
				id="start-number"
				type="number"
				min={0}
				max={count - 1}
				step={1}
				inputMode="numeric"
				title={`${preset.title} start position, 0 to ${count - 1}`}
				placeholder="own"
				value={number ?? ''}
				onInput={(event) => {
					if (event.currentTarget.value !== '') begin(Number(event.currentTarget.value));
				}}
			/>
			<button type="button" class="link-button" onClick={() => begin(Math.floor(Math.random() * count))}>
				Random
			</button>
		</div>
	);
}
