import type { Diagnostic } from '@x/diagnostics';

/** Answers that only the second worker gives. */

/** The rules in plain English. */
export interface SheetView {
	readonly ruleset: string;
	readonly title: string;
	readonly sections: readonly {
		readonly title: string;
		readonly entries: readonly { readonly path: string; readonly about: string | undefined; readonly texts: readonly string[] }[];
	}[];
}

/** Rules as text, with their faults. */
export interface RulesCheck {
	readonly text: string;
	/** The range of the text that is played: the game with the caret. */
	readonly played: string;
	/** The title of the game; undefined if it cannot be played. */
	readonly title: string | undefined;
	readonly problems: readonly Diagnostic[];
}

/** A variant of the gallery. */
export interface GalleryEntry {
	readonly id: string;
	readonly title: string;
	/** The source of its rules. */
	readonly source: string;
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

/** Rules in other formats; empty if they cannot be read. */
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
