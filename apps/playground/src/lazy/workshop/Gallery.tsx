import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as strings from '../../strings/workshop-sections.js';
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
	if (entries === undefined) return <p class="lazy-wait">{strings.fetchingGallery}</p>;
	const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
	return (
		<>
			<p class="workshop-line">
				<label for="gallery">{strings.variant}</label>
				<select id="gallery" value={entry?.id} onChange={(event) => choose(event.currentTarget.value)}>
					{entries.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
				<button type="button" class="lab-run" onClick={() => entry && onTake({ language, text: entry.text }, entry.title)}>
					{strings.open}
				</button>
			</p>
			<p class="workshop-source">
				{strings.variants(entries.length)} {entry?.source === undefined ? '' : strings.source(entry.source)}
			</p>
		</>
	);
}
