import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useStore } from '../context.js';
import { lazyPanel } from '../lazy/panels.js';
import * as strings from '../strings/chooser.js';
import * as undoStrings from '../strings/undo.js';
import type { Preset } from '../worker/protocol.js';
import { Lazy } from './Lazy.js';

/** The chosen game, and the number of its starting position if the game has numbered ones. */
export function GameChooser(): JSX.Element {
	const context = useStore();
	const { store } = context;
	const dialog = useRef<HTMLDialogElement>(null);
	// The list is drawn only while it is open.
	const [open, setOpen] = useState(false);
	const { ruleset, start } = store.state.value;
	const reading = store.reading.value;
	const chosen = reading?.preset.id === ruleset.id ? reading.preset : undefined;
	// The list is a late part of the page, and the games come from the second worker. Loading begins at pointer down, before the click.
	const load = (): void => {
		store.list();
		lazyPanel('GameList').catch(() => undefined);
	};
	return (
		<div class="chooser-bar">
			<button
				type="button"
				class="game-button"
				aria-haspopup="dialog"
				aria-label={strings.chosen(chosen?.title ?? '…')}
				onPointerEnter={load}
				onFocus={load}
				onClick={() => {
					load();
					setOpen(true);
					dialog.current?.showModal();
				}}
			>
				<span>{chosen?.title ?? '…'}</span>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M6 9l6 6 6-6" />
				</svg>
			</button>
			{chosen?.numbered === undefined ? null : (
				<Numbered preset={chosen} count={chosen.numbered.count} number={start.kind === 'number' ? start.number : undefined} />
			)}
			{/* The event comes late: the list may be open again. */}
			<dialog
				ref={dialog}
				class="games"
				aria-label={strings.games}
				{...{ closedby: 'any' }}
				onClose={() => setOpen(dialog.current?.open === true)}
			>
				{open ? <Lazy name="GameList" {...context} onClose={() => dialog.current?.close()} /> : null}
			</dialog>
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
			<button type="button" class="link-button" onClick={() => begin(Math.floor(Math.random() * count))}>
				{strings.random}
			</button>
		</div>
	);
}
