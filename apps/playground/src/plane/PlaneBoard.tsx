import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chooser } from '../board/Chooser.js';
import type { Context } from '../context.js';
import type { Reading } from '../worker/protocol.js';
import { type Camera, cellSize, toScreen } from './camera.js';
import { Control } from './control.js';
import { pressKey } from './keys.js';
import { FarList, PieceList } from './lists.js';
import { squareText } from './numbers.js';
import { listen } from './pointer.js';
import { Tools } from './Tools.js';

/** An unbounded board: a canvas, controls to move the view, and lists of pieces and of pieces out of view. */
export function PlaneBoard(context: Context): JSX.Element {
	const { store } = context;
	const canvas = useRef<HTMLCanvasElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const holder = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const held = useRef<Control>(undefined);
	const [tick, redraw] = useState(0);
	const [typed, type] = useState('');
	const reading = store.reading.value;
	const state = store.state.value;

	useEffect(() => {
		const [element, box] = [canvas.current!, frame.current!];
		const control = new Control(context, element, () => redraw((count) => count + 1));
		held.current = control;
		const stop = listen(element, control);
		const sizes = new ResizeObserver(() => control.eye.resize(box.clientWidth, box.clientHeight));
		sizes.observe(box);
		control.eye.resize(box.clientWidth, box.clientHeight);
		redraw((count) => count + 1);
		return () => {
			stop();
			sizes.disconnect();
			control.eye.close();
		};
	}, []);
	const control = held.current;
	useEffect(() => {
		if (control === undefined || reading === undefined) return;
		control.eye.canvas.setFlipped(state.flipped);
		control.eye.follow(state.view);
		control.update(reading);
	}, [control, reading, state.view, state.flipped]);

	const back = (): void => holder.current?.focus({ preventScroll: true });
	const view = control?.eye.canvas.view;
	const broken = reading !== undefined && reading.plane === undefined;
	return (
		<div class="plane">
			<div class={broken ? 'plane-frame plane-broken' : 'plane-frame'} ref={frame}>
				<div
					ref={holder}
					class="plane-hold"
					role="application"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
					tabIndex={0}
					aria-roledescription="unbounded board"
					aria-label={`Board${control === undefined ? '' : `, ${control.wordsOf(control.eye.cursor)}`}`}
					aria-describedby="plane-help"
					onFocus={() => control?.eye.setFocused(holder.current?.matches(':focus-visible') === true)}
					onBlur={() => control?.eye.setFocused(false)}
					onKeyDown={(event) => {
						const over = (text: string): void => {
							type(text);
							field.current?.focus();
						};
						if (control === undefined || !pressKey(control, event, over)) return;
						event.preventDefault();
						if (!control.eye.isFocused) control.eye.setFocused(true);
					}}
				>
					<canvas ref={canvas} class="plane-canvas" />
				</div>
				{control?.question === undefined || view === undefined ? null : <Which control={control} leave={back} />}
			</div>
			<BoardState reading={reading} broken={broken} />
			<div class="plane-bar">
				{control === undefined ? null : <Tools control={control} />}
				<GoForm context={context} control={control} field={field} typed={typed} onType={type} onLeave={back} />
			</div>
			{view === undefined ? null : <Place camera={view.camera} />}
			{control === undefined ? null : (
				<div class="plane-lists">
					<FarList control={control} tick={tick} />
					<PieceList control={control} tick={tick} />
				</div>
			)}
			<p class="plane-help" id="plane-help">
				Arrow keys go from square to square, with <kbd>Shift</kbd> to the next piece that way; <kbd>Enter</kbd> picks up and puts down,{' '}
				<kbd>Esc</kbd> lets go. <kbd>N</kbd> and <kbd>P</kbd> go to the next and the previous piece, a digit or <kbd>G</kbd> to a square or
				move that you type. <kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd> move the view, <kbd>+</kbd> and <kbd>-</kbd> zoom,{' '}
				<kbd>F</kbd> shows all, <kbd>V</kbd> what is picked up.
			</p>
		</div>
	);
}

/** How the board differs from the text. */
function BoardState({ reading, broken }: { readonly reading: Reading | undefined; readonly broken: boolean }): JSX.Element | null {
	if (broken) return <p class="board-state">The text has faults. This is the last valid position.</p>;
	if (reading?.problems.some(({ severity }) => severity === 'error') === true)
		return <p class="board-state">Text broken: shown as far as it can be read</p>;
	const refused = reading?.plane?.refused;
	return refused === undefined ? null : <p class="board-state">Shown, not played: {refused}</p>;
}

/** The square in the middle of the view, and the size of a cell. */
function Place({ camera }: { readonly camera: Camera }): JSX.Element {
	const size = cellSize(camera);
	return (
		<span class="plane-place" title={`${camera.x},${camera.y}`}>
			{squareText([camera.x, camera.y])}
			{size >= 1 ? `, ${Math.round(size)} px` : ', far'}
		</span>
	);
}

interface GoFormProps {
	readonly context: Context;
	readonly control: Control | undefined;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly onLeave: () => void;
}

/** The field for a square to go to, or a move to play. */
function GoForm({ context: { interaction }, control, field, typed, onType, onLeave }: GoFormProps): JSX.Element {
	const enter = (event: Event): void => {
		event.preventDefault();
		if (typed.trim() === '' || control === undefined) return;
		interaction.refusal.value = undefined;
		if (control.submit(typed)) {
			onType('');
			onLeave();
		} else {
			const message = `“${typed}” is neither a square, as 4,-12 is, nor a move, as 4,2>4,4 is.`;
			interaction.refusal.value = { from: undefined, to: -1, message, culprits: [], at: undefined };
			interaction.say(message);
		}
	};
	return (
		<form class="plane-go" onSubmit={enter}>
			<label for="plane-go">Square or move</label>
			<input
				ref={field}
				id="plane-go"
				value={typed}
				placeholder="4,-12 or 4,2>4,4"
				autocomplete="off"
				autocapitalize="off"
				spellcheck={false}
				onInput={(event) => onType(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return;
					onType('');
					onLeave();
				}}
			/>
			<button type="submit" class="plane-button">
				Go
			</button>
		</form>
	);
}

/** Asks for the kind of a promotion. */
function Which({ control, leave }: { readonly control: Control; readonly leave: () => void }): JSX.Element | null {
	const { question } = control;
	const { view } = control.eye.canvas;
	if (question === undefined) return null;
	const [px, py] = toScreen(view, ...question.to);
	const part = (at: number, size: number): number => Math.max(0, Math.min(size - 44, at - 22)) / size;
	return (
		<Chooser
			title="Promote to"
			choices={question.choices.map(({ move, look }) => ({ id: move, label: look.title.replace(/^\S+ /, ''), piece: look }))}
			left={part(px, view.width)}
			top={part(py, view.height)}
			width={44 / view.width}
			height={44 / view.height}
			onChoose={(move) => {
				leave();
				control.play(move, question.from, question.to);
			}}
			onCancel={() => {
				leave();
				control.cancel();
			}}
		/>
	);
}
