import type { AnyTask, TaskName } from './task.js';

const TASKS: Readonly<Record<TaskName, () => Promise<{ readonly task: AnyTask }>>> = {
	balance: () => import('./tasks/balance.js'),
	check: () => import('./tasks/check.js'),
	perft: () => import('./tasks/perft.js'),
	stats: () => import('./tasks/stats.js'),
};

/** Whether a name from a file or a queue is that of a task. */
export const isTaskName = (name: unknown): name is TaskName => typeof name === 'string' && Object.hasOwn(TASKS, name);

/** A task. Its modules are loaded when it is first used. */
export const taskNamed = async (name: TaskName): Promise<AnyTask> => (await TASKS[name]()).task;
