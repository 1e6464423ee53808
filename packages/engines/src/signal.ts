/** The parts of an `AbortSignal` that are used. */
export interface StopSignal {
	readonly aborted: boolean;
	readonly reason: unknown;
	addEventListener(type: 'abort', listener: () => void): void;
	removeEventListener(type: 'abort', listener: () => void): void;
}

/** Calls a function when a signal is aborted, at once if it already is. Returns how to take that back. */
export const onAbort = (signal: StopSignal | undefined, action: () => void): (() => void) => {
	if (signal === undefined) return () => {};
	if (signal.aborted) {
		action();
		return () => {};
	}
	signal.addEventListener('abort', action);
	return () => signal.removeEventListener('abort', action);
};
