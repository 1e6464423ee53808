import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/new-game.js';
import * as undoStrings from '../strings/undo.js';
import type { Preset } from '../worker/protocol.js';
import type { Closing } from './model.js';
import { Play } from './Play.js';
import { SheetHead } from './SheetHead.js';

/** A new game: from the start, from a numbered start, against the computer. */
export function NewGame({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store } = context;
	const { ruleset, start } = store.state.value;
	const reading = store.reading.value;
	const preset = reading?.preset.id === ruleset.id ? reading.preset : undefined;
	return (
		<>
			<SheetHead title={strings.title} onClose={onClose} />
			<div class="sheet-body">
				<p class="sheet-buttons">
					<button
						type="button"
						class="lab-run"
						onClick={() => {
							store.dispatch({
								type: 'begin',
								start: start.kind === 'fen' ? { kind: 'preset' } : start,
								label: undoStrings.startingPosition,
							});
							store.panel.value = 'Game';
							onClose();
						}}
					>
						{strings.begin}
					</button>
					<button
						type="button"
						class="soft-button"
						onClick={() => {
							store.list();
							store.show('GameList');
						}}
					>
						{strings.choose}
					</button>
				</p>
				{preset?.numbered === undefined ? null : (
					<Numbered
						{...context}
						preset={preset}
						count={preset.numbered.count}
						number={start.kind === 'number' ? start.number : undefined}
					/>
				)}
				<Play {...context} />
			</div>
		</>
	);
}

interface NumberedProps extends Context {
	readonly preset: Preset;
	readonly count: number;
	readonly number: number | undefined;
}

/** The number of the starting position, of a game with numbered ones. */
function Numbered({ preset, count, number, store }: NumberedProps): JSX.Element {
	const begin = (chosen: number): void => {
		if (!Number.isInteger(chosen) || chosen < 0 || chosen >= count || chosen === number) return;
		store.dispatch({ type: 'begin', start: { kind: 'number', number: chosen }, label: undoStrings.start(chosen) }, 'numbered-start');
	};
	return (
		<div class="numbered">
			<label for="start-number">{strings.start}</label>
			<input
				id="start-number"
				type="number"
				min={0}
				max={count - 1}
				step={1}
				inputMode="numeric"
				title={strings.starts(preset.title, count - 1)}
				placeholder={strings.own}
				value={number ?? ''}
				onInput={(event) => {
					if (event.currentTarget.value !== '') begin(Number(event.currentTarget.value));
				}}
			/>
			<button type="button" class="soft-button" onClick={() => begin(Math.floor(Math.random() * count))}>
				{strings.random}
			</button>
		</div>
	);
}
