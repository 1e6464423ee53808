import type { AnyCommandTask } from './task.js';

/** The tasks that can be divided into jobs. */
export type TaskName = 'analyse' | 'balance' | 'check' | 'match' | 'perft' | 'stats';

/** All tasks. Their modules are loaded when they are first used. */
export const TASKS: Readonly<Record<TaskName, () => Promise<AnyCommandTask>>> = {
	analyse: async () => (await import('./analyse.js')).task,
	balance: async () => (await import('./balance.js')).task,
	check: async () => (await import('./check.js')).task,
	match: async () => (await import('./match.js')).task,
	perft: async () => (await import('./perft.js')).task,
	stats: async () => (await import('./stats.js')).task,
};
