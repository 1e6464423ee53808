import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import type { CountView } from '../worker/protocol.js';
import { Comparison } from './Comparison.js';

const DEEPEST = 9;

const number = (value: number): string => value.toLocaleString('en-US');

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
			interaction.say(`${number(answer.nodes)} leaves at depth ${answer.depth}.`);
		});
	};
	// The position has changed: the old count does not belong to it.
	useEffect(() => stop, []);

	const follow = (name: string): void => {
		depthBefore = Math.max(1, depth - 1);
		interaction.play(name);
	};
	return (
		<section class="lab" aria-label="Perft">
			<div class="lab-head">
				<h2>Perft</h2>
				<label>
					Depth{' '}
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
					{running ? 'Stop' : 'Count'}
				</button>
			</div>
			{view === undefined ? null : (
				<p class="lab-total">
					<b>{number(view.nodes)}</b> leaves at depth {view.depth}
					{view.done ? '' : running ? `, ${view.rows.length} of ${view.moves} moves` : ', stopped'}
					{view.time < 5 ? '' : ` · ${number(Math.round(view.nodes / view.time))} thousand per second`}
				</p>
			)}
			{view === undefined || view.rows.length === 0 ? null : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				<section class="lab-rows" tabIndex={0} aria-label="Divide">
					<table>
						<thead class="hidden">
							<tr>
								<th scope="col">Move</th>
								<th scope="col">Leaves</th>
							</tr>
						</thead>
						<tbody>
							{view.rows.map((row) => (
								<tr key={row.name}>
									<th scope="row">
										<button type="button" title="Play this move" onClick={() => follow(row.name)}>
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
