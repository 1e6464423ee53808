import type { JSX } from 'preact';
import { number } from '../../strings/language.js';
import * as strings from '../../strings/play.js';

/** Limits of a search, in positions. */
const LIMITS = [100, 300, 1000, 3000, 10_000, 30_000] as const;

/** Chooses the most positions that a search evaluates for one move. */
export function NodesChoice({ nodes, onChoose }: { readonly nodes: number; onChoose(nodes: number): void }): JSX.Element {
	return (
		<label>
			{strings.nodes}{' '}
			<select value={String(nodes)} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
				{LIMITS.map((limit) => (
					<option key={limit} value={String(limit)}>
						{number(limit)}
					</option>
				))}
			</select>
		</label>
	);
}
