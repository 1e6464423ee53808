import type { JSX } from 'preact';
import { plan as words } from '../../../strings/plan.js';
import type { AnalysisProps } from './props.js';
import { usePlan } from './use-plan.js';

/** The facts that the analyser finds in the rules. Fast paths rely on those that hold. */
export function Facts(props: AnalysisProps): JSX.Element {
	const view = usePlan(props);
	if (typeof view === 'string') return <p class="lazy-wait">{view}</p>;
	return (
		<ul class="facts" aria-label={words.factsLabel}>
			{view.facts.map(({ text, holds }) => (
				<li key={text} class={holds === undefined ? 'fact' : holds ? 'fact fact-yes' : 'fact fact-no'}>
					<span aria-hidden="true" class="fact-sign">
						{holds === undefined ? '·' : holds ? '✓' : '✗'}
					</span>
					{holds === undefined ? null : <span class="hidden">{holds ? words.holds : words.fails}</span>} <span>{text}</span>
				</li>
			))}
		</ul>
	);
}
