/** The surroundings of a command: its streams, and what is known about the terminal. Tests have one of their own. */
export interface Terminal {
	/** Standard input. */
	readonly input: AsyncIterable<Uint8Array>;
	/** Writes results. The promise resolves when more can be written. */
	readonly write: (text: string) => Promise<void>;
	/** Writes messages for people. */
	readonly note: (text: string) => void;
	/** Whether a person watches the messages: progress is shown. */
	readonly interactive: boolean;
	/** Whether results may have colors. */
	readonly color: boolean;
	readonly columns: number;
	/** Aborted by the first ctrl-C. */
	readonly signal: AbortSignal;
	/** The folder from which relative paths start. */
	readonly directory: string;
}
