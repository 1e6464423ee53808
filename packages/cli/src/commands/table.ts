import type { Command } from './command.js';

interface Listed {
	readonly summary: string;
	/** Loads the command alone: the help of the program needs none. */
	readonly load: () => Promise<{ readonly command: Command }>;
}

export type CommandName =
	| 'check'
	| 'convert'
	| 'explain'
	| 'describe'
	| 'diff'
	| 'draw'
	| 'perft'
	| 'stats'
	| 'balance'
	| 'match'
	| 'analyse'
	| 'engine'
	| 'worker'
	| 'merge';

/** All commands, in the order of the help. */
export const COMMANDS: Readonly<Record<CommandName, Listed>> = {
	check: {
		summary: 'Find the faults of games, positions and rules, with their places, and repair them.',
		load: () => import('./check.js'),
	},
	convert: { summary: 'Convert positions, games, rules and pieces to other notations.', load: () => import('./convert.js') },
	explain: { summary: 'Explain why a move is legal or not.', load: () => import('./explain.js') },
	describe: { summary: 'Describe the rules of a game in plain English.', load: () => import('./describe.js') },
	diff: { summary: 'List the differences between the rules of two games.', load: () => import('./diff.js') },
	draw: { summary: 'Draw a position as SVG.', load: () => import('./draw.js') },
	perft: { summary: 'Count the sequences of legal moves.', load: () => import('./perft.js') },
	stats: { summary: 'Count games: results, lengths, positions, illegal moves.', load: () => import('./stats.js') },
	balance: { summary: 'Let the computer play a game against itself, and measure it.', load: () => import('./balance.js') },
	match: { summary: 'Let engines play against each other, and measure the difference.', load: () => import('./match.js') },
	analyse: { summary: 'Annotate games with an engine: evaluations, mistakes, better lines.', load: () => import('./analyse.js') },
	engine: { summary: 'Be an engine for other programs: UCI, USI, UCCI, XBoard.', load: () => import('./engine.js') },
	worker: { summary: 'Do jobs of a queue, or of the standard input.', load: () => import('./worker.js') },
	merge: { summary: 'Add up the results of parts.', load: () => import('./merge.js') },
};
