import type { Source } from '@x/core';

/** One rule of a sheet: its place in the ruleset, its subject, its texts, and the data that they describe. */
export interface Entry {
	readonly path: string;
	readonly about?: string;
	readonly texts: readonly string[];
	/** The data of the ruleset that the texts describe. */
	readonly part: unknown;
	/** Where the rule comes from in the text that defines the game, if the definition says so. */
	readonly sources?: readonly Source[];
}
