import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import { capital } from '../state/speech.js';
import * as strings from '../strings/play.js';
import type { Level, SelfPlayView } from '../worker/protocol.js';
import { LevelChoice } from './play/LevelChoice.js';
import { NodesChoice } from './play/NodesChoice.js';
import { SelfPlayTable } from './play/SelfPlayTable.js';

const MOST_GAMES = 1000;

/** Games that the computer plays against itself, from the start of the game on the board. */
export function SelfPlay({ store, interaction }: Context): JSX.Element {
	const [games, setGames] = useState(10);
	const [seed, setSeed] = useState(1);
	const [nodes, setNodes] = useState(100);
	const [levels, setLevels] = useState<readonly Level[]>([]);
	const [view, show] = useState<SelfPlayView>();
	const [running, run] = useState(false);
	const titles = Object.values(store.reading.value?.sides ?? {});
	const chosen = titles.map((_, index) => levels[index] ?? 'greedy');

	const stop = (): void => {
		run(false);
		store.client.ask('selfPlay', { stop: true }, () => undefined);
	};
	const start = (): void => {
		run(true);
		show(undefined);
		store.client.ask('selfPlay', { doc: docOf(store.state.value), games, levels: chosen, nodes, seed }, (answer) => {
			show(answer);
			if (!answer.done) return;
			run(false);
			interaction.say(strings.played(answer.played));
		});
	};
	useEffect(() => stop, []);

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
		<section class="lab" aria-label={strings.selfPlay}>
			<h2>{strings.selfPlay}</h2>
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
			<button type="button" class="lab-run" onClick={running ? stop : start}>
				{running ? strings.stop : strings.play}
			</button>
			{running && view === undefined ? <p class="lazy-wait">{strings.firstGame}</p> : null}
			{view === undefined ? null : <SelfPlayTable view={view} running={running} />}
		</section>
	);
}
