import type { Program } from '@x/jobs';
import type { AnyCommandTask } from '../tasks/task.js';
import { TASKS } from '../tasks/task-table.js';
import { version } from '../version.js';

/** This program, for its jobs. */
export const PROGRAM: Program<AnyCommandTask> = {
	version: version(),
	thread: new URL('./thread.js', import.meta.url),
	tasks: TASKS,
	checkForm: async (task, what, value) => (await import('../tasks/forms.js')).checkForm(task, what, value),
};
