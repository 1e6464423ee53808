import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { HASH_LENGTH } from '../state/app-state.js';
import type { Preset } from '../worker/protocol.js';

/** Which game is played, and for games with numbered starts from which. */
export function GameChooser(): JSX.Element {
	const { store } = useStore();
	const { ruleset, start } = store.state.value;
	const presets = store.presets.value;
	const chosen = presets.find((preset) => preset.id === ruleset.id);
	const choose = (preset: Preset): void =>
		store.dispatch({
			type: 'choose',
			ruleset: { id: preset.id, hash: preset.hash.slice(0, HASH_LENGTH) },
			start: preset.numbered === undefined ? { kind: 'preset' } : { kind: 'number', number: preset.numbered.usual },
		});
	return (
		<div class="chooser-bar">
			<fieldset class="games">
				<legend class="hidden">Game</legend>
				{presets.map((preset) => (
					<label key={preset.id} class="game">
						<input type="radio" name="game" checked={preset.id === ruleset.id} onChange={() => choose(preset)} />
						<span>{preset.title}</span>
					</label>
				))}
			</fieldset>
			{chosen?.numbered === undefined ? null : (
				<Numbered preset={chosen} count={chosen.numbered.count} number={start.kind === 'number' ? start.number : undefined} />
			)}
		</div>
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
