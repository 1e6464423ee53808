import type { JSX } from 'preact';
import * as strings from '../../strings/play.js';
import type { Level } from '../../worker/protocol.js';

const LEVELS: readonly (readonly [level: Level, title: string])[] = [
	['random', strings.random],
	['greedy', strings.greedy],
	['search', strings.search],
];

interface LevelChoiceProps<T> {
	readonly label: string;
	readonly value: T;
	/** Offers to switch the computer off. */
	readonly off?: true;
	onChoose(level: T): void;
}

/** Chooses how a computer player finds its moves. */
export function LevelChoice<T extends Level | 'off'>({ label, value, off, onChoose }: LevelChoiceProps<T>): JSX.Element {
	return (
		<label>
			{label}{' '}
			<select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}>
				{off === true ? <option value="off">{strings.off}</option> : null}
				{LEVELS.map(([level, title]) => (
					<option key={level} value={level}>
						{title}
					</option>
				))}
			</select>
		</label>
	);
}
