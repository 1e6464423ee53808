import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { capital } from '../state/speech.js';
import * as strings from '../strings/play.js';
import { LevelChoice } from './play/LevelChoice.js';
import { NodesChoice } from './play/NodesChoice.js';
import { opponentOf, playersOf } from './play/opponent.js';

/** The computer as an opponent: its strength, its side, and a hint. */
export function Play(context: Context): JSX.Element {
	const opponent = opponentOf(context);
	const [, again] = useState({});
	useEffect(() => opponent.watch(() => again({})), []);
	const reading = context.store.reading.value;
	if (reading === undefined) return <p class="lazy-wait">{strings.reading}</p>;
	const { level, sides, nodes } = opponent.settings();
	const titles = playersOf(reading).map(([, title]) => capital(title));
	const all = titles.map((_, index) => index);
	return (
		<section class="lab" aria-label={strings.opponent}>
			<h2>{strings.title}</h2>
			<div class="play-choices">
				<LevelChoice label={strings.computer} off value={level} onChoose={(chosen) => opponent.change({ level: chosen })} />
				<label>
					{strings.plays}{' '}
					<select
						value={sides.length > 1 ? 'all' : String(sides[0])}
						onChange={({ currentTarget: { value } }) => opponent.change({ sides: value === 'all' ? all : [Number(value)] })}
					>
						{titles.map((title, index) => (
							<option key={title} value={String(index)}>
								{title}
							</option>
						))}
						<option value="all">{strings.allSides}</option>
					</select>
				</label>
				<NodesChoice nodes={nodes} onChoose={(chosen) => opponent.change({ nodes: chosen })} />
			</div>
			<p class="play-status">{opponent.status() || (level === 'off' ? strings.isOff : strings.isOn)}</p>
			<button type="button" class="lab-run" onClick={opponent.hint}>
				{strings.hint}
			</button>
		</section>
	);
}
