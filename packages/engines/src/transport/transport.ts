/** How a connection ended. */
export interface TransportEnd {
	readonly kind: 'exit' | 'error' | 'closed';
	/** The exit code or the name of the signal of a program. */
	readonly code?: number | string | undefined;
	/** The failure, or the last lines that a program wrote as errors. */
	readonly message?: string | undefined;
}

/** A connection to an engine, line by line. */
export interface Transport {
	/** Sends a line, given without its end. Does nothing after the end. */
	send(line: string): void;
	/** Calls a function with each line of the engine from now on, without its end. */
	listen(listener: (line: string) => void): void;
	/** Ends the connection: politely, so that a program may clean up for a moment; with `force` at once. */
	close(force?: boolean): void;
	/** Resolves when the engine is gone. It never rejects. */
	readonly closed: Promise<TransportEnd>;
}
