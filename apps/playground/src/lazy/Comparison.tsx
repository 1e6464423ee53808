import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Store } from '../state/store.js';
import type { Ask, CountRow, TheirRow } from '../worker/protocol.js';
import { type Difference, differences } from './compare.js';

interface ComparisonProps {
	readonly store: Store;
	readonly rows: readonly CountRow[];
	readonly place: Omit<Ask<'divide'>, 'text'>;
	readonly onFollow: (name: string) => void;
}

const SHOWN = 20;

/** Compares the divide of another engine with ours: lists the differences and leads to the first one. */
export function Comparison({ store, rows, place, onFollow }: ComparisonProps): JSX.Element {
	const [theirs, set] = useState<{ readonly text: string; readonly rows: readonly TheirRow[] }>();
	const found = theirs === undefined || theirs.rows.length === 0 ? undefined : differences(rows, theirs.rows);
	const first = found?.[0];
	return (
		<div class="lab-compare">
			<label for="divide">Another engine’s divide</label>
			<textarea
				id="divide"
				rows={3}
				spellcheck={false}
				placeholder={'Paste it: e2e4: 20\nd2d4: 20 …'}
				value={theirs?.text ?? ''}
				onInput={(event) => {
					const text = event.currentTarget.value;
					set({ text, rows: theirs?.rows ?? [] });
					store.client.ask('divide', { ...place, text }, (answer) => set({ text, rows: answer }));
				}}
			/>
			{theirs === undefined || theirs.text.trim() === '' ? null : (
				<div role="status">
					{theirs.rows.length === 0 ? <p>Expected lines with a move and a number, found none.</p> : null}
					{found?.length === 0 ? <p class="lab-same">The same: {rows.length} moves with the same counts.</p> : null}
					{first === undefined ? null : (
						<p class="lab-first">
							{words(first)}{' '}
							{first.type === 'count' ? (
								<button type="button" class="problem-fix" onClick={() => onFollow(first.row.name)}>
									Go to {first.row.san}, one ply less
								</button>
							) : null}
						</p>
					)}
				</div>
			)}
			{found === undefined || found.length < 2 ? null : (
				<details>
					<summary>{found.length} differences</summary>
					<ul>
						{found.slice(0, SHOWN).map((difference) => (
							<li key={difference.type === 'only-theirs' ? difference.word : difference.row.name}>{words(difference)}</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}

const words = (difference: Difference): string => {
	if (difference.type === 'only-theirs') return `${difference.word} is not a legal move here; they count ${difference.count}.`;
	const { san, name, count } = difference.row;
	if (difference.type === 'only-ours') return `${san} (${name}) is missing there; we count ${count}.`;
	return `${san} (${name}): we count ${count}, they count ${difference.theirs}.`;
};
