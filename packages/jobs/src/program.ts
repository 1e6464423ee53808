import type { AnyTask } from './task.js';

/** The parts of a divided plan that may come from elsewhere. */
export type JobData = 'plan' | 'part' | 'result';

/** The program whose jobs are done: its tasks, and what jobs need to know about it. */
export interface Program<Own extends AnyTask = AnyTask> {
	/** Jobs and results of other versions are refused. */
	readonly version: string;
	/** The script of a thread. It calls `serveThread` with this program. */
	readonly thread: URL;
	/** Name → a function that loads the task. */
	readonly tasks: Readonly<Record<string, () => Promise<Own>>>;
	/** Refuses data that is not a plan, a part or a result of a task: data from a queue or a file, where anyone may have written it. Throws an `Unusable`. */
	readonly checkForm: (task: string, what: JobData, value: unknown) => Promise<void>;
}

/** Whether a name from a file or a queue is that of a task. */
export const isTask = ({ tasks }: Program, name: unknown): name is string => typeof name === 'string' && Object.hasOwn(tasks, name);

/** A task. Its modules are loaded when it is first used. */
export const taskNamed = <Own extends AnyTask>({ tasks }: Program<Own>, name: string): Promise<Own> => tasks[name]!();
