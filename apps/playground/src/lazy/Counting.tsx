import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import * as strings from '../strings/counting.js';
import { number } from '../strings/language.js';
import type { CountView } from '../worker/protocol.js';
import { Comparison } from './Comparison.js';

const DEEPEST = 9;

/** The depth when the panel is opened again; following a difference lowers it. */
let depthBefore = 3;

/** Perft and divide of the position on the board: counted in the worker, shown while it runs, stopped on request. */
export function Counting({ store, interaction }: Context): JSX.Element {
	const [depth, setDepth] = useState(depthBefore);
	const [view, show] = useState<CountView>();
	const [running, run] = useState(false);
	const place = { doc: docOf(store.state.value), node: store.reading.value?.shown ?? 0 };

	const stop = (): void => {
		run(false);
		store.client.ask('perft', { stop: true }, () => undefined);
	};
	const start = (): void => {
		run(true);
		show(undefined);
		store.client.ask('perft', { ...place, depth }, (answer) => {
			show(answer);
			if (!answer.done) return;
			run(false);
			interaction.say(strings.counted(answer.nodes, answer.depth));
		});
	};
	// The position has changed: the old count does not belong to it.
	useEffect(() => stop, []);

	const follow = (name: string): void => {
		depthBefore = Math.max(1, depth - 1);
		interaction.play(name);
	};
	return (
		<section class="lab" aria-label={strings.perft}>
			<div class="lab-head">
				<h2>{strings.perft}</h2>
				<label>
					{strings.depth}{' '}
					<input
						type="number"
						min={1}
						max={DEEPEST}
						value={depth}
						onInput={(event) => {
							const requested = Math.min(DEEPEST, Math.floor(Number(event.currentTarget.value)));
							if (!(requested >= 1)) return;
							depthBefore = requested;
							setDepth(requested);
						}}
						onChange={(event) => {
							// An invalid depth is replaced by the current one.
							event.currentTarget.value = String(depth);
						}}
					/>
				</label>
				<button type="button" class="lab-run" onClick={running ? stop : start}>
					{running ? strings.stop : strings.count}
				</button>
			</div>
			{view === undefined ? null : (
				<p class="lab-total">
					{strings
						.total(view.nodes, view.depth)
						.split(/[<>]/)
						.map((part, index) => (index === 1 ? <b key={part}>{part}</b> : part))}
					{view.done ? '' : running ? strings.progress(view.rows.length, view.moves) : strings.stopped}
					{view.time < 5 ? '' : strings.speed(Math.round(view.nodes / view.time))}
				</p>
			)}
			{view === undefined || view.rows.length === 0 ? null : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				<section class="lab-rows" tabIndex={0} aria-label={strings.divide}>
					<table>
						<thead class="hidden">
							<tr>
								<th scope="col">{strings.move}</th>
								<th scope="col">{strings.leaves}</th>
							</tr>
						</thead>
						<tbody>
							{view.rows.map((row) => (
								<tr key={row.name}>
									<th scope="row">
										<button type="button" title={strings.playMove} onClick={() => follow(row.name)}>
											{row.san}
										</button>{' '}
										<span>{row.name}</span>
									</th>
									<td>{number(row.count)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
			{view?.done === true ? <Comparison store={store} rows={view.rows} place={place} onFollow={follow} /> : null}
		</section>
	);
}
