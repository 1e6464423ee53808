import type { Task } from '@x/jobs';
import type { ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';

/** A task of a command: its jobs, and the text of their results. */
export interface CommandTask<Plan, Part, Result> extends Task<Plan, Part, Result> {
	/** Writes the sum of the results of all parts. It receives them in the order of the parts. */
	readonly report: (plan: Plan, results: AsyncIterable<Result>, terminal: Terminal) => Promise<ExitCode>;
}

/** A task whose types are not known: its data came from a thread, a queue or a file. */
export type AnyCommandTask = CommandTask<unknown, unknown, unknown>;

/** A task from its definition, without its types. */
export const defineTask = <Plan, Part, Result>(task: CommandTask<Plan, Part, Result>): AnyCommandTask => task as unknown as AnyCommandTask;
