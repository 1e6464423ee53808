import type { JSX } from 'preact';
import * as strings from '../../strings/workshop-sections.js';

interface LostProps {
	readonly lost: readonly string[];
	/** The heading of a number of losses. */
	readonly count?: (number: number) => string;
	readonly whole: string;
}

/** The information that a conversion loses, or a statement that it loses nothing. */
export function Lost({ lost, count = strings.lost, whole }: LostProps): JSX.Element {
	if (lost.length === 0) return <p class="workshop-whole">{whole}</p>;
	return (
		<div class="workshop-lost">
			<p>{count(lost.length)}</p>
			<ul>
				{lost.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
		</div>
	);
}
