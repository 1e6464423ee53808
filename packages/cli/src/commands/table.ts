import type { Command } from './command.js';

interface Listed {
	readonly summary: string;
	/** Loads the command alone: the help of the program needs none. */
	readonly load: () => Promise<{ readonly command: Command }>;
}

export type CommandName = 'balance' | 'check' | 'describe' | 'merge' | 'perft' | 'stats' | 'worker';

/** All commands, in the order of the help. */
export const COMMANDS: Readonly<Record<CommandName, Listed>> = {
	check: {
		summary: 'Find the faults of games, positions and rules, with their places, and repair them.',
		load: () => import('./check.js'),
	},
	perft: { summary: 'Count the sequences of legal moves.', load: () => import('./perft.js') },
	stats: { summary: 'Count games: results, lengths, positions, illegal moves.', load: () => import('./stats.js') },
	balance: { summary: 'Let the computer play a game against itself, and measure it.', load: () => import('./balance.js') },
	worker: { summary: 'Do jobs of a queue, or of the standard input.', load: () => import('./worker.js') },
	merge: { summary: 'Add up the results of parts.', load: () => import('./merge.js') },
	describe: { summary: 'Describe the rules of a game in plain English.', load: () => import('./describe.js') },
};
