import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Store } from '../state/store.js';
import * as strings from '../strings/counting.js';
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
			<label for="divide">{strings.other}</label>
			<textarea
				id="divide"
				rows={3}
				spellcheck={false}
				placeholder={strings.paste}
				value={theirs?.text ?? ''}
				onInput={(event) => {
					const text = event.currentTarget.value;
					set({ text, rows: theirs?.rows ?? [] });
					store.client.ask('divide', { ...place, text }, (answer) => set({ text, rows: answer }));
				}}
			/>
			{theirs === undefined || theirs.text.trim() === '' ? null : (
				<div role="status">
					{theirs.rows.length === 0 ? <p>{strings.noLines}</p> : null}
					{found?.length === 0 ? <p class="lab-same">{strings.same(rows.length)}</p> : null}
					{first === undefined ? null : (
						<p class="lab-first">
							{words(first)}{' '}
							{first.type === 'count' ? (
								<button type="button" class="problem-fix" onClick={() => onFollow(first.row.name)}>
									{strings.follow(first.row.san)}
								</button>
							) : null}
						</p>
					)}
				</div>
			)}
			{found === undefined || found.length < 2 ? null : (
				<details>
					<summary>{strings.differences(found.length)}</summary>
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
	if (difference.type === 'only-theirs') return strings.notLegal(difference.word, difference.count);
	const { san, name, count } = difference.row;
	if (difference.type === 'only-ours') return strings.missing(san, name, count);
	return strings.otherCount(san, name, count, difference.theirs);
};
