import type { Span } from '@x/diagnostics';
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

/** A node of a syntax tree, with its range of the text. */
export interface SyntaxNode {
	readonly label: string;
	readonly value?: string;
	readonly from: number;
	readonly to: number;
	/** It has no range of its own: the range is that of the part around it. */
	readonly loose?: true;
	readonly children: readonly SyntaxNode[];
}

/** The syntax tree of a text; empty if it cannot be read. */
export interface SyntaxView {
	readonly language: LanguageId;
	readonly text: string;
	readonly nodes: readonly SyntaxNode[];
}

/** A fact about rules: one that a fast path needs, which holds or not, or a plain one. */
export interface FactView {
	readonly text: string;
	readonly holds: boolean | undefined;
}

/** The facts about rules, and how they are played. */
export interface PlanView {
	readonly text: string;
	readonly facts: readonly FactView[];
	readonly engine: string;
	/** Why the fastest engine cannot play them. */
	readonly reasons: readonly string[];
	readonly kinds: readonly { readonly title: string; readonly shapes: readonly string[] }[];
	readonly notes: readonly string[];
	readonly drops: number;
	readonly hash: string;
}

/** A colour of a text: of keys, of names, of words of the language, of numbers and squares, of other texts, of comments. */
export type Ink = 'key' | 'name' | 'word' | 'number' | 'text' | 'comment';

/** A part of a text and its colour. */
export interface InkedPart {
	readonly from: number;
	readonly to: number;
	readonly ink: Ink;
}

/** The languages whose texts have colours and meanings: those of rules, and that of one piece. */
export type Inked = LanguageId | 'mbn';

/** The colours of a text in their order. */
export interface InksView {
	readonly language: Inked;
	readonly text: string;
	readonly parts: readonly InkedPart[];
}

/** The meaning of a part of a text. */
export interface Meaning {
	readonly from: number;
	readonly to: number;
	/** The word of the language that is meant; undefined where only the sentences about the part are known. */
	readonly word: string | undefined;
	readonly texts: readonly string[];
}

/** The rules of a game as text, and the ranges of some of them. */
export interface RuleTextView {
	readonly title: string;
	readonly rules: { readonly language: LanguageId; readonly text: string };
	readonly spans: readonly Span[];
}

/** Questions of the workshop. */
export interface WorkshopQuestions {
	/** The words of a language. */
	readonly words: { readonly ask: { readonly language: LanguageId }; readonly answer: readonly WordGroup[] };
	readonly syntax: { readonly ask: { readonly language: LanguageId; readonly text: string }; readonly answer: SyntaxView };
	readonly inks: { readonly ask: { readonly language: Inked; readonly text: string }; readonly answer: InksView };
	/** The meaning of the word at a place. */
	readonly meaning: {
		readonly ask: { readonly language: Inked; readonly text: string; readonly at: number };
		readonly answer: Meaning | undefined;
	};
	readonly plan: { readonly ask: { readonly language: LanguageId; readonly text: string }; readonly answer: PlanView | undefined };
	/** The words that fit at a place, in a language whose text must be read for them. */
	readonly complete: {
		readonly ask: { readonly language: LanguageId; readonly text: string; readonly caret: number };
		readonly answer: Completions | undefined;
	};
	/** A game in the language of the workshop that can express it. */
	readonly copy: { readonly ask: { readonly ruleset: string }; readonly answer: CopyView };
	/** The text of the rules of a game of the page, which has none, with the places of rules in it. */
	readonly ruleText: {
		readonly ask: { readonly ruleset: string; readonly places: readonly string[] };
		readonly answer: RuleTextView;
	};
	readonly differences: {
		readonly ask: { readonly language: LanguageId; readonly text: string; readonly parent: string };
		readonly answer: DifferencesView;
	};
}
