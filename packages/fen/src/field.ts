import type { Position, Setup } from '@x/core';
import type { StringifyOptions } from './options.js';

/** The setup that is being read. */
export type Draft = { -readonly [Part in keyof Setup]: Setup[Part] } & { readonly vars: Record<string, number | Record<string, number>> };

/** One field of a line, between blanks. */
export interface Field {
	/** The first part of the codes of its faults. */
	readonly code: string;
	/** The text that stands for a missing field. */
	readonly fallback: string;
	/**
	 * Stores the meaning of the text in the draft and returns its canonical form. If that differs from the text and the field has not
	 * reported anything itself, the caller reports the difference. A field may therefore accept every form that has one meaning. `readable`
	 * is false if an earlier field could not be read.
	 */
	readonly read: (text: string, draft: Draft, readable: boolean) => string;
	/** Returns an empty text if the options omit the field. */
	readonly write: (setup: Setup, options: StringifyOptions, position?: Position) => string;
	/** The names of the points, variables and stores of a setup that this field writes. */
	readonly covers?: string | readonly string[] | undefined;
	/**
	 * Only for the first field: reads the text up to the first blank if it is canonical. Returns the end of the text read, or -1 for any other
	 * text.
	 */
	readonly scan?: (text: string) => number;
}
