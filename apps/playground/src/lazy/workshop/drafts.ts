import type { LanguageId } from '../../worker/protocol.js';

/** The last text in a language and the part of it that is played. */
export interface Draft {
	readonly text: string;
	readonly played: string;
}

/** The texts of this tab, which a reload does not lose. */
const KEY = 'x-drafts';

/** The drafts of the tab before it was reloaded; none where a page may not store anything. */
const stored = (): Iterable<[LanguageId, Draft]> => {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
	} catch {
		return [];
	}
};

const drafts = new Map<LanguageId, Draft>(stored());

export const draftOf = (language: LanguageId): Draft | undefined => drafts.get(language);

export const keepDraft = (language: LanguageId, draft: Draft): void => {
	drafts.set(language, draft);
	try {
		sessionStorage.setItem(KEY, JSON.stringify([...drafts]));
	} catch {
		// Too long for the store, or the page may not store anything: the drafts last until the page is left.
	}
};
