import { resolve } from 'node:path';
import { choice, flag, text, wholeNumber } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import type { BalancePlan } from '../tasks/balance.js';
import { type Command, defineCommand } from './command.js';

export const command: Command = defineCommand({
	arguments: [{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' }],
	options: {
		games: wholeNumber('N', 'The number of games; 1000 by default.', { least: 1, most: 100_000_000, initial: 1000 }),
		level: choice('LEVEL', ['random', 'greedy', 'search'], 'The player of all sides: random (the default), greedy or search.'),
		nodes: wholeNumber('N', 'The positions that a search evaluates for a move; 200 by default.', { least: 1, initial: 200 }),
		seed: wholeNumber('N', 'Other numbers give other games; 1 by default.', { most: 2 ** 31 - 1, initial: 1 }),
		longest: wholeNumber('N', 'Stop a game after N moves; 1000 by default.', { least: 1, most: 100_000, initial: 1000 }),
		picture: text('FILE', 'Also draw the figures into an SVG file.'),
		json: flag('Write a JSON line.'),
		...RUN_OPTIONS,
	},
	examples: ['chess --games 10000', 'variants.txt#MyChess --level search --nodes 500 --games 200', 'shogi --picture shogi.svg --json'],
	notes: ['The same seed gives the same games and the same figures, on any number of threads and machines.'],
	run: async ({ arguments: [name], options }, terminal) => {
		const { games, level = 'random', nodes, seed, longest, picture, json } = options;
		const game = await readGameArgument(name!, terminal);
		const file = picture === undefined ? undefined : resolve(terminal.directory, picture);
		const plan: BalancePlan = { game, games, level, nodes, seed, longest, picture: file, json };
		return runTask('balance', plan, options, terminal);
	},
});
