import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { capital } from '../state/speech.js';
import { turnWords } from '../state/turn-words.js';
import * as strings from '../strings/board.js';
import { Lazy } from './Lazy.js';

/** The side to move, check, the outcome with its reason, and the draws that a player may claim. */
export function Status(): JSX.Element {
	const context = useStore();
	const { store } = context;
	const reading = store.reading.value;
	if (reading === undefined) return <section class="status" aria-label={strings.status} />;
	const { position } = reading;
	const shown = position.outcome === undefined ? position.side : position.outcome.winner;
	const color = shown === undefined ? 'none' : (reading.boardSides[Object.keys(reading.sides).indexOf(shown)]?.color ?? shown);
	const side = capital(position.sideTitle);
	const checked = position.checked && position.outcome === undefined;
	return (
		<section class={position.outcome === undefined ? 'status' : 'status status-over'} aria-label={strings.status}>
			<span class={`status-disc side-${color}`} aria-hidden="true" />
			<p class="status-line">
				{position.outcome?.text ?? turnWords(position, side)}
				{checked ? <span class="status-check">{strings.check}</span> : null}
			</p>
			{position.outcome === undefined || store.unbounded.value ? null : <Lazy name="EndNote" {...context} />}
			{store.computer.value === '' ? null : <p class="status-claim">{store.computer.value}</p>}
			{position.claims.map((claim) => (
				<p key={claim.reason} class="status-claim">
					{claim.text}
				</p>
			))}
		</section>
	);
}
