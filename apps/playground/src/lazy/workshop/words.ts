import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../../state/store.js';
import type { LanguageId, WordGroup } from '../../worker/protocol.js';

const known = new Map<LanguageId, readonly WordGroup[]>();

/** The words of a language; none until they have arrived. */
export const useWords = (store: Store, language: LanguageId): readonly WordGroup[] => {
	const [, arrived] = useState(0);
	useEffect(() => {
		if (known.has(language)) return;
		store.client.ask('words', { language }, (answer) => {
			known.set(language, answer);
			arrived(known.size);
		});
	}, [language]);
	return known.get(language) ?? [];
};
