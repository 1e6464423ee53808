import { resolve } from 'node:path';
import { Unusable } from '@x/jobs/errors';
import { flag, text, wholeNumber } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { findGameFiles } from '../input/data-files.js';
import { RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import { readPlayer } from '../players/player-choice.js';
import { defaultLimits, LIMIT_OPTIONS } from '../players/player-options.js';
import type { AnalysePlan } from '../tasks/analyse-plan.js';
import { type Command, defineCommand, filesArgument, filesOf } from './command.js';

const { clock: _, ...LIMITS } = LIMIT_OPTIONS;

export const command: Command = defineCommand({
	arguments: [filesArgument('Files of games (PGN).')],
	options: {
		engine: text('ENGINE', 'The program with its arguments and settings, as of `x match`; opponent:search by default.', { short: 'e' }),
		...LIMITS,
		game: text('GAME', 'The game of all games; by default each names its own by the tag Variant.'),
		'line-length': wholeNumber('N', 'The most moves of a better line; 10 by default, 0 for no lines.', { most: 1000, initial: 10 }),
		output: text('FILE', 'Write the annotated games into this file, and the summary to the standard output.', { short: 'o' }),
		json: flag('Write a JSON line for each game; the games go into --output.'),
		...RUN_OPTIONS,
	},
	examples: ['games.pgn --engine stockfish --depth 16 --output annotated.pgn', 'shogi.pgn --engine "fairy-stockfish nodes=100000" --json'],
	notes: [
		'Each turn of the main line gets its evaluation, ?!, ? or ?? if it loses chances to win, and then the better line as a variation. Comments, variations and annotations of the games are kept.',
		'Without limits, programs have 100 ms for each position, and the computer player evaluates 200 positions. Chances, accuracy and thresholds are those of Lichess, which were found in games of chess.',
	],
	run: async ({ arguments: names, options }, terminal) => {
		const limits = defaultLimits({ ...options, clock: undefined }, { moveTime: 100 });
		const player = readPlayer(options.engine ?? 'opponent:search', terminal.directory, limits);
		if (player.kind === 'opponent' && player.level !== 'search')
			throw new Unusable(
				`Expected a player that evaluates positions, found opponent:${player.level}.`,
				'Use opponent:search or a program.',
			);
		if (player.limits.clock !== undefined)
			throw new Unusable('Expected limits for each position, found a clock.', 'Use move-time=, nodes= or depth=.');
		const { files, terminal: own } = await findGameFiles(filesOf(names, terminal), terminal);
		const { game, output, json } = options;
		const plan: AnalysePlan = {
			players: [player],
			lineLength: options['line-length'],
			game: game === undefined ? undefined : (await readGameArgument(game, own)).source,
			files,
			output: output === undefined ? undefined : resolve(terminal.directory, output),
			json,
		};
		return runTask('analyse', plan, options, own);
	},
});
