import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import { capital } from '../state/speech.js';
import type { Store } from '../state/store.js';
import * as strings from '../strings/play.js';
import type { Level, SelfPlayOptions, SelfPlayView } from '../worker/protocol.js';
import { LevelChoice } from './play/LevelChoice.js';
import { NodesChoice } from './play/NodesChoice.js';
import { SelfPlayTable } from './play/SelfPlayTable.js';
import { Fold } from './workshop/Fold.js';

const MOST_GAMES = 1000;

/** Another panel asked for this section. */
let isAsked = false;

/** Opens the section in `Build`. */
export const showSelfPlay = (store: Store): void => {
	isAsked = true;
	store.build('Workshop');
};

/** A section of the workshop: games that the computer plays against itself, from the start of the game on the board. */
export function SelfPlay(context: Context): JSX.Element {
	const [opened] = useState(isAsked);
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isAsked) return;
		isAsked = false;
		section.current?.scrollIntoView();
		section.current?.querySelector('summary')?.focus({ preventScroll: true });
	}, []);
	return (
		<section ref={section} aria-label={strings.selfPlay}>
			<Fold title={strings.selfPlay} opened={opened}>
				{() => <Choices {...context} />}
			</Fold>
		</section>
	);
}

/** Chooses the players and how many games they play. The choices are kept while the rules change. */
function Choices(context: Context): JSX.Element {
	const [games, setGames] = useState(10);
	const [seed, setSeed] = useState(1);
	const [nodes, setNodes] = useState(100);
	const [levels, setLevels] = useState<readonly Level[]>([]);
	const reading = context.store.reading.value;
	if (reading === undefined) return <p class="lazy-wait">{strings.reading}</p>;
	const { preset } = reading;
	const titles = Object.values(reading.sides);
	const chosen = titles.map((_, index) => levels[index] ?? 'greedy');
	const number = (label: string, value: number, most: number, set: (value: number) => void): JSX.Element => (
		<label>
			{label}{' '}
			<input
				type="number"
				min={1}
				max={most}
				value={value}
				onInput={({ currentTarget }) => {
					const requested = Math.min(most, Math.floor(Number(currentTarget.value)));
					if (requested >= 1) set(requested);
				}}
				onChange={({ currentTarget }) => {
					// An invalid number is replaced by the current one.
					currentTarget.value = String(value);
				}}
			/>
		</label>
	);
	return (
		<>
			<p class="workshop-source">{strings.fromStart(preset.title)}</p>
			<div class="play-choices">
				{titles.map((title, index) => (
					<LevelChoice
						key={title}
						label={capital(title)}
						value={chosen[index]!}
						onChoose={(level) => setLevels(chosen.map((other, at) => (at === index ? level : other)))}
					/>
				))}
				{chosen.includes('search') ? <NodesChoice nodes={nodes} onChoose={setNodes} /> : null}
				{number(strings.games, games, MOST_GAMES, setGames)}
				{number(strings.seed, seed, 999_999, setSeed)}
			</div>
			<Games key={preset.id} {...context} options={{ games, levels: chosen, nodes, seed }} />
		</>
	);
}

/** Plays the games, and shows their results. Other rules end them. */
function Games({ store, interaction, options }: Context & { readonly options: SelfPlayOptions }): JSX.Element {
	const [view, show] = useState<SelfPlayView>();
	const [running, run] = useState(false);

	const stop = (): void => {
		run(false);
		store.client.ask('selfPlay', { stop: true }, () => undefined);
	};
	const start = (): void => {
		run(true);
		show(undefined);
		store.client.ask('selfPlay', { doc: docOf(store.state.value), ...options }, (answer) => {
			show(answer);
			if (!answer.done) return;
			run(false);
			interaction.say(strings.played(answer.played));
		});
	};
	useEffect(() => stop, []);
	return (
		<>
			<button type="button" class="lab-run" onClick={running ? stop : start}>
				{running ? strings.stop : strings.playGames(options.games)}
			</button>
			{running && view === undefined ? <p class="lazy-wait">{strings.firstGame}</p> : null}
			{view === undefined ? null : <SelfPlayTable view={view} running={running} />}
		</>
	);
}
