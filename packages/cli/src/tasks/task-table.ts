import type { AnyCommandTask } from './task.js';

/** The tasks that can be divided into jobs. */
export type TaskName = 'balance' | 'check' | 'perft' | 'stats';

/** All tasks. Their modules are loaded when they are first used. */
export const TASKS: Readonly<Record<TaskName, () => Promise<AnyCommandTask>>> = {
	balance: async () => (await import('./balance.js')).task,
	check: async () => (await import('./check.js')).task,
	perft: async () => (await import('./perft.js')).task,
	stats: async () => (await import('./stats.js')).task,
};
