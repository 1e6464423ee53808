import type { JobContext } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import { randomFrom } from '@x/opponent';
import { stringify } from '@x/pgn';
import { cachedGame, startPosition } from '../game/game-cache.js';
import { definitionOf } from '../game/game-definition.js';
import type { NamedGame } from '../game/game-source.js';
import type { AdjudicationRules } from '../match/adjudication.js';
import { pointsOf, recordOf } from '../match/game-record.js';
import { playMatchGame } from '../match/match-game.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { GrowingFile } from '../output/write-file.js';
import type { Player } from '../players/player.js';
import type { PlayerChoice } from '../players/player-choice.js';
import { playerOf } from '../players/start-player.js';
import type { SprtOptions } from '../statistics/sprt.js';
import { MatchTally, matchText } from './match-report.js';
import { type AnyCommandTask, defineTask } from './task.js';

/** How all games of a match are played. */
interface MatchRules {
	/** Two of them. The first side of the first game has the first one. */
	readonly players: readonly PlayerChoice[];
	readonly adjudication: AdjudicationRules;
	/** Milliseconds that a player may exceed its time. */
	readonly margin: number;
	readonly seed: number;
}

/** The games to play, and what is shown of them. */
export interface MatchPlan extends MatchRules {
	/** At least one. They are used in turn. */
	readonly openings: readonly NamedGame[];
	readonly games: number;
	/** Whether each opening is played once, with colours that change from game to game, instead of twice. */
	readonly once: boolean;
	readonly sprt: SprtOptions | undefined;
	/** The file of the games. */
	readonly output: string | undefined;
	readonly json: boolean;
}

/** The games of one opening. */
export interface MatchPart extends MatchRules {
	readonly opening: NamedGame;
	/** The number of the first game, from 0. */
	readonly first: number;
	/** The player of the first side in each game: 0 or 1. */
	readonly whites: readonly number[];
}

/** A game that was played. */
export interface MatchGameResult {
	readonly white: number;
	/** The points of the first player. */
	readonly points: number;
	/** The rule that ended it, or another reason. */
	readonly reason: string;
	/** Why a player lost by its own fault. */
	readonly fault?: string;
	readonly pgn: string;
}

export interface MatchResult {
	readonly games: readonly MatchGameResult[];
}

const split = async (plan: MatchPlan): Promise<readonly MatchPart[]> => {
	const { players, adjudication, margin, seed, openings, games, once } = plan;
	const size = once ? 1 : 2;
	return Array.from({ length: games / size }, (_, index) => ({
		players,
		adjudication,
		margin,
		seed,
		opening: openings[index % openings.length]!,
		first: index * size,
		whites: once ? [index % 2] : [0, 1],
	}));
};

/** Reasons that are faults of a player. */
const FAULTS = ['time-forfeit', 'rules-infraction', 'abandonment'];

/** Plays one game of a part. */
const playOne = async (part: MatchPart, number: number, players: readonly Player[], signal: AbortSignal): Promise<MatchGameResult> => {
	const { players: choices, adjudication, margin, first, whites, opening } = part;
	const white = whites[number]!;
	const contestants = [white, 1 - white].map((index) => ({ player: players[index]!, limits: choices[index]!.limits }));
	const start = await startPosition(opening);
	const { sideOrder } = start.game.ruleset;
	if (sideOrder.length !== 2) throw new Unusable(`Expected a game of two sides, found ${sideOrder.length}.`);
	// Games with numbers side by side have unrelated seeds.
	const random = randomFrom((Math.imul(part.seed + 1, 0x85ebca6b) ^ Math.imul(first + number + 1, 0xc2b2ae35)) | 0);
	for (const { player } of contestants) await player.newGame(Math.floor(random() * 2 ** 31));
	const played = await playMatchGame(start, Object.fromEntries(sideOrder.map((side, index) => [side, contestants[index]!])), {
		adjudication,
		margin,
		signal,
	});
	const record = recordOf(played, {
		white: choices[white]!.name,
		black: choices[1 - white]!.name,
		round: whites.length === 1 ? String(first + 1) : `${first / 2 + 1}.${number + 1}`,
		clocks: contestants.map(({ limits }) => limits.clock),
	});
	const { rules, forced } = played.end;
	const points = pointsOf(record.result);
	return {
		white,
		points: white === 0 ? points : 1 - points,
		reason: forced?.reason ?? rules!.reason,
		...(forced !== undefined && FAULTS.includes(forced.reason) ? { fault: forced.why } : {}),
		pgn: stringify(record),
	};
};

const run = async (part: MatchPart, { signal, progress }: JobContext): Promise<MatchResult> => {
	const { source } = part.opening;
	const game = await cachedGame(source);
	const players = part.players.map((choice) => playerOf(choice, { game, definition: () => definitionOf(source), signal }));
	try {
		const games: MatchGameResult[] = [];
		for (let number = 0; number < part.whites.length; number++) {
			games.push(await playOne(part, number, players, signal));
			progress(games.length);
		}
		return { games };
	} finally {
		await Promise.all(players.map((player) => player.close()));
	}
};

const report = async (plan: MatchPlan, results: AsyncIterable<MatchResult>, terminal: Terminal): Promise<ExitCode> => {
	const tally = new MatchTally(plan);
	const file = plan.output === undefined ? undefined : new GrowingFile(plan.output, plan.output);
	try {
		for await (const { games } of results) {
			for (const [index, { pgn, points, fault }] of games.entries()) {
				const number = tally.games + index + 1;
				file?.write(`${number > 1 ? '\n' : ''}${pgn.trimEnd()}\n`);
				// The player that made the fault is the one that has no points.
				if (fault !== undefined) terminal.note(`Game ${number}: ${plan.players[points === 0 ? 0 : 1]!.name}: ${fault}\n`);
			}
			tally.add(games);
			if (tally.isDecided) break;
		}
	} finally {
		file?.close();
	}
	const { title = 'Games' } = await cachedGame(plan.openings[0]!.source);
	const data = tally.record(title);
	await terminal.write(plan.json ? `${JSON.stringify(data)}\n` : matchText(data));
	return EXIT.fine;
};

export const task: AnyCommandTask = defineTask<MatchPlan, MatchPart, MatchResult>({
	unit: 'games',
	split,
	size: ({ whites }) => whites.length,
	run,
	report,
	patience: 2000,
});
