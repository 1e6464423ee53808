/** One rule of a sheet: its place in the ruleset, its subject, its texts, and the data that they describe. */
export interface Entry {
	readonly path: string;
	readonly about?: string;
	readonly texts: readonly string[];
	readonly source: unknown;
}
