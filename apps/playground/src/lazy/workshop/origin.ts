import * as strings from '../../strings/workshop-sections.js';
import { FACTS } from '../../worker/languages/facts.js';
import type { LanguageId } from '../../worker/protocol.js';

/** The rules that a text was made from. */
export interface Origin {
	readonly title: string;
	readonly text: string;
	/** The rules of the original that the text lacked from the beginning. */
	readonly lost: readonly string[];
}

/** Kept while another panel is shown. */
const origins = new Map<LanguageId, Origin>();

export const setOrigin = (language: LanguageId, origin: Origin): void => {
	origins.set(language, origin);
};

/** The last rules that were opened in a language: a copy of a game, a text of the gallery or the example. */
export const originOf = (language: LanguageId): Origin =>
	origins.get(language) ?? { title: strings.example, text: FACTS[language].example, lost: [] };
