import type { JSX } from 'preact';
import type { Level } from '../../worker/protocol.js';

const LEVELS: readonly (readonly [level: Level, title: string])[] = [
	['random', 'Random: any legal move'],
	['greedy', 'Greedy: captures the most'],
	['search', 'Search: looks ahead'],
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
				{off === true ? <option value="off">Off</option> : null}
				{LEVELS.map(([level, title]) => (
					<option key={level} value={level}>
						{title}
					</option>
				))}
			</select>
		</label>
	);
}
