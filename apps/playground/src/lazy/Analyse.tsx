import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/play.js';
import { Counting } from './Counting.js';
import { Evaluation } from './evaluation/Evaluation.js';
import { LegalMoves } from './LegalMoves.js';
import { showSelfPlay } from './SelfPlay.js';

/** Analysis of the position on the board: its evaluation, its legal moves, and their number at greater depths. */
export function Analyse(context: Context): JSX.Element {
	const { store } = context;
	const reading = store.reading.value;
	if (reading === undefined) return <p class="lazy-wait">{strings.reading}</p>;
	return (
		<>
			{store.unbounded.value ? null : <Evaluation {...context} />}
			<LegalMoves {...context} position={reading.position} />
			<Counting key={`${reading.preset.id} ${reading.shown} ${reading.position.key}`} {...context} />
			<section class="lab" aria-label={strings.selfPlay}>
				<div class="lab-head">
					<h2>{strings.selfPlay}</h2>
					<button type="button" class="link-button" onClick={() => showSelfPlay(store)}>
						{strings.inBuild}
					</button>
				</div>
			</section>
		</>
	);
}
