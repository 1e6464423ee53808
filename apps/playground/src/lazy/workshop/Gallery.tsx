import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GalleryEntry, LanguageId } from '../../worker/protocol.js';
import type { SectionProps } from './section.js';

const known = new Map<LanguageId, readonly GalleryEntry[]>();

/** Games as texts to start from. */
export function Gallery({ store, language, onTake }: SectionProps): JSX.Element {
	const [entries, set] = useState(known.get(language));
	const [chosen, choose] = useState('');
	useEffect(() => {
		if (entries === undefined)
			store.client.ask('gallery', { language }, (answer) => {
				known.set(language, answer);
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
				<button type="button" class="lab-run" onClick={() => entry && onTake({ language, text: entry.text }, entry.title)}>
					Open it
				</button>
			</p>
			<p class="workshop-source">
				{entries.length} variants.{entry?.source === undefined ? '' : ` The rules of this one are from: ${entry.source}`}
			</p>
		</>
	);
}
