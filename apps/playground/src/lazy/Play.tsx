import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { capital } from '../state/speech.js';
import * as strings from '../strings/play.js';
import { LevelChoice } from './play/LevelChoice.js';
import { NodesChoice } from './play/NodesChoice.js';
import { type OpponentSettings, opponentOf, playersOf } from './play/opponent.js';

/** The computer as an opponent: its strength and its side. */
export function Play(context: Context): JSX.Element {
	const opponent = opponentOf(context);
	const [, again] = useState({});
	const change = (settings: Partial<OpponentSettings>): void => {
		opponent.change(settings);
		again({});
	};
	const reading = context.store.reading.value;
	if (reading === undefined) return <p class="lazy-wait">{strings.reading}</p>;
	const { level, sides, nodes } = opponent.settings();
	const titles = playersOf(reading).map(([, title]) => capital(title));
	const all = titles.map((_, index) => index);
	return (
		<section class="lab" aria-label={strings.opponent}>
			<h2>{strings.title}</h2>
			<div class="play-choices">
				<LevelChoice label={strings.computer} off value={level} onChoose={(chosen) => change({ level: chosen })} />
				<label>
					{strings.plays}{' '}
					<select
						value={sides.length > 1 ? 'all' : String(sides[0])}
						onChange={({ currentTarget: { value } }) => change({ sides: value === 'all' ? all : [Number(value)] })}
					>
						{titles.map((title, index) => (
							<option key={title} value={String(index)}>
								{title}
							</option>
						))}
						<option value="all">{strings.allSides}</option>
					</select>
				</label>
				<NodesChoice nodes={nodes} onChoose={(chosen) => change({ nodes: chosen })} />
			</div>
			<p class="play-status">{context.store.computer.value || (level === 'off' ? strings.isOff : strings.isOn)}</p>
		</section>
	);
}
