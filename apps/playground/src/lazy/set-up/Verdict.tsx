import type { JSX } from 'preact';
import type { Context } from '../../context.js';
import { setUp as text } from '../../strings/set-up.js';
import type { Bench } from './bench.js';

/** The most faults that are listed. */
const MOST = 4;

const UNDO = 'M9 6L4.500 10.500L9 15M5 10.500h9a5 5 0 0 1 0 10h-3';
const REDO = 'M15 6l4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3';

const step = (title: string, icon: string, isIdle: boolean, run: () => void): JSX.Element => (
	<button type="button" class="set-action set-step" aria-label={title} title={title} aria-disabled={isIdle} onClick={run}>
		<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={icon} />
		</svg>
	</button>
);

export interface VerdictProps {
	readonly context: Context;
	readonly bench: Bench;
	readonly onTurn: (id: string, said: string) => void;
}

/** Under the board: the side to move, the faults of the position, and the way to play from it. */
export function Verdict({ context: { store }, bench: { draft, turns: all, verdict, play }, onTurn }: VerdictProps): JSX.Element {
	const { past, future } = store.log.value;
	const turns = all.filter(({ id, title }, index) => id === draft.turn || all.findIndex((one) => one.title === title) === index);
	const leave = (): void => store.dispatch({ type: 'set up', setUp: undefined, label: text.label(text.leave) });
	const faults = verdict?.faults ?? [];
	return (
		<div class="set-verdict">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
			<div class="set-turns" role="group" aria-label={text.turn}>
				{turns.map(({ id, title }) => (
					<button
						key={id}
						type="button"
						class="set-action"
						aria-pressed={id === draft.turn}
						onClick={() => onTurn(id, `${text.toMove(title)}.`)}
					>
						{text.toMove(title)}
					</button>
				))}
				<span class="set-space" />
				{step(text.undo, UNDO, past.length === 0, store.undo)}
				{step(text.redo, REDO, future.length === 0, store.redo)}
			</div>
			<div class="set-end">
				<div class="set-faults" role="status">
					{faults.length > 0 ? (
						<ul>
							{faults.slice(0, MOST).map(({ message }) => (
								<li key={message}>{message}</li>
							))}
						</ul>
					) : verdict === undefined ? null : (
						<p>{text.fine}</p>
					)}
				</div>
				<button type="button" class="set-action" onClick={leave}>
					{text.leave}
				</button>
				<button
					type="button"
					class="set-play"
					aria-disabled={verdict?.text === undefined}
					onClick={() => (verdict?.text === undefined ? undefined : play(verdict.text))}
				>
					{text.playHere}
				</button>
			</div>
		</div>
	);
}
