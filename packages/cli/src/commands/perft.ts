import { flag, readWholeNumber, text } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import type { PerftPlan } from '../tasks/perft.js';
import { type Command, defineCommand } from './command.js';

export const command: Command = defineCommand({
	arguments: [
		{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' },
		{ name: 'DEPTH', summary: 'The number of plies.' },
	],
	options: {
		fen: text('FEN', 'Count from this position.'),
		divide: flag('Show the count of each first move.'),
		turns: flag('Count turns: in games with several moves a turn, these are one ply together.'),
		json: flag('Write a JSON line.'),
		...RUN_OPTIONS,
	},
	examples: ['chess 5', 'chess 4 --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" --divide', 'shogi 4 --threads 8 --json'],
	run: async ({ arguments: [name, depth], options }, terminal) => {
		const named = await readGameArgument(name!, terminal);
		const { fen, divide, turns, json } = options;
		const plan: PerftPlan = {
			game: fen === undefined ? named : { source: named.source, fen },
			depth: readWholeNumber(depth!, { name: 'DEPTH', least: divide ? 1 : 0, most: 100 }),
			divide,
			turns,
			json,
		};
		return runTask('perft', plan, options, terminal);
	},
});
