import type { Span } from '@x/diagnostics';

/** A rule or an attribute in the table of FBR. */
export interface FbrRow {
	readonly name: string;
	/** Examples of the parts that must be written, and of those that may be left out. */
	readonly required: readonly string[];
	readonly optional: readonly string[];
	readonly meaning: string;
}

/** One rule of a text, replaced by what it stands for. */
export interface FbrStep {
	readonly rule: string;
	readonly note: string | undefined;
	readonly before: string;
	readonly after: string;
}

/** A piece of a game. */
export interface FbrPiece {
	readonly title: string;
	/** Its own definition. */
	readonly code: string;
	/** The same with the macros that it may use. */
	readonly text: string;
}

/** A sentence about a part of a text. */
export interface FbrSentence {
	readonly text: string;
	readonly span: Span | undefined;
	readonly rule: string | undefined;
	readonly attribute: string | undefined;
}

/** The meaning of a text in FBR. */
export interface FbrView {
	readonly text: string;
	readonly sentences: readonly FbrSentence[];
	/** Each rule of the text with its rows in the table. */
	readonly rules: readonly { readonly span: Span; readonly rule: FbrRow; readonly attributes: readonly FbrRow[] }[];
	readonly steps: readonly FbrStep[];
	/** The reasons why it cannot be expanded. */
	readonly refused: readonly string[];
	readonly size: { readonly files: number; readonly ranks: number } | undefined;
	/** After the expansion. */
	readonly pieces: readonly FbrPiece[];
}

export interface FbrQuestions {
	/** Undefined if the text cannot be read. */
	readonly fbr: { readonly ask: { readonly text: string }; readonly answer: FbrView | undefined };
}
