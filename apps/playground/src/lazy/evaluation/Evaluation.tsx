import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import { capital } from '../../state/speech.js';
import * as strings from '../../strings/evaluation.js';
import type { EvaluationView, Thinker } from '../../worker/protocol.js';
import { playersOf } from '../play/opponent.js';
import { EngineChoice } from './EngineChoice.js';
import { engineOf } from './engine-of.js';
import { GameScores } from './GameScores.js';
import { Lines } from './Lines.js';

const MOST_LINES = 5;

/** Evaluates the position on the board, while it is switched on: chances, best lines, arrows. */
export function Evaluation(context: Context): JSX.Element {
	const { store, interaction } = context;
	const reading = store.reading.value!;
	const engine = engineOf(context);
	const [by, choose] = useState<Thinker>('computer');
	const [lines, setLines] = useState(3);
	const [on, turn] = useState(false);
	const [view, show] = useState<EvaluationView>();
	const [, again] = useState({});
	const { position } = reading;
	const name = engine.view?.name;
	const thinker = name === undefined ? 'computer' : by;

	useEffect(() => {
		engine.onChange = () => {
			if (engine.view?.name !== undefined) choose('engine');
			again({});
		};
		return () => {
			engine.onChange = () => {};
		};
	}, []);
	useEffect(() => {
		show(undefined);
		if (!on || position.outcome !== undefined) return undefined;
		const { key } = position;
		store.client.ask('evaluation', { doc: docOf(store.state.peek()), node: reading.shown, by: thinker, lines }, (found) => {
			show(found);
			const moves = found.lines.flatMap(({ moves: [first] }) => (first === undefined ? [] : [first]));
			interaction.hint.value = { key, moves };
		});
		return () => {
			store.client.ask('evaluation', { stop: true }, () => undefined);
			interaction.hint.value = undefined;
		};
	}, [on, thinker, lines, `${reading.hash} ${reading.shown} ${position.key}`]);

	const play = (names: readonly string[]): void => {
		for (const one of names) interaction.play(one);
	};
	return (
		<section class="lab evaluation" aria-label={strings.title}>
			<div class="lab-head">
				<h2>{strings.title}</h2>
				<button type="button" class="lab-run" aria-pressed={on} onClick={() => turn(!on)}>
					{on ? strings.stop : strings.evaluate}
				</button>
			</div>
			<div class="play-choices">
				{name === undefined ? null : (
					<label>
						{strings.by}{' '}
						<select value={thinker} onChange={({ currentTarget }) => choose(currentTarget.value as Thinker)}>
							<option value="computer">{strings.computer}</option>
							<option value="engine">{name}</option>
						</select>
					</label>
				)}
				<label>
					{strings.lines}{' '}
					<input
						type="number"
						min={1}
						max={MOST_LINES}
						value={lines}
						onInput={({ currentTarget }) => {
							const asked = Math.min(MOST_LINES, Math.floor(Number(currentTarget.value)));
							if (asked >= 1) setLines(asked);
						}}
					/>
				</label>
			</div>
			{on && position.outcome !== undefined ? <p class="lab-total">{strings.over}</p> : null}
			{on && position.outcome === undefined && view === undefined ? <p class="lazy-wait">{strings.first}</p> : null}
			{view === undefined ? null : <Lines view={view} side={capital(playersOf(reading)[0]?.[1] ?? '')} onPlay={play} />}
			{view?.problem === undefined ? null : <p class="play-status">{view.problem}</p>}
			<GameScores {...context} by={thinker} />
			<EngineChoice view={engine.view} starting={engine.starting} open={engine.open} close={engine.close} />
		</section>
	);
}
