import type { Span } from '@x/diagnostics';

/** A file `variants.ini` as plain data, which JSON can hold. */
export interface VariantsIni {
	readonly sections: readonly Section[];
	/** The lines after the last key: comments, and the end of the text. */
	readonly after?: string | undefined;
}

/** One variant: its name, the variant that it is based on, and its own keys. */
export interface Section {
	readonly name: string;
	/** A section above, or a variant that Fairy-Stockfish knows. */
	readonly parent?: string | undefined;
	readonly entries: readonly Entry[];
	/** The text around the name, and its place. A section that was not read has none. */
	readonly layout?: SectionLayout | undefined;
}

/** A key with its value, as written. */
export interface Entry {
	readonly key: string;
	readonly value: string;
	readonly layout?: EntryLayout | undefined;
}

/** The text around a name: `before` `[` name `:` parent `]` `after`. */
export interface SectionLayout {
	/** The lines above, with their comments. */
	readonly before: string;
	/** The text between the name and the parent; absent without a parent. */
	readonly colon?: string | undefined;
	/** The text behind the name or the parent, with the end of the line. */
	readonly after: string;
	readonly span: Span;
	readonly nameSpan: Span;
	readonly parentSpan?: Span | undefined;
}

/** The text around a key and its value: `before` key `equals` value `after`. */
export interface EntryLayout {
	/** The lines above, with their comments, and blanks before the key. */
	readonly before: string;
	readonly equals: string;
	/** Blanks behind the value, and the end of the line. */
	readonly after: string;
	readonly keySpan: Span;
	readonly valueSpan: Span;
}
