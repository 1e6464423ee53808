import type { Command } from './command.js';

interface Listed {
	readonly summary: string;
	/** Loads the command alone: the help of the program needs none. */
	readonly load: () => Promise<{ readonly command: Command }>;
}

export type CommandName = 'check' | 'describe';

/** All commands, in the order of the help. */
export const COMMANDS: Readonly<Record<CommandName, Listed>> = {
	check: {
		summary: 'Find the faults of games, positions and rules, with their places, and repair them.',
		load: () => import('./check.js'),
	},
	describe: { summary: 'Describe the rules of a game in plain English.', load: () => import('./describe.js') },
};
