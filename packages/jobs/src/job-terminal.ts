/** The part of a terminal that work needs. */
export interface JobTerminal {
	/** Standard input. */
	readonly input: AsyncIterable<Uint8Array>;
	/** Writes messages for people. */
	readonly note: (text: string) => void;
	/** Aborted by ctrl-C. */
	readonly signal: AbortSignal;
	/** The folder from which relative paths start. */
	readonly directory: string;
	readonly environment: Readonly<Record<string, string | undefined>>;
}
