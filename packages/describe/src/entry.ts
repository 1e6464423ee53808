/** One rule of a sheet: where it stands in the ruleset, what it is about, what it says, and the data it was told from. */
export interface Entry {
	readonly path: string;
	readonly about?: string;
	readonly texts: readonly string[];
	readonly source: unknown;
}
