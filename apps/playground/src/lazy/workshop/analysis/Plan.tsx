import type { JSX } from 'preact';
import { plan as words } from '../../../strings/plan.js';
import type { AnalysisProps } from './props.js';
import { usePlan } from './use-plan.js';

/** How the rules are played: by which engine, why, and each kind of piece by which fast paths. */
export function Plan(props: AnalysisProps): JSX.Element {
	const view = usePlan(props);
	if (typeof view === 'string') return <p class="lazy-wait">{view}</p>;
	return (
		<div class="plan">
			<p>{view.engine}</p>
			{view.reasons.length === 0 ? null : <List title={words.why} items={view.reasons} />}
			<div class="plan-table">
				<table>
					<caption>{words.kinds}</caption>
					<thead>
						<tr>
							<th scope="col">{words.piece}</th>
							<th scope="col">{words.shapesTitle}</th>
						</tr>
					</thead>
					<tbody>
						{view.kinds.map(({ title, shapes }) => (
							<tr key={title}>
								<th scope="row">{title}</th>
								<td>{shapes.length === 0 ? words.none : shapes.join(', ')}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{view.drops === 0 ? null : <p>{words.drops(view.drops)}</p>}
			{view.notes.length === 0 ? null : <List title={words.notes} items={view.notes} />}
			<p class="workshop-source">
				{words.hash}: <code class="plan-hash">{view.hash}</code>
			</p>
		</div>
	);
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }): JSX.Element {
	return (
		<div>
			<p>{title}</p>
			<ul>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}
