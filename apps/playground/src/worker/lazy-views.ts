import type { Diagnostic } from '@x/diagnostics';

/** Answers that only the worker with everything gives. */

/** The rules in plain English. */
export interface SheetView {
	readonly ruleset: string;
	readonly title: string;
	readonly sections: readonly {
		readonly title: string;
		readonly entries: readonly { readonly path: string; readonly about: string | undefined; readonly texts: readonly string[] }[];
	}[];
}

/** Rules as text, and what is wrong with them. */
export interface RulesCheck {
	readonly text: string;
	/** The part of the text that is played: the game with the caret. */
	readonly played: string;
	/** What the game is called; undefined when it cannot be played. */
	readonly title: string | undefined;
	readonly problems: readonly Diagnostic[];
}

/** A variant of the gallery. */
export interface GalleryEntry {
	readonly id: string;
	readonly title: string;
	/** Where its rules are from. */
	readonly source: string;
	readonly text: string;
}

/** A text in another language, with what it does not say, in sentences. */
export interface Said {
	readonly title: string;
	readonly text: string;
	readonly lost: readonly string[];
}

/** Sections of `variants.ini` as rules. */
export interface ImportView {
	readonly text: string;
	/** Those that make a variant. */
	readonly sections: readonly Said[];
	/** Faults of the others, and what is lost, each with its place. */
	readonly problems: readonly Diagnostic[];
}

/** Rules in other languages; empty where they cannot be read. */
export interface ExportView {
	readonly text: string;
	readonly formats: readonly (Said & { readonly id: string })[];
}

/** One move of a divide. */
export interface CountRow {
	readonly name: string;
	readonly san: string;
	readonly count: number;
}

/** What is known of a count so far. */
export interface CountView {
	readonly depth: number;
	/** The moves that are counted to the end. */
	readonly rows: readonly CountRow[];
	/** How many moves there are. */
	readonly moves: number;
	readonly nodes: number;
	/** Milliseconds of counting. */
	readonly time: number;
	readonly done: boolean;
}

/** One line of another program's divide. */
export interface TheirRow {
	readonly word: string;
	/** What we call the move; undefined where it is not legal. */
	readonly name: string | undefined;
	readonly count: number;
}

/** A position as FEEN. */
export interface FeenView {
	readonly text: string | undefined;
	/** What FEEN has no words for, in sentences. */
	readonly dropped: readonly string[];
}
