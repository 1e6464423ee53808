import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/play.js';
import { Counting } from './Counting.js';
import { LegalMoves } from './LegalMoves.js';
import { SelfPlay } from './SelfPlay.js';

/** Analysis of the position on the board: its legal moves, their number at greater depths, and games from the start. */
export function Analyse(context: Context): JSX.Element {
	const reading = context.store.reading.value;
	if (reading === undefined) return <p class="lazy-wait">{strings.reading}</p>;
	return (
		<>
			<LegalMoves {...context} position={reading.position} />
			<Counting key={`${reading.preset.id} ${reading.shown} ${reading.position.key}`} {...context} />
			<SelfPlay key={reading.preset.id} {...context} />
		</>
	);
}
