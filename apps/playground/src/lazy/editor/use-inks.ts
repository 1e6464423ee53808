import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../../state/store.js';
import type { Inked, InkedPart, InksView, Meaning } from '../../worker/protocol.js';

/** Milliseconds without a key press before the colours follow the text. */
const PAUSE = 60;

/** The colours of a text; those of the text before until they arrive. */
export const useInks = ({ client }: Pick<Store, 'client'>, language: Inked, text: string): readonly InkedPart[] | undefined => {
	const [view, set] = useState<InksView>();
	useEffect(() => {
		const timer = setTimeout(() => client.ask('inks', { language, text }, set), view === undefined ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [language, text]);
	// Colours of another text would stand at the wrong places, and a text that cannot be read has none: the editor keeps and moves those it has.
	return view?.text === text && view.language === language && view.parts.length > 0 ? view.parts : undefined;
};

/** Asks for the meaning at a place of a text. */
export const asksMeaning =
	({ client }: Pick<Store, 'client'>, language: Inked) =>
	(text: string, at: number): Promise<Meaning | undefined> =>
		new Promise((resolve) => client.ask('meaning', { language, text, at }, resolve));
