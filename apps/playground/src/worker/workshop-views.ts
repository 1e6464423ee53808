import type { LanguageId } from './languages/ids.js';
import type { Word, WordGroup } from './languages/words/word.js';

/** A game as rules to edit. */
export interface CopyView {
	readonly title: string;
	readonly rules: { readonly language: LanguageId; readonly text: string };
	/** The rules that the copy lacks, in sentences. */
	readonly lost: readonly string[];
}

/** The differences of rules to those they were made from. */
export interface DifferencesView {
	readonly text: string;
	/** Undefined if one of the texts cannot be played. */
	readonly messages: readonly string[] | undefined;
}

/** A word, and the text that is written for it, if it is not its label. */
export interface Completed extends Word {
	readonly apply?: string;
}

/** The words that fit at a place of a text: they replace the text between `from` and `to`, which is the place itself if it is absent. */
export interface Completions {
	readonly from: number;
	readonly to?: number;
	readonly words: readonly Completed[];
}

/** Questions of the workshop. */
export interface WorkshopQuestions {
	/** The words of a language. */
	readonly words: { readonly ask: { readonly language: LanguageId }; readonly answer: readonly WordGroup[] };
	/** The words that fit at a place, in a language whose text must be read for them. */
	readonly complete: {
		readonly ask: { readonly language: LanguageId; readonly text: string; readonly caret: number };
		readonly answer: Completions | undefined;
	};
	/** A game in the language of the workshop that can express it. */
	readonly copy: { readonly ask: { readonly ruleset: string }; readonly answer: CopyView };
	readonly differences: {
		readonly ask: { readonly language: LanguageId; readonly text: string; readonly parent: string };
		readonly answer: DifferencesView;
	};
}
