import { Unusable } from '@x/jobs/errors';
import { flag, text, wholeNumber } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { findGameFiles } from '../input/data-files.js';
import { FILE_RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import type { Terminal } from '../output/terminal.js';
import type { StatsPlan } from '../tasks/stats.js';
import { type Command, defineCommand, filesArgument, filesOf } from './command.js';

/** A position as the counter of games writes it. */
const fenIn = async (fen: string, game: string, terminal: Terminal): Promise<string> => {
	const [{ source }, { gameOf, positionOf }, { fenOf }] = await Promise.all([
		readGameArgument(game, terminal),
		import('../game/playable.js'),
		import('../tasks/game-counter.js'),
	]);
	return fenOf(positionOf(fen, await gameOf(source)));
};

export const command: Command = defineCommand({
	arguments: [filesArgument('Files of games (PGN).')],
	options: {
		plies: wholeNumber('N', 'Count the positions after N plies; 6 by default, 0 for none.', { most: 100, initial: 6 }),
		fen: text('FEN', 'Count the moves that were played from this position, however a game came to it.'),
		game: text('GAME', 'The game of --fen; chess by default.'),
		by: text('TAG', 'Count the games of each value of a tag, such as Event or White.'),
		top: wholeNumber('N', 'Show the N most frequent positions and values; 20 by default.', { initial: 20 }),
		json: flag('Write a JSON line with everything.'),
		...FILE_RUN_OPTIONS,
	},
	examples: [
		'games.pgn',
		'games.pgn --fen "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"',
		'lichess.pgn.zst --by Event',
		'*.pgn --plies 8 --json',
	],
	run: async ({ arguments: names, options }, terminal) => {
		const { files, terminal: own } = await findGameFiles(filesOf(names, terminal), terminal);
		const { plies, fen, game, by, top, json } = options;
		if (game !== undefined && fen === undefined)
			throw new Unusable('Expected --fen with --game, found only the game.', 'Leave --game out: each game of the files names its own.');
		const position = fen === undefined ? undefined : await fenIn(fen, game ?? 'chess', own);
		const plan: StatsPlan = { files, range: options['job-size'] * 2 ** 20, plies, position, by, top, json };
		return runTask('stats', plan, options, own);
	},
});
