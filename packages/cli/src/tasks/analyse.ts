import type { Game, Position } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import type { JobContext } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import { type PgnGame, stringify } from '@x/pgn';
import { games as resolver } from '@x/pgn/games';
import { readGames } from '@x/pgn/stream';
import { setTag, tagOf } from '@x/pgn/tree';
import { startOf } from '@x/pgn/validate';
import { annotateGame } from '../analysis/annotate.js';
import { summaryOf } from '../analysis/summary.js';
import { cachedGame } from '../game/game-cache.js';
import { definitionOf } from '../game/game-definition.js';
import type { GameSource } from '../game/game-source.js';
import type { Player } from '../players/player.js';
import type { PlayerChoice } from '../players/player-choice.js';
import { isLosing, UnknownVariant } from '../players/program-player.js';
import { playerOf } from '../players/start-player.js';
import type { AnalysedGame, AnalysePlan, AnalyseResult, AnalysisRules } from './analyse-plan.js';
import { report } from './analyse-report.js';
import { type FilePart, gameRanges, sizeOf, unpackedBytes } from './file-ranges.js';
import { type AnyCommandTask, defineTask } from './task.js';

type AnalysePart = AnalysisRules & FilePart;

/** The bytes of a job, so that most games are jobs of their own, and the most jobs of a file. */
const RANGE = 1024;
const MOST_JOBS = 10_000;

const split = async ({ files, output: _, json: __, ...rules }: AnalysePlan): Promise<readonly AnalysePart[]> => {
	const largest = Math.max(0, ...files.map(({ size }) => size));
	return (await gameRanges(files, Math.max(RANGE, Math.ceil(largest / MOST_JOBS)))).map((part) => ({ ...part, ...rules }));
};

/** The player of a job: the program is started for the first game, and again for games with other rules. */
class Analyst {
	readonly #choice: PlayerChoice;
	readonly #signal: AbortSignal;
	#current: { readonly game: Game; readonly player: Player } | undefined;

	constructor(choice: PlayerChoice, signal: AbortSignal) {
		this.#choice = choice;
		this.#signal = signal;
	}

	/** The player of a game, with which the game begins. */
	async for(game: Game, source: GameSource): Promise<Player> {
		if (this.#current?.game !== game) {
			await this.close();
			this.#current = { game, player: playerOf(this.#choice, { game, definition: () => definitionOf(source), signal: this.#signal }) };
		}
		const { player } = this.#current!;
		await player.newGame(1);
		return player;
	}

	async close(): Promise<void> {
		await this.#current?.player.close();
		this.#current = undefined;
	}
}

const SIDE_TAGS = ['White', 'Black'];

const written = (game: PgnGame): Pick<AnalysedGame, 'pgn' | 'note'> => {
	try {
		return { pgn: stringify(game) };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { note: error.message };
	}
};

/** A game as it was. */
const unchanged = (game: PgnGame, note: string | undefined): AnalysedGame => ({
	...written(game),
	sides: [],
	...(note === undefined ? {} : { note }),
});

const analysed = async (game: PgnGame, start: Position, part: AnalysisRules, analyst: Analyst): Promise<AnalysedGame> => {
	const choice = part.players[0]!;
	const source = part.game ?? { kind: 'id', id: start.game.id ?? '' };
	const player = await analyst.for(start.game, source);
	const { limits } = choice;
	const { game: annotated, turns, stopped } = await annotateGame(game, start, { player, limits, lineLength: part.lineLength });
	const signed = tagOf(annotated, 'Annotator') === undefined ? setTag(annotated, 'Annotator', choice.name) : annotated;
	const sides = start.game.ruleset.sideOrder.map((side, index) => {
		const name = tagOf(game, SIDE_TAGS[index] ?? '');
		return { ...summaryOf(turns, side, index === 0), ...(name === undefined ? {} : { name }) };
	});
	return { ...written(signed), sides, ...(stopped === undefined ? {} : { note: stopped }) };
};

const analyseOne = async (game: PgnGame, part: AnalysisRules, analyst: Analyst, signal: AbortSignal): Promise<AnalysedGame> => {
	const given = part.game === undefined ? undefined : await cachedGame(part.game);
	const { start, problems } = startOf(given === undefined ? resolver : () => given, game.tags);
	if (start === undefined) return unchanged(game, problems[0]?.message);
	try {
		return await analysed(game, start, part, analyst);
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof UnknownVariant) return unchanged(game, error.message);
		if (isLosing(error)) throw new Unusable(`${part.players[0]!.name}: ${error.message}`);
		throw error;
	}
};

const run = async (part: AnalysePart, context: JobContext): Promise<AnalyseResult> => {
	const { signal } = context;
	const analyst = new Analyst(part.players[0]!, signal);
	try {
		const games: AnalysedGame[] = [];
		for await (const { tags, comments, moves, result } of readGames(unpackedBytes(part, context)))
			games.push(await analyseOne({ tags, comments, moves, result }, part, analyst, signal));
		return { file: part.file, games };
	} finally {
		await analyst.close();
	}
};

export const task: AnyCommandTask = defineTask<AnalysePlan, AnalysePart, AnalyseResult>({
	unit: 'B',
	split,
	size: sizeOf,
	run,
	report,
	heavy: true,
	patience: 2000,
});
