/** The surroundings of a command: its streams, and what is known about the terminal. Tests have one of their own. */
export interface Terminal {
	/** Standard input. */
	readonly input: AsyncIterable<Uint8Array>;
	/** Whether the standard input is a pipe or a file: it is read if no file is named. */
	readonly piped: boolean;
	/** Writes results. The promise resolves when they are written, and rejects with an `Unusable` if they cannot be. */
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
	readonly environment: Readonly<Record<string, string | undefined>>;
}
