import type { JSX } from 'preact';
import * as strings from '../../strings/play.js';
import type { SelfPlayView } from '../../worker/protocol.js';

interface Row {
	readonly name: string;
	readonly count: number;
}

/** A part of the table: names with counts, and their share of all games. */
function Rows({ title, rows, of }: { readonly title: string; readonly rows: readonly Row[]; readonly of: number }): JSX.Element {
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={3}>
					{title}
				</th>
			</tr>
			{rows.map(({ name, count }) => (
				<tr key={name}>
					<th scope="row">{name}</th>
					<td>{count}</td>
					<td>{strings.percent(Math.round((100 * count) / of))}</td>
				</tr>
			))}
		</tbody>
	);
}

/** The results of the games played so far, and the rules that none of them used. */
export function SelfPlayTable({ view, running }: { readonly view: SelfPlayView; readonly running: boolean }): JSX.Element {
	const { played, games, wins, draws, length, ends, never, done } = view;
	const results = [...wins.map(({ side, count }) => ({ name: strings.wins(side), count })), { name: strings.draws, count: draws }];
	return (
		<>
			<p class="lab-total">
				{strings
					.total(played, games)
					.split(/[<>]/)
					.map((part, index) => (index === 1 ? <b key={part}>{part}</b> : part))}
				{done || running ? '' : strings.stopped}
				{strings.lengths(Math.round(length.average), length.shortest, length.longest)}
			</p>
			<table class="play-table">
				<caption class="hidden">{strings.table}</caption>
				<Rows title={strings.results} rows={results} of={played} />
				<Rows title={strings.ends} rows={ends.map(({ text, count }) => ({ name: text, count }))} of={played} />
			</table>
			{never.length === 0 ? (
				<p>{strings.allUsed}</p>
			) : (
				<dl class="play-never">
					{never.map(({ title, items }) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>{items.join(', ')}</dd>
						</div>
					))}
				</dl>
			)}
		</>
	);
}
