import type { LanguageId } from './languages/ids.js';
import type { WordGroup } from './languages/words/word.js';

/** A game as rules to edit. */
export interface CopyView {
	readonly title: string;
	/** The language that expresses the game best; undefined if none can. */
	readonly rules: { readonly language: LanguageId; readonly text: string } | undefined;
	/** The rules that the copy lacks, in sentences. */
	readonly lost: readonly string[];
}

/** The differences of rules to those they were made from. */
export interface DifferencesView {
	readonly text: string;
	/** Undefined if one of the texts cannot be played. */
	readonly messages: readonly string[] | undefined;
}

/** Questions of the workshop. */
export interface WorkshopQuestions {
	/** The words of a language. */
	readonly words: { readonly ask: { readonly language: LanguageId }; readonly answer: readonly WordGroup[] };
	/** A game in the language of the workshop that can express it. */
	readonly copy: { readonly ask: { readonly ruleset: string }; readonly answer: CopyView };
	readonly differences: {
		readonly ask: { readonly language: LanguageId; readonly text: string; readonly parent: string };
		readonly answer: DifferencesView;
	};
}
