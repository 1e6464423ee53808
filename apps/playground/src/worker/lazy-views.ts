import type { Diagnostic, Span } from '@x/diagnostics';
import type { LanguageId } from './languages/ids.js';

export type { Word, WordGroup } from './languages/words/word.js';

/** Answers that only the second worker gives. */

/** A rule in the text of a game. */
export interface RulePlace {
	/** The rule or the key in the words of the text. */
	readonly name: string;
	readonly span: Span;
	/** Its line, counted from 1. */
	readonly line: number;
}

/** A heading of the rules, and the rules below it. */
interface RulesSection {
	readonly title: string;
	readonly rules: readonly {
		readonly about?: string;
		readonly kind?: string;
		readonly texts: readonly string[];
		/** Its lines, where the game is played by rules that were written as text. */
		readonly places: readonly RulePlace[];
		/** Its places in the ruleset, where the game has no text. */
		readonly parts: readonly string[];
	}[];
}

/** The changes of a game of the user's own to the game that it was made from. */
export interface Changes {
	readonly title: string;
	readonly messages: readonly string[];
}

/** The rules in plain English. */
export interface SheetView {
	readonly ruleset: string;
	readonly hash: string;
	readonly title: string;
	readonly changes?: Changes | undefined;
	/** For players. */
	readonly leaflet: readonly RulesSection[];
	/** Every rule, exactly. */
	readonly sections: readonly {
		readonly title: string;
		readonly entries: readonly { readonly path: string; readonly about: string | undefined; readonly texts: readonly string[] }[];
	}[];
}

/** Rules as text, with their faults. */
export interface RulesCheck {
	readonly language: LanguageId;
	readonly text: string;
	/** The range of the text that is played: the game with the caret. */
	readonly played: string;
	/** The title of the game; undefined if it cannot be played. */
	readonly title: string | undefined;
	/** The rules can be read, though perhaps not be played. */
	readonly readable: boolean;
	readonly problems: readonly Diagnostic[];
}

/** A game of a gallery. */
export interface GalleryEntry {
	readonly id: string;
	readonly title: string;
	/** The source of its rules, if it is not the page itself. */
	readonly source?: string;
	readonly text: string;
}

/** A text in another format, with the information it loses, in sentences. */
export interface Said {
	readonly title: string;
	readonly text: string;
	readonly lost: readonly string[];
}

/** Sections of `variants.ini` as rules. */
export interface ImportView {
	readonly text: string;
	/** The sections that define a variant. */
	readonly sections: readonly Said[];
	/** Faults of the other sections, and losses, each with its place. */
	readonly problems: readonly Diagnostic[];
}

/** Rules in one format. The text is empty if the format cannot express them at all. */
export interface ExportFormat extends Said {
	/** The id of a language, if the format is one. */
	readonly id: string;
}

/** Rules in other formats; empty if they cannot be read. */
export interface ExportView {
	readonly text: string;
	readonly formats: readonly ExportFormat[];
}

/** One move of a divide. */
export interface CountRow {
	readonly name: string;
	readonly san: string;
	readonly count: number;
}

/** The result of a count so far. */
export interface CountView {
	readonly depth: number;
	/** The moves that are completely counted. */
	readonly rows: readonly CountRow[];
	/** The number of moves. */
	readonly moves: number;
	readonly nodes: number;
	/** Milliseconds of counting. */
	readonly time: number;
	readonly done: boolean;
}

/** One line of another program's divide. */
export interface TheirRow {
	readonly word: string;
	/** Our name of the move; undefined if it is not legal. */
	readonly name: string | undefined;
	readonly count: number;
}

/** A position as FEEN. */
export interface FeenView {
	readonly text: string | undefined;
	/** The information that FEEN cannot express, in sentences. */
	readonly dropped: readonly string[];
}
