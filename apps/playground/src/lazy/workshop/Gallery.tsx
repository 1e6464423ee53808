import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { workshop as words } from '../../strings/workshop.js';
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
	if (entries === undefined) return <p class="lazy-wait">{words.fetchingGallery}</p>;
	const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
	return (
		<>
			<p class="workshop-line">
				<label for="gallery">{words.variant}</label>
				<select id="gallery" value={entry?.id} onChange={(event) => choose(event.currentTarget.value)}>
					{entries.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
				<button type="button" class="lab-run" onClick={() => entry && onTake({ language, text: entry.text }, entry.title)}>
					{words.open}
				</button>
			</p>
			<p class="workshop-source">
				{words.variants(entries.length)}
				{entry?.source === undefined ? '' : words.source(entry.source)}
			</p>
		</>
	);
}
