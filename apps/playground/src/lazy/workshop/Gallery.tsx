import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { GalleryEntry } from '../../worker/protocol.js';

export interface TakerProps extends Context {
	/** Replaces the current rules. */
	readonly onTake: (text: string, title: string) => void;
}

let known: readonly GalleryEntry[] | undefined;

/** Classic variants as texts to start from. */
export function Gallery({ store, onTake }: TakerProps): JSX.Element {
	const [entries, set] = useState(known);
	const [chosen, choose] = useState('');
	useEffect(() => {
		if (entries === undefined)
			store.client.ask('gallery', {}, (answer) => {
				known = answer;
				set(answer);
			});
	}, []);
	if (entries === undefined) return <p class="lazy-wait">Fetching the gallery …</p>;
	const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
	return (
		<>
			<p class="workshop-line">
				<label for="gallery">Variant</label>
				<select id="gallery" value={entry?.id} onChange={(event) => choose(event.currentTarget.value)}>
					{entries.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
				<button type="button" class="lab-run" onClick={() => entry && onTake(entry.text, entry.title)}>
					Open it
				</button>
			</p>
			<p class="workshop-source">
				{entries.length} variants. The rules of this one are from: {entry?.source}
			</p>
		</>
	);
}
