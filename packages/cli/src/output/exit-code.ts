/** The exit codes of all commands. */
export const EXIT = {
	/** Done, without faults in the texts that were read. */
	fine: 0,
	/** Faults were found, or an answer is negative. */
	faults: 1,
	/** The command could not run: wrong arguments, or an unreadable file. */
	unusable: 2,
	/** Stopped by ctrl-C. */
	stopped: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
