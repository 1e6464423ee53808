import { resolve } from 'node:path';
import { Unusable } from '@x/jobs/errors';
import { randomFrom } from '@x/opponent';
import { decimal, flag, text, type Values, wholeNumber } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { cachedGame } from '../game/game-cache.js';
import { RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import type { AdjudicationRules } from '../match/adjudication.js';
import { readOpenings } from '../match/openings.js';
import { type PlayerChoice, readPlayer } from '../players/player-choice.js';
import { defaultLimits, LIMIT_OPTIONS } from '../players/player-options.js';
import type { SprtOptions } from '../statistics/sprt.js';
import type { MatchPlan } from '../tasks/match.js';
import { type Command, defineCommand } from './command.js';

/** The options that end games before their rules do. */
const ADJUDICATION_OPTIONS = {
	longest: wholeNumber('N', 'A game is drawn after N moves of each player; 500 by default.', { least: 1, most: 100_000, initial: 500 }),
	'draw-score': wholeNumber('N', 'A game is drawn if both players have seen at most N hundredths of a pawn for a while.', {
		initial: undefined,
	}),
	'draw-moves': wholeNumber('N', 'The moves of each player for --draw-score; 8 by default.', { least: 1, initial: 8 }),
	'draw-from': wholeNumber('N', 'Such draws begin after N moves of each player; 34 by default.', { initial: 34 }),
	'resign-score': wholeNumber('N', 'A player that has seen itself N hundredths of a pawn behind for a while has lost.', {
		least: 1,
		initial: undefined,
	}),
	'resign-moves': wholeNumber('N', 'The moves of the player for --resign-score; 3 by default.', { least: 1, initial: 3 }),
};

const adjudicationOf = (options: Values<typeof ADJUDICATION_OPTIONS>): AdjudicationRules => {
	const [draw, resign] = [options['draw-score'], options['resign-score']];
	return {
		longest: options.longest,
		...(draw === undefined ? {} : { draw: { score: draw, moves: options['draw-moves'], from: options['draw-from'] } }),
		...(resign === undefined ? {} : { resign: { score: resign, moves: options['resign-moves'] } }),
	};
};

/** The options of the test. */
const SPRT_OPTIONS = {
	elo0: decimal('ELO', 'End the match when a test (SPRT) decides between this difference in Elo and --elo1.', { initial: undefined }),
	elo1: decimal('ELO', 'The greater difference.', { initial: undefined }),
	alpha: decimal('P', 'The probability of accepting --elo1 wrongly; 0.05 by default.', { above: 0, below: 0.5, initial: 0.05 }),
	beta: decimal('P', 'The probability of accepting --elo0 wrongly; 0.05 by default.', { above: 0, below: 0.5, initial: 0.05 }),
};

const sprtOf = ({ elo0, elo1, alpha, beta }: Values<typeof SPRT_OPTIONS>): SprtOptions | undefined => {
	if (elo0 === undefined && elo1 === undefined) return undefined;
	if (elo0 === undefined || elo1 === undefined) throw new Unusable('Expected --elo0 and --elo1, found one of them.');
	if (elo0 >= elo1) throw new Unusable(`Expected an --elo1 above ${elo0}, found ${elo1}.`);
	return { elo0, elo1, alpha, beta };
};

/** Players with different names. */
const named = (players: readonly PlayerChoice[]): readonly PlayerChoice[] =>
	players[0]!.name === players[1]!.name ? players.map((player, index) => ({ ...player, name: `${player.name} ${index + 1}` })) : players;

/** A list in an order of chance. */
const shuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
	const random = randomFrom(seed);
	return list
		.map((one) => ({ one, order: random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ one }) => one);
};

export const command: Command = defineCommand({
	arguments: [
		{
			name: 'ENGINE',
			summary: 'A program with its arguments, or opponent:LEVEL (random, greedy, search), and its settings, in quotation marks.',
		},
		{ name: 'ENGINE', summary: 'The other one.' },
	],
	options: {
		game: text('GAME', 'The game; chess by default.'),
		games: wholeNumber('N', 'The number of games; 100 by default.', { least: 1, most: 10_000_000, initial: 100 }),
		...LIMIT_OPTIONS,
		'time-margin': wholeNumber('MS', 'Milliseconds that a player may exceed its time; 50 by default.', { most: 3_600_000, initial: 50 }),
		openings: text('FILE', 'Begin with the moves of games (PGN) or with positions (FEN, EPD); each is played twice, with colours changed.'),
		'opening-plies': wholeNumber('N', 'The most moves of both sides of an opening from a game; 16 by default.', { initial: 16 }),
		shuffle: flag('Take the openings in an order of chance, by --seed.'),
		once: flag('Play each opening once; the colours change from game to game.'),
		seed: wholeNumber('N', 'Other numbers give other games of the computer player; 1 by default.', { most: 2 ** 31 - 1, initial: 1 }),
		...ADJUDICATION_OPTIONS,
		...SPRT_OPTIONS,
		output: text('FILE', 'Write the games into a PGN file, with clocks and evaluations.', { short: 'o' }),
		json: flag('Write a JSON line.'),
		...RUN_OPTIONS,
	},
	examples: [
		'stockfish "gnuchess --uci" --clock 10+0.1 --output games.pgn',
		`"fairy-stockfish 'option.Skill Level=3'" opponent:search --game crazyhouse --nodes 1000`,
		'"./new name=new" "./old name=old" --openings book.epd --elo0 0 --elo1 5 --nodes 20000',
	],
	notes: [
		'Settings of an ENGINE are words such as option.Hash=64, name=Mine, protocol=xboard (uci by default), variant=NAME, and limits of its own: clock=60+0.5, move-time=100, nodes=500, depth=8. A value with blanks stands in single quotation marks.',
		'Without limits, programs have 10+0.1, and the computer player evaluates 200 positions. A player that crashes, names an illegal move or exceeds its time has lost, and the match goes on. Each thread plays one game at a time, and starts the programs for each opening.',
		'Workers of a queue, and `x worker`, start only the programs that the variable X_ENGINES names, separated by blanks.',
	],
	run: async ({ arguments: [first, second], options }, terminal) => {
		const limits = defaultLimits(options, { clock: { base: 10_000, increment: 100 } });
		const players = [first!, second!].map((one) => readPlayer(one, terminal.directory, limits));
		const { games, once, openings: file, output, seed, json, shuffle } = options;
		if (!once && games % 2 === 1)
			throw new Unusable(`Expected an even number of games, found ${games}.`, 'Each opening is played twice. --once plays it once.');
		const game = await readGameArgument(options.game ?? 'chess', terminal);
		const openings = await readOpenings(game, await cachedGame(game.source), { file, plies: options['opening-plies'] }, terminal);
		const plan: MatchPlan = {
			players: named(players),
			adjudication: adjudicationOf(options),
			margin: options['time-margin'],
			seed,
			openings: (shuffle ? shuffled(openings, seed) : openings).slice(0, games),
			games,
			once,
			sprt: sprtOf(options),
			output: output === undefined ? undefined : resolve(terminal.directory, output),
			json,
		};
		return runTask('match', plan, options, terminal);
	},
});
